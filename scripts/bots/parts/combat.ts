import type { SeenThing, View } from '../../../src/engine';
import { add, DIRECTIONS, directionTo, distanceToBody, STEPS } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { isFamished } from './consumables';
import { stairs, stepAlong, wayTo, wayToUnknown } from './ground';

/** Who in view would attack, nearest first. */
export const foesOf = (view: View): SeenThing[] =>
  view.things.filter(({ kind, stance }) => kind === 'mob' && stance === 'hostile');

/** How far off the nearest cell of it is, straight. */
export const farOff = ({ hero }: View, { at, size }: SeenThing): number => distanceToBody(hero.at, at, size);

/** Closes in and strikes; goes on past those it cannot reach. */
export function* melee(situation: Situation, foes: readonly SeenThing[]): Plan {
  const { view } = situation;
  yield { kind: 'fight' };
  yield { kind: 'fight', sure: true };
  for (const foe of foes) {
    const direction = farOff(view, foe) < 2 ? directionTo(view.hero.at, foe.at) : null;
    if (direction !== null) yield { kind: 'attack', direction };
  }
  if (view.standingOn === '>') yield { kind: 'descend' };
  yield* pressOn(situation);
}

/** One pace in four goes anywhere, so that no corner holds it for ever. */
const STRAYING = 25;

/** Step by step, where longer walks are refused: to the stairs, or into the unknown. */
export function* pressOn({ view, rng }: Situation): Plan {
  if (rng.percent(STRAYING)) yield { kind: 'move', direction: rng.pick(DIRECTIONS) };
  yield* stepAlong(view, wayTo(view, stairs(view, '>')) ?? wayToUnknown(view));
}

/** Single steps that lead away from somebody, the farthest first. */
export function* stepsAway(view: View, from: SeenThing): Plan {
  const gain = (step: { x: number; y: number }): number => distanceToBody(add(view.hero.at, step), from.at, from.size);
  const here = farOff(view, from);
  const outward = DIRECTIONS.filter((direction) => gain(STEPS[direction]) > here);
  for (const direction of outward.sort((a, b) => gain(STEPS[b]) - gain(STEPS[a]))) yield { kind: 'move', direction };
}

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
