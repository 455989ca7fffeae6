import type { EventFact, RawId, StatusKind, StopReason, ThingRef } from '../../engine';
import { capital } from '../../lib/capital';
import { type Names, signOf } from '../names';
import { isHero } from '../thing-ref';
import { a, the, verb } from './grammar';
import { STATUS_ADJECTIVES } from './statuses';

type Stopped = Extract<EventFact, { kind: 'stopped' }>;

type Silent = 'done' | 'steps';

const WHY: Record<Exclude<StopReason, Silent>, (what: RawId | null, names: Names, stop: Stopped) => string> = {
  hostile: (what, names, { thing }) => `${met(thing ?? what, names, 'an enemy')}!`,
  'first-met': (what, names, { thing }) => `${met(thing ?? what, names, 'an enemy')}, the first you meet!`,
  unaware: (what, names, { thing }) =>
    `${met(thing ?? what, names, 'an enemy')} that ${what === null ? 'has' : verb(names, what, 'have', 'has')} not noticed you!`,
  group: (what, names, { thing }) =>
    `${met(thing ?? what, names, 'an enemy')}! The enemies in sight could take a quarter of your health or more`,
  alarm: (what, names) =>
    what === null
      ? 'somewhere the alarm is raised!'
      : `${the(names, what)} ${verb(names, what, 'raise', 'raises')} the alarm!`,
  attacked: (what, names) =>
    what === null ? 'something attacks you!' : `${the(names, what)} ${verb(names, what, 'attack', 'attacks')} you!`,
  damage: (what, names) => {
    if (what === 'hunger') return 'hunger hurts you';
    return what === null || isHero(what) ? 'you were hurt' : `${the(names, what)} hurt you`;
  },
  status: (_what, _names, { status }) => STATUSES[status ?? 'attributes'],
  confused: () => 'you are too confused to go on',
  hunger: (what) => (what === 'starving' ? 'you are starving!' : 'you are hungry'),
  item: (what, names, { thing }) => met(thing ?? what, names, 'a thing you do not know'),
  stairs: (what, names) => (what === null ? 'stairs!' : `the stairs down: ${signOf(names, what)}`),
  phase: (what, names) => `${subject(what, names)} not done yet!`,
  'wound-up': (what, names) => `${subject(what, names)} about to strike where you stand!`,
  underfoot: () => 'the ground glows under your feet, and burns next turn!',
  trap: (what, names) => (what === null ? 'there is a trap' : `mind ${the(names, what)}`),
  'trap-ahead': (what, names) =>
    `the only way leads ${what !== null && names.kind(what) === 'mob' ? 'past' : 'over'} ${met(what, names, 'a trap')}`,
  door: () => 'a door',
  vendor: (what, names) => met(what, names, 'somebody with wares'),
  blocked: (what, names) =>
    what === null ? 'the way is blocked' : `${the(names, what)} ${verb(names, what, 'are', 'is')} in the way`,
  lost: (what, names) => `${subject(what, names)} out of sight`,
  beside: (what, names) => `${subject(what, names)} upon you`,
  'out-of-range': (what, names) => `${subject(what, names)} out of range`,
  mana: () => 'you have no mana left for the spell',
  truce: (what, names) => (what === null ? 'you stand under a truce' : `a truce protects ${the(names, what)}`),
  unreachable: (what, names) => `no known way leads to ${what === null ? 'the enemy' : the(names, what)}`,
  // Does not say "fights", because the creature may have turned to flee.
  limit: (what, names) =>
    what === null ? 'you can go right on' : `${the(names, what)} still ${verb(names, what, 'stand', 'stands')}`,
  boon: () => 'a boon is yours to choose',
  restored: () => 'you are well rested',
  level: () => 'you are somewhere else now',
  crowd: () => 'somebody is in the way',
  altar: (what, names) => met(what, names, 'an altar'),
  captive: (what, names) => (what === null ? 'a captive in chains' : `${names.raw(what)} in chains, and captors`),
  treasury: () => 'a treasury! Of its three things you may take one',
  portal: () => 'a portal',
  deadly: () => 'the next turn could be your last',
  secret: () => 'there is a hidden door',
};

const STATUSES: Record<StatusKind, string> = {
  confusion: `you are ${STATUS_ADJECTIVES.confusion}`,
  slow: `you are ${STATUS_ADJECTIVES.slow}`,
  'damage-over-time': `you are ${STATUS_ADJECTIVES['damage-over-time']}`,
  attributes: 'your condition has changed',
  dimness: `you are ${STATUS_ADJECTIVES.dimness}`,
  guard: `you are ${STATUS_ADJECTIVES.guard}`,
};

const met = (what: ThingRef | RawId | null, names: Names, unknown: string): string =>
  what === null ? unknown : a(names, what);

const subject = (what: RawId | null, names: Names): string =>
  what === null ? 'the enemy is' : `${the(names, what)} ${verb(names, what, 'are', 'is')}`;

/** Returns the reason why an action stopped; `null` if the reason is obvious. */
export function stopSentence(stop: Stopped, names: Names): string | null {
  const { reason, what, turns } = stop;
  if (reason === 'done' || reason === 'steps') return null;
  // If the action took one turn, another sentence has already reported the damage.
  if (reason === 'damage' && turns <= 1) return null;
  const why = WHY[reason](what, names, stop);
  const sentence = /[?!]$/.test(why) ? why : `${why}.`;
  return turns > 1 ? `${capital(sentence)} (${turns} turns)` : capital(sentence);
}
