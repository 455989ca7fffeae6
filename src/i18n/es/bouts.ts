import type { Bout } from '../bouts';
import type { Names } from '../names';
import { LABELS } from './labels';

/** "Bandido: 2 de 4 aciertan, −7 PV; tú: 3 de 4, −14." */
export function boutSentence({ foe, foes, theirs, yours }: Bout, names: Names): string {
  const who = `${names.thing(foe)}${foes > 1 ? LABELS.times(foes) : ''}`;
  const sides = [`${who}: ${theirs.struck > 0 ? blows(theirs, ` ${LABELS.vitals.hp}`, ' aciertan') : 'ningún golpe'}`];
  if (yours.struck > 0) sides.push(`tú: ${blows(yours, '', theirs.struck > 0 ? '' : ' aciertan')}`);
  return `${sides.join('; ')}.`;
}

/** What hits is said once for both sides: pictures have little room. */
const blows = ({ hits, struck, shots, damage }: Bout['yours'], unit: string, hit: string): string =>
  `${hits} de ${struck}${hit}${shotsOf(shots)}${damage > 0 ? `, −${damage}${unit}` : ''}`;

/** A fight that was fought from afar, or begun there, says so. */
const shotsOf = (shots: number): string => (shots > 0 ? ` (${shots} ${shots === 1 ? 'disparo' : 'disparos'})` : '');
