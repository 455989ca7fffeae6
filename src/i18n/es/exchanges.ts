import { type Blows, type Exchange, isCounted } from '../exchanges';
import type { Names } from '../names';
import { count } from './grammar';
import { LABELS } from './labels';

/** "Bandido: 2 de 4 aciertan, −7 PV; tú: 3 de 4, −14." or "Bandido: sin acertar; tú: 1 de 1 acierta, −6." */
export function exchangeSentence({ foe, foes, theirs, yours }: Exchange, names: Names): string {
  const who = `${names.thing(foe)}${foes > 1 ? LABELS.times(foes) : ''}`;
  const sides = [`${who}: ${theirs.struck > 0 ? blows(theirs, ` ${LABELS.vitals.hp}`, true) : 'ningún golpe'}`];
  if (yours.struck > 0) sides.push(`tú: ${blows(yours, '', !isCounted(theirs))}`);
  return `${sides.join('; ')}.`;
}

/** That hits are counted is said once for both sides: pictures have little room. */
function blows(side: Blows, unit: string, isFirst: boolean): string {
  const { hits, struck, shots, damage } = side;
  const hit = isFirst ? (hits === 1 ? ' acierta' : ' aciertan') : '';
  const outcome = isCounted(side) ? `${hits} de ${struck}${hit}` : 'sin acertar';
  return `${outcome}${shotsOf(shots)}${damage > 0 ? `, −${damage}${unit}` : ''}`;
}

/** A fight that was fought from afar, or begun there, says so. */
const shotsOf = (shots: number): string => (shots > 0 ? ` (${count(shots, 'disparo', 'disparos')})` : '');
