import type { EventFact, RawId, StopReason } from '../../engine';
import type { Names } from '../names';
import { a, capital, isHero, isMany, the } from './grammar';

type Stopped = Extract<EventFact, { kind: 'stopped' }>;

/** Reasons that need no words: the act has done what it was begun for. */
type Silent = 'done' | 'steps';

const met = (what: RawId | null, names: Names, unknown: string): string =>
  what === null ? unknown : a(names, what, 'nominative');

/** What comes after the colon: a sentence, with a capital, or the name of what is there. */
const WHY: Record<Exclude<StopReason, Silent>, (what: RawId | null, names: Names) => string> = {
  hostile: (what, names) => `${met(what, names, 'ein Feind')}!`,
  damage: (what, names) =>
    what === null || isHero(what)
      ? 'Du wurdest verletzt'
      : `${capital(the(names, what, 'nominative'))} ${isMany(names, what) ? 'haben' : 'hat'} dich verletzt`,
  status: () => 'Etwas ist anders mit dir',
  hunger: () => 'Dein Magen knurrt',
  item: (what, names) => met(what, names, 'etwas Merkwürdiges'),
  stairs: () => 'eine Treppe!',
  trap: (what, names) => (what === null ? 'Da ist eine Falle' : `Achtung, ${a(names, what, 'nominative')}`),
  door: () => 'Welche Tür soll es sein?',
  vendor: (what, names) => met(what, names, 'jemand mit Waren'),
  blocked: () => 'Der Weg ist versperrt',
  limit: () => 'Das reicht fürs Erste',
  restored: () => 'Du bist ausgeruht',
  level: () => 'Hier hat sich etwas verändert',
  crowd: () => 'Da sind noch mehr',
  altar: (what, names) => met(what, names, 'ein Altar'),
  portal: () => 'Hier schimmert das Portal',
};

/** Why an act of several turns ended; `null` where that goes without saying. */
export function stopSentence({ reason, what, turns }: Stopped, names: Names): string | null {
  if (reason === 'done' || reason === 'steps') return null;
  // One turn and a wound: the line before has told it.
  if (reason === 'damage' && turns <= 1) return null;
  const why = WHY[reason](what, names);
  const sentence = /[?!]$/.test(why) ? why : `${why}.`;
  if (turns === 0) return capital(sentence);
  return `Halt nach ${turns === 1 ? 'einer Runde' : `${turns} Runden`}: ${sentence}`;
}
