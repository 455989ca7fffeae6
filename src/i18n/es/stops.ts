import type { EventFact, RawId, StopReason } from '../../engine';
import type { Names } from '../names';
import { a, capital, isHero, isMany, the } from './grammar';

type Stopped = Extract<EventFact, { kind: 'stopped' }>;

/** Reasons that need no words: the act has done what it was begun for. */
type Silent = 'done' | 'steps';

const met = (what: RawId | null, names: Names, unknown: string): string => (what === null ? unknown : a(names, what));

const WHY: Record<Exclude<StopReason, Silent>, (what: RawId | null, names: Names) => string> = {
  hostile: (what, names) => `¡${met(what, names, 'un enemigo')}!`,
  damage: (what, names) =>
    what === null || isHero(what)
      ? 'te han herido'
      : `${the(names, what)} te ${isMany(names, what) ? 'han' : 'ha'} herido`,
  status: () => 'notas algo raro en ti',
  hunger: () => 'te rugen las tripas',
  item: (what, names) => met(what, names, 'algo curioso'),
  stairs: () => '¡escaleras!',
  trap: (what, names) => (what === null ? 'hay una trampa' : `cuidado con ${the(names, what)}`),
  door: () => '¿qué puerta va a ser?',
  vendor: (what, names) => met(what, names, 'alguien que vende cosas'),
  blocked: () => 'el paso está cortado',
  limit: () => 'ya basta por ahora',
  restored: () => 'ya has descansado bien',
  level: () => 'aquí han cambiado las cosas',
  crowd: () => 'vienen más',
  altar: (what, names) => met(what, names, 'un altar'),
  portal: () => 'aquí reluce el portal',
};

/** Why an act of several turns ended; `null` where that goes without saying. */
export function stopSentence({ reason, what, turns }: Stopped, names: Names): string | null {
  if (reason === 'done' || reason === 'steps') return null;
  // One turn and a wound: the line before has told it.
  if (reason === 'damage' && turns <= 1) return null;
  const why = WHY[reason](what, names);
  const sentence = /[?!]$/.test(why) ? why : `${why}.`;
  if (turns === 0) return sentence.replace(/^([¡¿]?)(.)/, (_, sign: string, letter: string) => sign + capital(letter));
  return `Te detienes tras ${turns === 1 ? 'un turno' : `${turns} turnos`}: ${sentence}`;
}
