import type { EventFact, RawId, StatusKind, StopReason, ThingRef } from '../../engine';
import { capital } from '../../lib/capital';
import { type Names, signOf } from '../names';
import { isHero } from '../thing-ref';
import { a, after, isMany, The, the, verb } from './grammar';
import { STATUS_ADJECTIVES } from './statuses';

type Stopped = Extract<EventFact, { kind: 'stopped' }>;

type Silent = 'done' | 'steps';

const WHY: Record<Exclude<StopReason, Silent>, (what: RawId | null, names: Names, stop: Stopped) => string> = {
  hostile: (what, names, { thing }) => `${met(thing ?? what, names, 'ein Feind')}!`,
  'first-met': (what, names, { thing }) => `${met(thing ?? what, names, 'ein Feind')}, zum ersten Mal!`,
  unaware: (what, names, { thing }) => `${met(thing ?? what, names, 'ein Feind')}, und du bist noch unbemerkt!`,
  group: (what, names, { thing }) =>
    `${met(thing ?? what, names, 'ein Feind')}! Die Feinde in Sicht könnten dich ein Viertel deiner Gesundheit oder mehr kosten`,
  alarm: (what, names) =>
    what === null
      ? 'Irgendwo schlägt jemand Alarm!'
      : `${The(names, what)} ${isMany(names, what) ? 'schlagen' : 'schlägt'} Alarm!`,
  attacked: (what, names) =>
    what === null
      ? 'Etwas greift dich an!'
      : `${The(names, what)} ${isMany(names, what) ? 'greifen' : 'greift'} dich an!`,
  damage: (what, names) => {
    if (what === 'hunger') return 'Der Hunger setzt dir zu';
    return what === null || isHero(what)
      ? 'Du wurdest verletzt'
      : `${The(names, what)} ${isMany(names, what) ? 'haben' : 'hat'} dich verletzt`;
  },
  status: (_what, _names, { status }) => STATUSES[status ?? 'attributes'],
  confused: () => 'Du bist zu verwirrt, um weiterzugehen',
  hunger: (what) => (what === 'starving' ? 'Du verhungerst!' : 'Du hast Hunger'),
  item: (what, names, { thing }) => met(thing ?? what, names, 'etwas, das du nicht kennst'),
  stairs: (what, names) => (what === null ? 'eine Treppe!' : `die Treppe hinab: ${signOf(names, what)}`),
  phase: (what, names) =>
    `${what === null ? 'Der Feind ist' : `${The(names, what)} ${verb(names, what, 'bist', 'ist', 'sind')}`} noch nicht fertig!`,
  'wound-up': (what, names) => `${what === null ? 'Der Feind' : The(names, what)} holt aus, um dein Feld zu treffen!`,
  underfoot: () => 'Unter deinen Füßen glüht der Boden, und in der nächsten Runde brennt er!',
  trap: (what, names) => (what === null ? 'Da ist eine Falle' : `Achtung, ${a(names, what, 'nominative')}`),
  'trap-ahead': (what, names) =>
    what !== null && names.kind(what) === 'mob'
      ? `Der einzige Weg führt an ${a(names, what, 'dative')} vorbei`
      : `Der einzige Weg führt über ${what === null ? 'eine Falle' : a(names, what, 'accusative')}`,
  door: () => 'eine Tür',
  vendor: (what, names) => met(what, names, 'jemand mit Waren'),
  blocked: (what, names) =>
    what === null ? 'Der Weg ist versperrt' : `${The(names, what)} ${verb(names, what, 'bist', 'ist', 'sind')} im Weg`,
  lost: (what, names) =>
    what === null
      ? 'Der Feind ist außer Sicht'
      : `${The(names, what)} ${verb(names, what, 'bist', 'ist', 'sind')} außer Sicht`,
  beside: (what, names) =>
    what === null
      ? 'Der Feind steht direkt vor dir'
      : `${The(names, what)} ${isMany(names, what) ? 'stehen' : 'steht'} direkt vor dir`,
  'out-of-range': (what, names) =>
    what === null
      ? 'Der Feind ist außer Reichweite'
      : `${The(names, what)} ${isMany(names, what) ? 'sind' : 'ist'} außer Reichweite`,
  mana: () => 'Für den Zauber reicht dein Mana nicht mehr',
  truce: (what, names) =>
    what === null
      ? 'Du stehst unter Marktfrieden'
      : `${The(names, what)} ${isMany(names, what) ? 'stehen' : 'steht'} unter Marktfrieden`,
  unreachable: (what, names) =>
    `Es führt kein bekannter Weg ${after('zu', what === null ? 'dem Feind' : the(names, what, 'dative'))}`,
  limit: (what, names) =>
    what === null
      ? 'Du kannst gleich weitermachen'
      : `${The(names, what)} ${isMany(names, what) ? 'stehen' : 'steht'} noch`,
  boon: () => 'Du darfst eine Gabe wählen',
  restored: () => 'Du bist ausgeruht',
  level: () => 'Du bist jetzt woanders',
  crowd: () => 'Da ist jemand im Weg',
  altar: (what, names) => met(what, names, 'ein Altar'),
  captive: (what, names) => (what === null ? 'jemand in Ketten' : `${names.raw(what)} in Ketten, samt Bewachern`),
  treasury: () => 'eine Schatzkammer! Eines ihrer drei Stücke darfst du nehmen',
  portal: () => 'ein Portal',
  deadly: () => 'Die nächste Runde könnte deine letzte sein',
  secret: () => 'Da ist eine verborgene Tür',
};

const STATUSES: Record<StatusKind, string> = {
  confusion: `Du bist ${STATUS_ADJECTIVES.confusion}`,
  slow: `Du bist ${STATUS_ADJECTIVES.slow}`,
  'damage-over-time': `Du bist ${STATUS_ADJECTIVES['damage-over-time']}`,
  attributes: 'Dein Zustand hat sich geändert',
  dimness: `Du bist ${STATUS_ADJECTIVES.dimness}`,
  guard: `Du bist ${STATUS_ADJECTIVES.guard}`,
};

const met = (what: ThingRef | RawId | null, names: Names, unknown: string): string =>
  what === null ? unknown : a(names, what, 'nominative');

/** Returns the reason why an action stopped; `null` if the reason is obvious. */
export function stopSentence(stop: Stopped, names: Names): string | null {
  const { reason, what, turns } = stop;
  if (reason === 'done' || reason === 'steps') return null;
  if (reason === 'damage' && turns <= 1) return null;
  const why = WHY[reason](what, names, stop);
  const sentence = /[?!]$/.test(why) ? why : `${why}.`;
  return turns > 1 ? `${capital(sentence)} (${turns} Runden)` : capital(sentence);
}
