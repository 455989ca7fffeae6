import type { EventFact, RawId, StopReason } from '../../engine';
import type { Names } from '../names';
import { a, capital, isHero, the } from './grammar';

type Stopped = Extract<EventFact, { kind: 'stopped' }>;

/** Reasons that need no words: the act has done what it was begun for. */
type Silent = 'done' | 'steps';

const WHY: Record<Exclude<StopReason, Silent>, (what: RawId | null, names: Names) => string> = {
  hostile: (what, names) => `${met(what, names, 'an enemy')}!`,
  damage: (what, names) => (what === null || isHero(what) ? 'you were hurt' : `${the(names, what)} hurt you`),
  status: () => 'you feel different',
  hunger: () => 'your stomach growls',
  item: (what, names) => met(what, names, 'something curious'),
  stairs: () => 'stairs!',
  trap: (what, names) => (what === null ? 'there is a trap' : `mind ${the(names, what)}`),
  door: () => 'which door shall it be?',
  vendor: (what, names) => met(what, names, 'somebody with wares'),
  blocked: () => 'the way is blocked',
  limit: () => 'that will do for now',
  restored: () => 'you are well rested',
  level: () => 'things have changed',
  crowd: () => 'there are more of them',
  altar: (what, names) => met(what, names, 'an altar'),
  portal: () => 'the portal shimmers here',
};

const met = (what: RawId | null, names: Names, unknown: string): string => (what === null ? unknown : a(names, what));

/** Why an act of several turns ended; `null` where that goes without saying. */
export function stopSentence({ reason, what, turns }: Stopped, names: Names): string | null {
  if (reason === 'done' || reason === 'steps') return null;
  // One turn and a wound: the line before has told it.
  if (reason === 'damage' && turns <= 1) return null;
  const why = WHY[reason](what, names);
  const sentence = /[?!]$/.test(why) ? why : `${why}.`;
  if (turns === 0) return capital(sentence);
  return `You stop after ${turns === 1 ? 'a turn' : `${turns} turns`}: ${sentence}`;
}
