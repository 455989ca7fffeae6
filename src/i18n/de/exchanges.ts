import { type Blows, type Exchange, isCounted } from '../exchanges';
import type { Names } from '../names';
import { count } from './grammar';
import { LABELS } from './labels';

/** "Bandit: 2 von 4 treffen, −7 LP; du: 3 von 4, −14." or "Bandit: daneben; du: 1 von 1 trifft, −6." */
export function exchangeSentence({ foe, foes, theirs, yours }: Exchange, names: Names): string {
  const who = `${names.thing(foe)}${foes > 1 ? LABELS.times(foes) : ''}`;
  const sides = [`${who}: ${theirs.struck > 0 ? blows(theirs, ` ${LABELS.vitals.hp}`, true) : 'kein Angriff'}`];
  if (yours.struck > 0) sides.push(`du: ${blows(yours, '', !isCounted(theirs))}`);
  return `${sides.join('; ')}.`;
}

/** That hits are counted is said once for both sides: pictures have little room. */
function blows(side: Blows, unit: string, isFirst: boolean): string {
  const { hits, struck, shots, damage } = side;
  const hit = isFirst ? (hits === 1 ? ' trifft' : ' treffen') : '';
  const outcome = isCounted(side) ? `${hits} von ${struck}${hit}` : 'daneben';
  return `${outcome}${shotsOf(shots)}${damage > 0 ? `, −${damage}${unit}` : ''}`;
}

/** A fight that was fought from afar, or begun there, says so. */
const shotsOf = (shots: number): string => (shots > 0 ? ` (${count(shots, 'Schuss', 'Schüsse')})` : '');
