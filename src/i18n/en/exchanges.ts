import { type Blows, type Exchange, isCounted } from '../exchanges';
import type { Names } from '../names';
import { count } from './grammar';
import { LABELS } from './labels';

/** "Bandit: 2 of 4 hit, −7 HP; you: 3 of 4, −14." or "Bandit: missed; you: 1 of 1 hit, −6." */
export function exchangeSentence({ foe, foes, theirs, yours }: Exchange, names: Names): string {
  const who = `${names.thing(foe)}${foes > 1 ? LABELS.times(foes) : ''}`;
  const sides = [`${who}: ${theirs.struck > 0 ? blows(theirs, ` ${LABELS.vitals.hp}`, true) : 'no blow'}`];
  if (yours.struck > 0) sides.push(`you: ${blows(yours, '', !isCounted(theirs))}`);
  return `${sides.join('; ')}.`;
}

/** That hits are counted is said once for both sides: pictures have little room. */
function blows(side: Blows, unit: string, isFirst: boolean): string {
  const { hits, struck, shots, damage } = side;
  const hit = isFirst ? ' hit' : '';
  const outcome = isCounted(side) ? `${hits} of ${struck}${hit}` : 'missed';
  return `${outcome}${shotsOf(shots)}${damage > 0 ? `, −${damage}${unit}` : ''}`;
}

/** A fight that was fought from afar, or begun there, says so. */
const shotsOf = (shots: number): string => (shots > 0 ? ` (${count(shots, 'shot', 'shots')})` : '');
