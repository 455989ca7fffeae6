import type { Bout } from '../bouts';
import type { Names } from '../names';
import { LABELS } from './labels';

/** "Bandido: 2 de 4 aciertan, −7 PV; tú: 3 de 4 aciertan, −14." */
export function boutSentence({ foe, foes, theirs, yours }: Bout, names: Names): string {
  const who = `${names.thing(foe)}${foes > 1 ? LABELS.times(foes) : ''}`;
  const sides = [`${who}: ${theirs.struck > 0 ? blows(theirs, ` ${LABELS.vitals.hp}`) : 'ningún golpe'}`];
  if (yours.struck > 0) sides.push(`tú: ${blows(yours, '')}`);
  return `${sides.join('; ')}.`;
}

const blows = ({ hits, struck, damage }: Bout['yours'], unit: string): string =>
  `${hits} de ${struck} aciertan${damage > 0 ? `, −${damage}${unit}` : ''}`;
