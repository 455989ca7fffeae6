import { type GameEvent, HERO_ID } from '../../engine';

/** Decisions that a clip of eight seconds can show one by one, and those it should have at least. */
const MOST = 14;
const LEAST = 4;
/** Decisions in a row without a blow that end a fight. */
const LULL = 3;

interface Decision {
  events: readonly GameEvent[];
}

/**
 * The decisions from the beginning of the last fight on, at most the newest 14. In a longer fight they begin with the
 * blow that took most of the hero, as long as half of them are left. Where nobody has fought lately, just the newest.
 */
export function lastFight<D extends Decision>(decisions: readonly D[]): D[] {
  const newest = decisions.slice(-MOST);
  const start = startOfLastFight(decisions);
  if (start === null) return newest;
  if (decisions.length - start <= MOST) return decisions.slice(Math.min(start, Math.max(0, decisions.length - LEAST)));
  return newest.slice(worstOf(newest.slice(0, MOST / 2)));
}

/** Where the fight began whose last blow is among the newest; `null` where there was none. */
function startOfLastFight(decisions: readonly Decision[]): number | null {
  let start: number | null = null;
  for (let at = decisions.length - 1; at >= 0; at--) {
    const earliest = start === null ? decisions.length - MOST : start - LULL;
    if (at < earliest) break;
    if (decisions[at]?.events.some(isBlow)) start = at;
  }
  return start;
}

/** The first of those that took most of the hero's health. */
const worstOf = (decisions: readonly Decision[]): number => {
  const losses = decisions.map(({ events }) => events.reduce((sum, event) => sum + lossIn(event), 0));
  return losses.indexOf(Math.max(...losses));
};

const isBlow = (event: GameEvent): boolean =>
  (event.kind === 'hit' || event.kind === 'missed') && (event.attacker.id === HERO_ID || event.target.id === HERO_ID);

const lossIn = (event: GameEvent): number =>
  (event.kind === 'hit' || event.kind === 'hurt') && event.target.id === HERO_ID ? event.amount : 0;
