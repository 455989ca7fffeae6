import type { SeenThing } from '../../engine';
import type { Advice, ChoiceTopic, Situation } from './advice';
import { isLosing } from './flee';
import { lossWithMagic } from './magic';

/** The choice what to do about these enemies, by the name of the one that is too strong. */
export function choiceAbout(about: ChoiceTopic, situation: Situation, foes: readonly SeenThing[]): Advice {
  const thing = foes.length === 1 ? foes[0] : worstOf(situation, foes);
  return { kind: 'choice', about, ...(thing && { thing }) };
}

/** The one that alone would beat the hero, the worst of several; `undefined` where only all of them together would. */
function worstOf(situation: Situation, foes: readonly SeenThing[]): SeenThing | undefined {
  const lossTo = (foe: SeenThing): number => lossWithMagic(situation, [foe]);
  return foes.filter((foe) => isLosing(situation, [foe])).sort((a, b) => lossTo(b) - lossTo(a))[0];
}
