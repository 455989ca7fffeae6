import { type GameEvent, isHungry, type StopReason } from '../engine';
import type { Exchange } from './exchanges';
import { isNamed, type Names } from './names';
import type { Summary } from './summaries';
import { isHero } from './thing-ref';

/** Only the order of the numbers matters. */
const NOISE = 0;
/** Importance of events that a player can overlook without harm. */
export const BY_THE_WAY = 1;
const SEEN = 2;
const FOUGHT = 3;
const NOTABLE = 4;
const TROUBLE = 5;
const DANGER = 6;
const VICTORY = 7;
const MILESTONE = 8;
const TRIUMPH = 9;
const END = 10;

/** Minimum number of kills in one action that matters more than a new level. */
const MANY_KILLS = 3;

const IMPORTANCE: Partial<Record<GameEvent['kind'], number>> = {
  fighting: NOISE,
  opened: BY_THE_WAY,
  swapped: BY_THE_WAY,
  unchained: BY_THE_WAY,
  'left-lying': BY_THE_WAY,
  'lost-turn': BY_THE_WAY,
  'status-ended': SEEN,
  noticed: SEEN,
  spotted: SEEN,
  quip: SEEN,
  advice: SEEN,
  arrived: NOTABLE,
  identified: NOTABLE,
  'picked-up': NOTABLE,
  bought: NOTABLE,
  sold: NOTABLE,
  equipped: NOTABLE,
  used: FOUGHT,
  triggered: TROUBLE,
  twist: TROUBLE,
  fork: TROUBLE,
  'way-shut': TROUBLE,
  stuck: TROUBLE,
  uncursed: TROUBLE,
  'portal-opened': TROUBLE,
  'mirror-turned': TROUBLE,
  'plates-moved': TROUBLE,
  'gate-opened': TROUBLE,
  standing: TROUBLE,
  awoke: TROUBLE,
  tribute: DANGER,
  'ground-glows': DANGER,
  kindled: TROUBLE,
  prepared: DANGER,
  alarmed: DANGER,
  pursued: DANGER,
  roared: DANGER,
  phase: DANGER,
  woken: DANGER,
  mirrored: DANGER,
  divided: DANGER,
  'watch-called': DANGER,
  met: VICTORY,
  learned: MILESTONE,
  granted: MILESTONE,
  levelled: MILESTONE,
  'boon-earned': VICTORY,
  'cage-shut': MILESTONE,
  joined: MILESTONE,
  'went-home': MILESTONE,
  'companion-died': TRIUMPH,
  'boon-taken': MILESTONE,
  'way-home': TRIUMPH,
  laurel: END,
  over: END,
};

const STOPS: Partial<Record<StopReason, number>> = {
  hostile: DANGER,
  'first-met': DANGER,
  group: DANGER,
  alarm: DANGER,
  deadly: DANGER,
  phase: DANGER,
  'wound-up': DANGER,
  underfoot: DANGER,
  attacked: TROUBLE,
  status: TROUBLE,
  hunger: TROUBLE,
  lost: SEEN,
  limit: SEEN,
  beside: SEEN,
  crowd: SEEN,
  blocked: SEEN,
};

/** Returns the importance of a report, from 0 (noise of an unseen fight) to 10 (end of the run). */
export function importanceOf(report: GameEvent | Exchange | Summary, names: Names): number {
  switch (report.kind) {
    case 'exchange':
      return report.theirs.damage + report.yours.damage > 0 ? FOUGHT : SEEN;
    case 'summary':
      return importanceOfSum(report.sum, names);
    case 'stopped':
      return STOPS[report.reason] ?? NOTABLE;
    case 'hunger':
      return isHungry(report.state) ? TROUBLE : SEEN;
    case 'died':
      return isHero(report.who) ? END : FOUGHT;
    case 'hit':
      if (isHero(report.target)) return report.amount > 0 ? NOTABLE : SEEN;
      return isHero(report.attacker) ? FOUGHT : BY_THE_WAY;
    case 'missed':
      return isHero(report.target) || isHero(report.attacker) ? SEEN : BY_THE_WAY;
    case 'hurt':
    case 'status-gained':
      return isHero(report.target) ? TROUBLE : FOUGHT;
    default:
      return IMPORTANCE[report.kind] ?? FOUGHT;
  }
}

function importanceOfSum(sum: Summary['sum'], names: Names): number {
  switch (sum.of) {
    case 'kill':
      // A dead ordinary enemy matters less than a new danger.
      return isNamed(sum.who, names) ? TRIUMPH : TROUBLE;
    case 'kills': {
      const isGreat = sum.dead.reduce((all, { count }) => all + count, 0) >= MANY_KILLS;
      return isGreat || sum.dead.some(({ thing }) => isNamed(thing, names)) ? TRIUMPH : VICTORY;
    }
    case 'trap':
      return TROUBLE;
    case 'haul':
    case 'meal':
    case 'sale':
      return NOTABLE;
    case 'sightings':
    case 'noticed':
      return SEEN;
    case 'melee':
    case 'left':
      return BY_THE_WAY;
  }
}
