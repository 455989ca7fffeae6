import type { Blows, Exchange } from '../exchanges';
import type { Names } from '../names';
import { inWords, plural, The, the } from './grammar';

export function exchangeSentence({ foe, foes, theirs, yours }: Exchange, names: Names): string {
  const many = `${inWords(foes)} ${plural(names, foe)}`;
  if (theirs.struck === 0) return `You ${struck(yours, foes > 1 ? `the ${many}` : the(names, foe))}${damage(yours)}.`;
  const attack = `${foes > 1 ? `The ${many}` : The(names, foe)} ${struck(theirs, 'you')}${cost(theirs)}`;
  if (yours.struck === 0) return `${attack}.`;
  return `${attack}; you ${yours.hits === 0 ? 'missed' : `hit ${yours.hits} of ${yours.struck}`}${damage(yours)}.`;
}

function struck({ hits, struck: blows, shots }: Blows, whom: string): string {
  if (hits === 0) return `missed ${whom}${blows > 1 ? ` ${blows === 2 ? 'twice' : `${inWords(blows)} times`}` : ''}`;
  if (shots === blows) return `hit ${whom} with ${hits} of ${blows} shots`;
  return blows === 1 ? `hit ${whom}` : `hit ${whom} ${hits} of ${blows} times`;
}

const cost = ({ damage: lost }: Blows): string => (lost > 0 ? ` (−${lost} HP)` : '');

const damage = ({ damage: dealt }: Blows): string => (dealt > 0 ? ` (${dealt} damage)` : '');
