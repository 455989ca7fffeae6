import type { SeenThing, View } from '../../../src/engine';
import { add, DIRECTIONS, directionTo, distanceToBody, STEPS } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { isFamished } from './consumables';
import { stairs, stepAlong, takeStairsDown, wayTo, wayToUnknown } from './ground';

/** Sorts the nearest first. */
export const foesOf = (view: View): SeenThing[] =>
  view.things.filter(({ kind, stance }) => kind === 'mob' && stance === 'hostile');

/** Measures in cells, to the nearest cell of the creature's body. */
export const farOff = ({ hero }: View, { at, size }: SeenThing): number => distanceToBody(hero.at, at, size);

export function* fight(situation: Situation, foes: readonly SeenThing[]): Plan {
  const { view } = situation;
  yield { kind: 'fight' };
  yield { kind: 'fight', sure: true };
  for (const foe of foes) {
    const direction = farOff(view, foe) < 2 ? directionTo(view.hero.at, foe.at) : null;
    if (direction !== null) yield { kind: 'attack', direction };
  }
  yield* takeStairsDown(view);
  yield* pressOn(situation);
}

/** Chance in percent that a step goes in a random direction, so that the bot does not stay in a corner. */
const RANDOM_STEPS = 25;

/** Plans a single step to the stairs or to unknown ground, because the engine refuses longer walks near enemies. */
function* pressOn({ view, rng }: Situation): Plan {
  if (rng.percent(RANDOM_STEPS)) yield { kind: 'move', direction: rng.pick(DIRECTIONS) };
  yield* stepAlong(view, wayTo(view, stairs(view, '>')) ?? wayToUnknown(view));
}

/** Plans single steps away from a creature. The step that gains the most distance comes first. */
export function* stepsAway(view: View, from: SeenThing): Plan {
  const gain = (step: { x: number; y: number }): number => distanceToBody(add(view.hero.at, step), from.at, from.size);
  const here = farOff(view, from);
  const outward = DIRECTIONS.filter((direction) => gain(STEPS[direction]) > here);
  for (const direction of outward.sort((a, b) => gain(STEPS[b]) - gain(STEPS[a]))) yield { kind: 'move', direction };
}

/** Maximum length, in steps, of a path to stairs by which the bot retreats. */
const WORTH_RUNNING = 15;
/** Minimum distance in cells of the nearest enemy at which the hero can leave by the stairs without being followed. */
const HEADSTART = 3;

/**
 * Plans to leave by the nearest stairs, to rest elsewhere. If no stairs are near, plans to step away from the nearest
 * enemy. Plans nothing if the hero is too hungry to rest, or if an enemy beside the hero would follow.
 */
export function* retreat({ view, rng }: Situation, foes: readonly SeenThing[]): Plan {
  const [nearest] = foes;
  if (!nearest || isFamished(view)) return;
  if (foes.some((foe) => wouldFollow(view, foe))) return;
  if (view.standingOn === '<') yield { kind: 'ascend' };
  yield* takeStairsDown(view);
  const way = wayTo(view, [...stairs(view, '<'), ...stairs(view, '>')]);
  if (way && way.length <= WORTH_RUNNING && farOff(view, nearest) >= HEADSTART) yield* stepAlong(view, way);
  // In one decision of five the bot does something else, so that no chase lasts for ever.
  if (rng.percent(80)) yield* stepsAway(view, nearest);
}

/** True if the enemy is beside the hero and small enough to follow over stairs. */
const wouldFollow = (view: View, foe: SeenThing): boolean =>
  farOff(view, foe) < 2 && foe.size.width === 1 && foe.size.height === 1;
