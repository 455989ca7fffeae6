import { cellIndex, distance, type Point, pointOf } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { foesOf } from './combat';
import { heal, isHurt } from './consumables';
import { goDown } from './exploring';
import { bestEdge, groundOf, isEdge, stairs, stepAlong, wayTo, wayToUnknown } from './ground';

/** Share of the hit points, 0 to 1, below which a sneaking bot drinks a potion. */
const FAINT = 0.5;
/** Share of the hit points, 0 to 1, below which a sneaking bot rests if no enemy is in view. */
const RESTED = 0.9;

/** Plans to sneak down on the shortest path, past enemies and without attacks; if blocked, to the stairs up. */
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

function* slipAway({ view }: Situation): Plan {
  if (view.standingOn === '<') yield { kind: 'ascend' };
  yield* stepAlong(view, wayTo(view, stairs(view, '<')));
}

/** Number of additional steps that the bot accepts to be one cell farther from the stairs up. */
const LONGING = 2;

/**
 * Returns the path to a cell beside unknown ground; `null` if there is none. Prefers cells far from the stairs up,
 * because the stairs down are mostly on the other side. Keeps its goal until the hero has seen beyond it, because a
 * hero who turns back meets pursuers.
 */
function wayOnward({ view, memory }: Situation): Point[] | null {
  const map = groundOf(view);
  const kept = memory.onward;
  const isKept = kept?.depth === view.depth && map.blocked[kept.cell] === 0 && isEdge(view, pointOf(view, kept.cell));
  const from = stairs(view, '<')[0] ?? view.hero.at;
  const edge = isKept
    ? pointOf(view, kept.cell)
    : bestEdge(view, map, (at, steps) => LONGING * distance(at, from) - steps);
  memory.onward = edge === null ? null : { depth: view.depth, cell: cellIndex(view, edge) };
  return edge === null ? null : wayTo(view, [edge], map);
}
