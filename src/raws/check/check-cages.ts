import type { CageRaw } from '../../engine/schema/cages';
import type { Parsed } from '../kinds';
import type { Reporter } from './reporter';

const PEDESTALS = 3;

export function checkCages(parsed: Pick<Parsed, 'cages' | 'prefabs' | 'props'>, reporter: Reporter): void {
  const { cages, locked_rooms: lockedRooms } = parsed.cages;
  const { report, refer } = reporter;
  for (const { id, rows, things } of cages) {
    const all = things.flat();
    refer(id, 'things', 'item', all);
    for (const twice of new Set(all.filter((one, n) => all.indexOf(one) !== n))) {
      report(id, 'things', `${twice} stands twice: the three things must differ`);
    }
    checkRows(parsed, { id, rows, wanted: PEDESTALS }, reporter);
  }
  for (const { id, rows } of lockedRooms) {
    checkRows(parsed, { id, rows, wanted: 0 }, reporter);
    if (![...rows.join('')].some((mark) => partOf(parsed, mark) === 'gate')) report(id, 'rows', 'no gate locks it');
  }
}

type Legend = Pick<Parsed, 'prefabs' | 'props'>;

const partOf = ({ props: { props }, prefabs: { legend } }: Legend, mark: string) =>
  props.find(({ id }) => id === legend[mark]?.raw)?.cage?.part;

function checkRows(
  parsed: Legend,
  { id, rows, wanted }: Pick<CageRaw, 'id' | 'rows'> & { wanted: number },
  { report }: Reporter,
): void {
  const { legend } = parsed.prefabs;
  const isEntrance = (mark: string) =>
    partOf(parsed, mark) === 'gate' ||
    parsed.props.props.some((prop) => prop.id === legend[mark]?.raw && prop.door_open);
  const marks = [...rows.join('')];
  if (rows.some((row) => row.length !== rows[0]?.length)) report(id, 'rows', 'rows differ in length');
  for (const mark of new Set(marks))
    if (!legend[mark]) report(id, 'rows', `no such mark in the legend of prefabs.json: ${mark}`);
  const pedestals = marks.filter((mark) => partOf(parsed, mark) === 'pedestal').length;
  if (pedestals !== wanted) report(id, 'rows', `${pedestals} pedestals, not ${wanted}`);
  const entrances = edgeOf(rows).filter((mark) => legend[mark]?.tile !== 'wall');
  if (entrances.length !== 1 || !isEntrance(entrances[0] ?? '')) {
    report(id, 'rows', 'the edge is wall, and one door or gate');
  }
  // The hero at the gate could shoot the trapped creature.
  if (partOf(parsed, entrances[0] ?? '') === 'gate' && marks.some((mark) => legend[mark]?.random === 'mob')) {
    report(id, 'rows', 'a creature is shut in behind the gate');
  }
}

const edgeOf = (rows: CageRaw['rows']): string[] =>
  rows.flatMap((row, y) =>
    [...row].filter((_, x) => y === 0 || y === rows.length - 1 || x === 0 || x === row.length - 1),
  );
