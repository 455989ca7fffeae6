import type { Bout } from '../bouts';
import type { Names } from '../names';
import { LABELS } from './labels';

/** "Bandit: 2 von 4 treffen, −7 LP; du: 3 von 4 treffen, −14." */
export function boutSentence({ foe, foes, theirs, yours }: Bout, names: Names): string {
  const who = `${names.thing(foe)}${foes > 1 ? LABELS.times(foes) : ''}`;
  const sides = [`${who}: ${theirs.struck > 0 ? blows(theirs, ` ${LABELS.vitals.hp}`) : 'kein Angriff'}`];
  if (yours.struck > 0) sides.push(`du: ${blows(yours, '')}`);
  return `${sides.join('; ')}.`;
}

const blows = ({ hits, struck, damage }: Bout['yours'], unit: string): string =>
  `${hits} von ${struck} treffen${damage > 0 ? `, −${damage}${unit}` : ''}`;
