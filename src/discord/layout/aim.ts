import { button, row } from '../component';
import type { Words } from '../presenter';
import type { Action, Board, Point, SeenThing } from '../types';
import type { Controls } from './controls';
import { backButton, idsOf } from './pad';

type Aimed = Extract<Action, { kind: 'use' | 'cast' }>;

interface Target {
  thing: SeenThing;
  at: Point;
}

/** Targets that get a button, and a number on the picture. */
const MOST_TARGETS = 9;

/** Numbered buttons for whom it may be aimed at, enemies first, each kind nearest first; at most nine. */
export function aimControls(board: Board, action: Aimed, words: Words): Controls {
  const id = idsOf(board);
  const { view } = board;
  const name = nameOf(board, action, words);
  const range = rangeOf(board, action);
  const targets = targetsOf(board, action).slice(0, MOST_TARGETS);
  const buttons = targets.map(({ thing, at }, index) =>
    button({
      id: id({ kind: 'act', action: { ...action, at } }),
      label: `${index + 1} ${words.thing(thing)} (${words.place(view.hero.at, at)})`,
      style: thing.stance === 'hostile' ? 'danger' : 'secondary',
    }),
  );
  const rows = [buttons.slice(0, 5), buttons.slice(5)].filter((some) => some.length > 0).map((some) => row(...some));
  const ask = targets.length > 0 ? 'choose a target.' : `nobody to aim at within ${range} cells.`;
  const typed = action.kind === 'cast' ? '/cast' : '/use';
  return {
    say: [`**${name}**: ${ask}`, `-# Any cell in sight will do: \`${typed}\` takes an offset such as \`3e 2n\`.`],
    rows: [...rows, row(backButton(board, 'Cancel'))],
    aim: {
      label: `${name}: choose a target`,
      range,
      targets: targets.map(({ thing }) => ({ id: thing.id, at: thing.at, size: thing.size })),
      blast: [],
      chosen: null,
      ruler: true,
    },
  };
}

/** Creatures in sight, in the view's order of nearness, at the nearest cell of each that would be taken. */
function targetsOf({ view, legal }: Board, action: Aimed): Target[] {
  const cells = legal.flatMap((other) => {
    if (other.kind === 'use' && action.kind === 'use' && other.item === action.item) return other.at ?? [];
    if (other.kind === 'cast' && action.kind === 'cast' && other.spell === action.spell) return other.at ?? [];
    return [];
  });
  const far = ({ x, y }: Point): number => (x - view.hero.at.x) ** 2 + (y - view.hero.at.y) ** 2;
  const targets = view.things.flatMap((thing): Target[] => {
    if (thing.kind !== 'mob') return [];
    const [at] = cells.filter((cell) => covers(thing, cell)).sort((a, b) => far(a) - far(b));
    return at ? [{ thing, at }] : [];
  });
  const ordered = targets.sort((a, b) => Number(b.thing.stance === 'hostile') - Number(a.thing.stance === 'hostile'));
  // Controls of one message must differ: a cell has one button, whoever shares it.
  return ordered.filter(({ at }, i) => ordered.findIndex((other) => other.at.x === at.x && other.at.y === at.y) === i);
}

const covers = ({ at, size }: SeenThing, cell: Point): boolean =>
  cell.x >= at.x && cell.y >= at.y && cell.x < at.x + size.width && cell.y < at.y + size.height;

function nameOf({ view }: Board, action: Aimed, words: Words): string {
  if (action.kind === 'cast') return words.spell(action.spell);
  const held = view.held.find(({ id }) => id === action.item);
  return held ? words.thing(held) : 'Something you no longer have';
}

/** All there is reaches as far as this; an unknown thing is told of no nearer. */
const USUAL_RANGE = 6;

function rangeOf({ view }: Board, action: Aimed): number {
  const range =
    action.kind === 'cast'
      ? view.hero.spells.find(({ spell }) => spell === action.spell)?.range
      : view.held.find(({ id }) => id === action.item)?.range;
  return range ?? USUAL_RANGE;
}
