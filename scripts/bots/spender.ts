import { lossAgainst } from '../../src/play/advice/odds';
import { foesOf } from '../../src/play/advice/situation';
import { first } from './first';
import { isAtStandstill, press } from './parts/presses';
import { strongestAttack } from './parts/strongest-attack';
import type { Bot, Situation } from './situation';

/** Share of the present hit points, 0 to 1. A fight that costs more on average counts as costly. */
const COSTLY = 0.15;

/** Bot that uses its strongest attack in costly fights, and otherwise plays like the bot `first`. */
export const spender: Bot = function* (situation) {
  const [nearest] = foesOf(situation);
  if (nearest && !isAtStandstill(situation) && isCostly(situation)) {
    const attack = strongestAttack(situation, nearest);
    if (attack) yield* press(attack);
  }
  yield* first(situation);
};

const isCostly = (situation: Situation): boolean => lossAgainst(situation, foesOf(situation)) > COSTLY;
