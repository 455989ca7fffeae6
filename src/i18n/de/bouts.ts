import type { Bout } from '../bouts';
import type { Names } from '../names';
import { LABELS } from './labels';

/** "Bandit: 2 von 4 treffen, −7 LP; du: 3 von 4, −14." */
export function boutSentence({ foe, foes, theirs, yours }: Bout, names: Names): string {
  const who = `${names.thing(foe)}${foes > 1 ? LABELS.times(foes) : ''}`;
  const sides = [`${who}: ${theirs.struck > 0 ? blows(theirs, ` ${LABELS.vitals.hp}`, ' treffen') : 'kein Angriff'}`];
  if (yours.struck > 0) sides.push(`du: ${blows(yours, '', theirs.struck > 0 ? '' : ' treffen')}`);
  return `${sides.join('; ')}.`;
}

/** What hits is said once for both sides: pictures have little room. */
const blows = ({ hits, struck, shots, damage }: Bout['yours'], unit: string, hit: string): string =>
  `${hits} von ${struck}${hit}${shotsOf(shots)}${damage > 0 ? `, −${damage}${unit}` : ''}`;

/** A fight that was fought from afar, or begun there, says so. */
const shotsOf = (shots: number): string => (shots > 0 ? ` (${shots} ${shots === 1 ? 'Schuss' : 'Schüsse'})` : '');
