import { cellIndex, distance, type Point, pointOf } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { foesOf } from './combat';
import { heal, isHurt } from './consumables';
import { goDown } from './exploring';
import { bestEdge, groundOf, isEdge, stairs, stepAlong, wayTo, wayToUnknown } from './ground';

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

/** Steps of a way that a cell may be worth for each cell that it is farther from the stairs up. */
const LONGING = 2;

/**
 * The way to the edge of what is known, away from the stairs up, since those down are mostly on the other side. It goes
 * on to the same edge until that has come into view: who turns back runs into whoever is after it. `null` without any.
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
