import type { CageRaw } from '../../engine/schema/cages';
import type { Parsed } from '../kinds';
import type { Reporter } from './reporter';

/** Number of pedestals in a cage. */
const PEDESTALS = 3;

/**
 * Reports cages with things that do not exist or that two lists share, rows of unequal length, marks without a meaning,
 * and cages without three pedestals or without one entrance on their edge.
 */
export function checkCages({ cages: { cages }, prefabs: { legend }, props: { props } }: Parsed, reporter: Reporter) {
  const partOf = (mark: string) => props.find(({ id }) => id === legend[mark]?.raw)?.cage?.part;
  const isEntrance = (mark: string) =>
    partOf(mark) === 'gate' || props.some(({ id, door_open }) => id === legend[mark]?.raw && door_open);
  for (const { id, rows, things } of cages) {
    const { report, refer } = reporter;
    const all = things.flat();
    refer(id, 'things', 'item', all);
    for (const twice of new Set(all.filter((one, n) => all.indexOf(one) !== n))) {
      report(id, 'things', `${twice} stands twice: the three things must differ`);
    }
    const marks = [...rows.join('')];
    if (rows.some((row) => row.length !== rows[0]?.length)) report(id, 'rows', 'rows differ in length');
    for (const mark of new Set(marks)) if (!legend[mark]) report(id, 'rows', `no such mark in the legend: ${mark}`);
    const pedestals = marks.filter((mark) => partOf(mark) === 'pedestal').length;
    if (pedestals !== PEDESTALS) report(id, 'rows', `${pedestals} pedestals, not ${PEDESTALS}`);
    const entrances = edgeOf(rows).filter((mark) => legend[mark]?.tile !== 'wall');
    if (entrances.length !== 1 || !isEntrance(entrances[0] ?? '')) {
      report(id, 'rows', 'the edge is wall, and one door or gate');
    }
  }
}

/** Returns the marks on the edge of the drawing. */
const edgeOf = (rows: CageRaw['rows']): string[] =>
  rows.flatMap((row, y) =>
    [...row].filter((_, x) => y === 0 || y === rows.length - 1 || x === 0 || x === row.length - 1),
  );
