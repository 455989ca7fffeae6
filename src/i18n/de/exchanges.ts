import { capital } from '../../lib/capital';
import type { Blows, Exchange } from '../exchanges';
import type { Names } from '../names';
import { inWords, isMany, The, the } from './grammar';
import { LABELS } from './labels';

export function exchangeSentence({ foe, foes, theirs, yours }: Exchange, names: Names): string {
  const group = `${inWords(foes)} Feinde (${names.thing(foe)}${LABELS.times(foes)})`;
  if (theirs.struck === 0)
    return `Du ${yours.hits > 0 ? 'triffst' : 'verfehlst'} ${foes > 1 ? group : the(names, foe, 'accusative')}${how(yours)}${damage(yours)}.`;
  const are = foes > 1 || isMany(names, foe);
  const verb = theirs.hits > 0 ? (are ? 'treffen' : 'trifft') : are ? 'verfehlen' : 'verfehlt';
  const attack = `${foes > 1 ? capital(group) : The(names, foe)} ${verb} dich${how(theirs)}${cost(theirs)}`;
  if (yours.struck === 0) return `${attack}.`;
  const isSameVerb = theirs.hits > 0 && theirs.struck > 1 && yours.hits > 0;
  const share = isSameVerb ? `${yours.hits} von ${yours.struck}` : yourShare(yours);
  return `${attack}; du ${share}${damage(yours)}.`;
}

function yourShare({ hits, struck }: Blows): string {
  if (struck === 1) return hits > 0 ? 'triffst' : 'triffst nicht';
  return hits > 0 ? `triffst ${hits} von ${struck} Mal` : 'triffst kein einziges Mal';
}

function how({ hits, struck, shots }: Blows): string {
  if (struck === 1) return '';
  if (hits === 0) return ` ${struck > 10 ? `${struck}-` : inWords(struck)}mal`;
  return shots === struck ? ` mit ${hits} von ${struck} Schüssen` : ` ${hits} von ${struck} Mal`;
}

const cost = ({ damage: lost }: Blows): string => (lost > 0 ? ` (−${lost} LP)` : '');

const damage = ({ damage: dealt }: Blows): string => (dealt > 0 ? ` (${dealt} Schaden)` : '');
