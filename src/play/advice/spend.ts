import type { Rule } from './advice';
import { choiceAbout } from './choice-about';
import { DEFEAT, isLosing } from './flee';
import { lossWithAll } from './magic';
import { foesOf } from './situation';

/**
 * Leaves the choice where a fight would be lost, but for scrolls and charges that the hero knows. They are scarce: that
 * they would decide it is told, and whether this is the fight for them is the player's to say.
 */
export const spend: Rule = (situation) => {
  const foes = foesOf(situation);
  if (foes.length === 0 || !isLosing(situation, foes) || lossWithAll(situation, foes) >= DEFEAT) return null;
  return choiceAbout('spend', situation, foes);
};
