import { type Blows, type Exchange, isCounted } from '../exchanges';
import type { Names } from '../names';
import { count } from './grammar';
import { LABELS } from './labels';

/** Returns a sentence about all blows between two sides: `Bandit: 2 of 4 hit, −7 HP; you: 3 of 4, −14.` */
export function exchangeSentence({ foe, foes, theirs, yours }: Exchange, names: Names): string {
  const who = `${names.thing(foe)}${foes > 1 ? LABELS.times(foes) : ''}`;
  const sides = [`${who}: ${theirs.struck > 0 ? blows(theirs, ` ${LABELS.vitals.hp}`, true) : 'no blow'}`];
  if (yours.struck > 0) sides.push(`you: ${blows(yours, '', !isCounted(theirs))}`);
  return `${sides.join('; ')}.`;
}

/**
 * Describes the blows of one side: `2 of 4 hit, −7 HP`. If `isFirst` is false, the word "hit" is left out, because
 * pictures have little room.
 */
function blows(side: Blows, unit: string, isFirst: boolean): string {
  const { hits, struck, shots, damage } = side;
  const hit = isFirst ? ' hit' : '';
  const outcome = isCounted(side) ? `${hits} of ${struck}${hit}` : 'missed';
  return `${outcome}${shotsOf(shots)}${damage > 0 ? `, −${damage}${unit}` : ''}`;
}

/** Returns the number of shots in parentheses; `''` if there were none. */
const shotsOf = (shots: number): string => (shots > 0 ? ` (${count(shots, 'shot', 'shots')})` : '');
