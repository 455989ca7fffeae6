import type { Bout } from '../bouts';
import type { Names } from '../names';
import { LABELS } from './labels';

/** "Bandit: 2 of 4 hit, −7 HP; you: 3 of 4, −14." */
export function boutSentence({ foe, foes, theirs, yours }: Bout, names: Names): string {
  const who = `${names.thing(foe)}${foes > 1 ? LABELS.times(foes) : ''}`;
  const sides = [`${who}: ${theirs.struck > 0 ? blows(theirs, ` ${LABELS.vitals.hp}`, ' hit') : 'no blow'}`];
  if (yours.struck > 0) sides.push(`you: ${blows(yours, '', theirs.struck > 0 ? '' : ' hit')}`);
  return `${sides.join('; ')}.`;
}

/** What hits is said once for both sides: pictures have little room. */
const blows = ({ hits, struck, shots, damage }: Bout['yours'], unit: string, hit: string): string =>
  `${hits} of ${struck}${hit}${shotsOf(shots)}${damage > 0 ? `, −${damage}${unit}` : ''}`;

/** A fight that was fought from afar, or begun there, says so. */
const shotsOf = (shots: number): string => (shots > 0 ? ` (${shots} ${shots === 1 ? 'shot' : 'shots'})` : '');
