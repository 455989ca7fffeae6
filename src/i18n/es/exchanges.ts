import { capital } from '../../lib/capital';
import type { Blows, Exchange } from '../exchanges';
import type { Names } from '../names';
import { inWords, isMany, The, to } from './grammar';
import { LABELS } from './labels';

export function exchangeSentence({ foe, foes, theirs, yours }: Exchange, names: Names): string {
  const group = `${inWords(foes)} enemigos (${names.thing(foe)}${LABELS.times(foes)})`;
  if (theirs.struck === 0)
    return `${yours.hits > 0 ? 'Aciertas' : 'No aciertas'} ${how(yours)} ${foes > 1 ? `a ${group}` : to(names, foe)}${damage(yours)}.`;
  const are = foes > 1 || isMany(names, foe);
  const verb = `${theirs.hits > 0 ? '' : 'no '}te ${are ? 'aciertan' : 'acierta'}`;
  const attack = `${foes > 1 ? capital(group) : The(names, foe)} ${verb} ${how(theirs)}${cost(theirs)}`;
  if (yours.struck === 0) return `${attack}.`;
  const verbOrComma = theirs.hits > 0 ? ',' : yours.hits > 0 ? ' aciertas' : ' no aciertas';
  return `${attack}; tú${verbOrComma} ${yours.hits > 0 ? `${yours.hits} de ${yours.struck}` : 'ninguno'}${damage(yours)}.`;
}

function how({ hits, struck, shots }: Blows): string {
  const blows = shots === struck ? ['disparo', 'disparos'] : shots > 0 ? ['ataque', 'ataques'] : ['golpe', 'golpes'];
  if (struck === 1) return `el ${blows[0]}`;
  return `${hits > 0 ? hits : 'ninguno'} de ${struck} ${blows[1]}`;
}

const cost = ({ damage: lost }: Blows): string => (lost > 0 ? ` (−${lost} PV)` : '');

const damage = ({ damage: dealt }: Blows): string => (dealt > 0 ? ` (${dealt} de daño)` : '');
