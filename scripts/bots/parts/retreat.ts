import type { SeenThing } from '../../../src/engine';
import type { Plan, Situation } from '../bot';
import { stairs, stepAlong, wayTo } from './ground';
import { farOff, stepsAway } from './melee';
import { isFamished } from './supplies';

/** Steps to stairs that are worth running for, from far off and from beside an enemy. */
const WORTH_RUNNING = 15;
const WORTH_DASHING = 3;

/** By the nearest stairs out of sight, where it can rest; from afar simply away. Nobody rests on an empty stomach. */
export function* retreat({ view, rng }: Situation, foes: readonly SeenThing[]): Plan {
  const [nearest] = foes;
  if (!nearest || isFamished(view)) return;
  if (view.standingOn === '<') yield { kind: 'ascend' };
  if (view.standingOn === '>') yield { kind: 'descend' };
  const beside = farOff(view, nearest) < 2;
  const way = wayTo(view, [...stairs(view, '<'), ...stairs(view, '>')]);
  if (way && way.length <= (beside ? WORTH_DASHING : WORTH_RUNNING)) yield* stepAlong(view, way);
  // one pace in five is spent otherwise, so that nobody is chased for ever
  if (!beside && rng.percent(80)) yield* stepsAway(view, nearest);
}
