import { type Blows, type Exchange, isCounted } from '../exchanges';
import type { Names } from '../names';
import { count } from './grammar';
import { LABELS } from './labels';

/** Returns a sentence about all blows between two sides: `Bandido: 2 de 4 aciertan, −7 PV; tú: 3 de 4, −14.` */
export function exchangeSentence({ foe, foes, theirs, yours }: Exchange, names: Names): string {
  const who = `${names.thing(foe)}${foes > 1 ? LABELS.times(foes) : ''}`;
  const sides = [`${who}: ${theirs.struck > 0 ? blows(theirs, ` ${LABELS.vitals.hp}`, true) : 'ningún golpe'}`];
  if (yours.struck > 0) sides.push(`tú: ${blows(yours, '', !isCounted(theirs))}`);
  return `${sides.join('; ')}.`;
}

/**
 * Describes the blows of one side: `2 de 4 aciertan, −7 PV`. If `isFirst` is false, the verb is left out, because
 * pictures have little room.
 */
function blows(side: Blows, unit: string, isFirst: boolean): string {
  const { hits, struck, shots, damage } = side;
  const hit = isFirst ? (hits === 1 ? ' acierta' : ' aciertan') : '';
  const outcome = isCounted(side) ? `${hits} de ${struck}${hit}` : 'sin acertar';
  return `${outcome}${shotsOf(shots)}${damage > 0 ? `, −${damage}${unit}` : ''}`;
}

/** Returns the number of shots in parentheses; `''` if there were none. */
const shotsOf = (shots: number): string => (shots > 0 ? ` (${count(shots, 'disparo', 'disparos')})` : '');
