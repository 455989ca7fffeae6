import type { EventFact, RawId, StatusKind, StopReason, ThingRef } from '../../engine';
import { capital } from '../../lib/capital';
import { type Names, signOf } from '../names';
import { isHero } from '../thing-ref';
import { a, isMany, the, to } from './grammar';

type Stopped = Extract<EventFact, { kind: 'stopped' }>;

type Silent = 'done' | 'steps';

const WHY: Record<Exclude<StopReason, Silent>, (what: RawId | null, names: Names, stop: Stopped) => string> = {
  hostile: (what, names, { thing }) => `¡${met(thing ?? what, names, 'un enemigo')}!`,
  'first-met': (what, names, { thing }) => `¡${met(thing ?? what, names, 'un enemigo')}, por primera vez!`,
  unaware: (what, names, { thing }) =>
    `¡${met(thing ?? what, names, 'un enemigo')}, y aún no te ${what !== null && isMany(names, what) ? 'han' : 'ha'} visto!`,
  group: (what, names, { thing }) =>
    `¡${met(thing ?? what, names, 'un enemigo')}! Los enemigos a la vista podrían quitarte un cuarto de tu salud o más`,
  alarm: (what, names) => (what === null ? '¡en alguna parte dan la alarma!' : `¡${the(names, what)} da la alarma!`),
  attacked: (what, names) =>
    what === null ? '¡algo te ataca!' : `¡${the(names, what)} te ${isMany(names, what) ? 'atacan' : 'ataca'}!`,
  damage: (what, names) => {
    if (what === 'hunger') return 'el hambre te hace daño';
    return what === null || isHero(what)
      ? 'te han herido'
      : `${the(names, what)} te ${isMany(names, what) ? 'han' : 'ha'} herido`;
  },
  status: (_what, _names, { status }) => STATUSES[status ?? 'attributes'],
  confused: () => 'la confusión no te deja seguir',
  hunger: (what) => (what === 'starving' ? '¡te mueres de hambre!' : 'tienes hambre'),
  item: (what, names, { thing }) => met(thing ?? what, names, 'algo que no conoces'),
  stairs: (what, names) => (what === null ? '¡escaleras!' : `la escalera que baja: ${signOf(names, what)}`),
  phase: (what, names) => `¡${what === null ? 'el enemigo' : the(names, what)} aún no ha acabado!`,
  'wound-up': (what, names) => `¡${what === null ? 'el enemigo' : the(names, what)} va a golpear donde estás!`,
  underfoot: () => '¡el suelo brilla bajo tus pies y arderá en el próximo turno!',
  trap: (what, names) => (what === null ? 'hay una trampa' : `cuidado con ${the(names, what)}`),
  'trap-ahead': (what, names) =>
    what !== null && names.kind(what) === 'mob'
      ? `el único camino pasa junto ${to(names, what)}`
      : `el único camino pasa por ${met(what, names, 'una trampa')}`,
  door: () => 'una puerta',
  vendor: (what, names) => met(what, names, 'alguien que vende cosas'),
  blocked: (what, names) =>
    what === null ? 'el paso está cortado' : `${the(names, what)} ${isMany(names, what) ? 'están' : 'está'} en medio`,
  lost: (what, names) => `ya no ves ${what === null ? 'al enemigo' : to(names, what)}`,
  beside: (what, names) => `tienes encima ${what === null ? 'al enemigo' : to(names, what)}`,
  'out-of-range': (what, names) =>
    what === null
      ? 'el enemigo está fuera de alcance'
      : `${the(names, what)} ${isMany(names, what) ? 'están' : 'está'} fuera de alcance`,
  mana: () => 'ya no te queda maná para el hechizo',
  truce: (what, names) => (what === null ? 'estás bajo tregua' : `la tregua protege ${to(names, what)}`),
  unreachable: (what, names) =>
    `ningún camino conocido lleva ${what === null ? 'hasta el enemigo' : `hasta ${the(names, what)}`}`,
  limit: (what, names) =>
    what === null
      ? 'puedes seguir cuando quieras'
      : `${the(names, what)} ${isMany(names, what) ? 'siguen' : 'sigue'} en pie`,
  boon: () => 'puedes elegir un don',
  restored: () => 'ya has descansado bien',
  level: () => 'ahora estás en otro sitio',
  crowd: () => 'hay alguien en medio',
  altar: (what, names) => met(what, names, 'un altar'),
  captive: (what, names) =>
    what === null ? 'alguien encadenado' : `${names.raw(what)} en cadenas, con sus guardianes`,
  treasury: () => '¡una cámara del tesoro! De sus tres piezas puedes llevarte una',
  portal: () => 'un portal',
  deadly: () => 'el próximo turno podría ser el último',
  secret: () => 'hay una puerta oculta',
};

const STATUSES: Record<StatusKind, string> = {
  confusion: 'te invade la confusión',
  slow: 'las piernas te pesan como el plomo',
  'damage-over-time': 'el veneno te corre por las venas',
  attributes: 'algo ha cambiado en ti',
  dimness: 'ves menos lejos',
  guard: 'estás tras el escudo',
};

const met = (what: ThingRef | RawId | null, names: Names, unknown: string): string =>
  what === null ? unknown : a(names, what);

/** Returns the reason why an action stopped; `null` if the reason is obvious. */
export function stopSentence(stop: Stopped, names: Names): string | null {
  const { reason, what, turns } = stop;
  if (reason === 'done' || reason === 'steps') return null;
  if (reason === 'damage' && turns <= 1) return null;
  const why = WHY[reason](what, names, stop);
  const sentence = /[?!]$/.test(why) ? why : `${why}.`;
  const begun = sentence.replace(/^([¡¿]?)(.)/, (_, sign: string, letter: string) => sign + capital(letter));
  return turns > 1 ? `${begun} (${turns} turnos)` : begun;
}
