import { freeOption } from '../../../src/play/options/treasures';
import type { Plan, Situation } from '../situation';

const ATTEMPTS = 6;
const WORTH = 0.25;
/** Minimum share of the hit points, 0 to 1, with which the bot frees a captive. */
const SOUND = 0.7;

/** Plans to free a captive if the hero is healthy and the captors are weak. A second captive goes home for a reward. */
export function* freeCaptives(situation: Situation): Plan {
  const { view, memory } = situation;
  const { hp } = view.hero;
  const freeing = hp.current >= SOUND * hp.max ? freeOption(situation) : null;
  const captive = view.things.find((thing) => thing.captive);
  if (!freeing || !captive || freeing.loss > WORTH) return;
  if (memory.tryAgain(`free ${captive.id}`, ATTEMPTS)) yield freeing.option.action;
}
