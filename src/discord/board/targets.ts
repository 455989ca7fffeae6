import type { AimedAction, Board, Point, SeenThing } from '../types';
import type { I18n } from './renderer';
import { targetCell } from './target-cell';

/** Somebody in sight, at the cell to aim at. */
export interface Target {
  thing: SeenThing;
  at: Point;
}

/** All there is reaches as far as this; an unknown thing is told of no nearer. */
const USUAL_RANGE = 6;

export function nameOf({ view }: Board, action: AimedAction, i18n: I18n): string {
  if (action.kind === 'cast') return i18n.spell(action.spell);
  const held = view.held.find(({ id }) => id === action.item);
  return held ? i18n.thing(held) : i18n.controls.lost;
}

export const rangeOf = (board: Board, action: AimedAction): number => reachOf(board, action)?.range ?? USUAL_RANGE;

/** Does it hit more than one cell, as far as the hero knows? */
export const hasArea = (board: Board, action: AimedAction): boolean =>
  (reachOf(board, action)?.radius ?? null) !== null;

const reachOf = ({ view }: Board, action: AimedAction) =>
  action.kind === 'cast'
    ? view.hero.spells.find(({ spell }) => spell === action.spell)
    : view.held.find(({ id }) => id === action.item);

/** Creatures in sight, enemies first and each kind nearest first, at the nearest cell of each that would be taken. */
export function targetsOf({ view, legal }: Board, action: AimedAction): Target[] {
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
  return ordered.filter(({ at }, i) => ordered.findIndex((other) => isSame(other.at, at)) === i);
}

/** Those of a preview's caught that are in sight, nearest first. */
export function caughtTargets(board: Board, caught: readonly { id: number }[]): Target[] {
  return board.view.things
    .filter(({ id }) => caught.some((one) => one.id === id))
    .map((thing) => ({ thing, at: targetCell(board, thing) }));
}

/** The action without its target. */
export const untargeted = (action: AimedAction): AimedAction =>
  action.kind === 'cast' ? { kind: 'cast', spell: action.spell } : { kind: 'use', item: action.item };

export const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

const covers = ({ at, size }: SeenThing, cell: Point): boolean =>
  cell.x >= at.x && cell.y >= at.y && cell.x < at.x + size.width && cell.y < at.y + size.height;
