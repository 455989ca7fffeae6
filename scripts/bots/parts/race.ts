import { firstDepth } from '../../../src/engine/schema/campaigns';
import type { Plan, Situation } from '../situation';
import { freeCaptives } from './captives';
import { isHurt, knownItems } from './consumables';
import { explore, goDown } from './exploring';
import { takeGoal } from './goal';
import { stairs } from './ground';
import { openCage, takeFromCage } from './treasures';

export const isRace = ({ raws }: Pick<Situation, 'raws'>): boolean => raws.campaign.race !== undefined;

/** Share of the hit points, 0 to 1, below which the bot rests. Rest costs a few turns, and no wounds. */
const RESTED = 0.8;

/**
 * Plans the way to the prize. The bot takes what cages and captives offer on the way. It explores only the first level,
 * for its things. On later levels the bot reads a map, and goes down when it knows the stairs.
 */
export function* race(situation: Situation): Plan {
  const { raws, view } = situation;
  yield* takeGoal(situation);
  if (isHurt(situation, RESTED)) yield { kind: 'rest' };
  yield* freeCaptives(situation);
  yield* takeFromCage(situation);
  if (view.depth === firstDepth(raws.campaign)) {
    yield* openCage(situation);
    yield* explore(situation);
  }
  if (stairs(view, '>').length > 0) yield* goDown(situation);
  else if (view.depth !== raws.campaign.stages.at(-1)?.depths[1])
    for (const { id } of knownItems(situation, 'magic_mapping')) yield { kind: 'use', item: id };
  yield* explore(situation);
}
