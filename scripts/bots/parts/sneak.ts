import type { View } from '../../../src/engine';
import { distance, type Point } from '../../../src/lib/geometry';
import { distanceField, UNREACHED, type WalkMap } from '../../../src/lib/path';
import { NEIGHBOURS } from '../../../src/lib/sides';
import type { Plan, Situation } from '../situation';
import { foesOf } from './combat';
import { heal, isHurt } from './consumables';
import { goDown } from './exploring';
import { groundOf, stairs, stepAlong, wayTo, wayToUnknown } from './ground';

/** Share of the hit points below which it drinks on tiptoe, and below which it rests while nobody is about. */
const FAINT = 0.5;
const RESTED = 0.9;

/** The shortest way down, past whoever is about and without a blow; where it is cut off, towards the stairs up. */
export function* sneakDown(situation: Situation): Plan {
  const { view } = situation;
  const isAlone = foesOf(view).length === 0;
  if (isAlone && isHurt(situation, RESTED)) yield { kind: 'rest' };
  if (isHurt(situation, FAINT)) yield* heal(situation);
  yield* goDown(situation);
  yield* stepAlong(view, wayTo(view, stairs(view, '>')));
  const onward = wayOnward(situation);
  if (onward && isAlone) yield { kind: 'travel', to: onward.at(-1) as Point };
  yield* stepAlong(view, onward);
  if (isAlone) yield { kind: 'explore' };
  yield* stepAlong(view, wayToUnknown(view));
  yield* slipAway(situation);
  if (!isAlone) yield { kind: 'wait' };
}

/** One step towards the stairs up, or up them. */
function* slipAway({ view }: Situation): Plan {
  if (view.standingOn === '<') yield { kind: 'ascend' };
  yield* stepAlong(view, wayTo(view, stairs(view, '<')));
}

/** Cost of a step in a field of distances. */
const STEP = 100;

/** Steps of a way that a cell may be worth for each cell that it is farther from the stairs up. */
const LONGING = 2;

/**
 * The way to the edge of what is known, away from the stairs up, since those down are mostly on the other side. It goes
 * on to the same edge until that has come into view: who turns back runs into whoever is after it. `null` without any.
 */
function wayOnward({ view, memory }: Situation): Point[] | null {
  const map = groundOf(view);
  const { width } = view;
  const pointOf = (cell: number): Point => ({ x: cell % width, y: Math.floor(cell / width) });
  const kept = memory.onward;
  const isKept = kept?.depth === view.depth && map.blocked[kept.cell] === 0 && isEdge(view, kept.cell);
  const cell = isKept ? kept.cell : edgeFarthest(view, map, stairs(view, '<')[0] ?? view.hero.at);
  memory.onward = cell === null ? null : { depth: view.depth, cell };
  return cell === null ? null : wayTo(view, [pointOf(cell)], map);
}

function edgeFarthest(view: View, map: WalkMap, from: Point): number | null {
  const field = distanceField(map, [view.hero.at]);
  let best: number | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < field.length; cell++) {
    const steps = field[cell] as number;
    if (steps === UNREACHED || map.blocked[cell] === 1 || !isEdge(view, cell)) continue;
    const at = { x: cell % view.width, y: Math.floor(cell / view.width) };
    const worth = LONGING * distance(at, from) - steps / STEP;
    if (worth > most) [best, most] = [cell, worth];
  }
  return best;
}

/**
 * Is one of the eight cells around unknown? The outermost ring of a level always is, and where the hero stands nothing.
 */
function isEdge({ tiles, width, height, hero }: View, cell: number): boolean {
  if (cell === hero.at.y * width + hero.at.x) return false;
  return NEIGHBOURS.some(([dx, dy]) => {
    const [x, y] = [(cell % width) + dx, Math.floor(cell / width) + dy];
    return x > 0 && y > 0 && x < width - 1 && y < height - 1 && tiles[y * width + x] === ' ';
  });
}
