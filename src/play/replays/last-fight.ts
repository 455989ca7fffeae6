import { type GameEvent, HERO_ID } from '../../engine';

/**
 * `MOST`: maximum number of decisions that an animation of eight seconds can show one by one. `LEAST`: minimum number
 * of decisions that such an animation shows.
 */
const MOST = 14;
const LEAST = 4;
/** Number of decisions in a row without a blow after which a fight counts as over. */
const LULL = 3;

interface Decision {
  events: readonly GameEvent[];
}

/**
 * Returns the decisions in the last fight, the oldest first, at most 14. Adds earlier decisions, if there are any, to a
 * fight of fewer than 4. If nobody has fought among the newest 14 decisions, returns these 14.
 *
 * If a fight has more than 14 decisions, looks at the newest 14. The result then begins with a decision in their older
 * half: the one that cost the hero the most hit points.
 */
export function lastFight<D extends Decision>(decisions: readonly D[]): D[] {
  const newest = decisions.slice(-MOST);
  const start = startOfLastFight(decisions);
  if (start === null) return newest;
  if (decisions.length - start <= MOST) return decisions.slice(Math.min(start, Math.max(0, decisions.length - LEAST)));
  return newest.slice(worstOf(newest.slice(0, MOST / 2)));
}

/**
 * Returns the index of the decision with which the last fight began; `null` if the newest 14 decisions contain no blow.
 */
function startOfLastFight(decisions: readonly Decision[]): number | null {
  let start: number | null = null;
  for (let at = decisions.length - 1; at >= 0; at--) {
    const earliest = start === null ? decisions.length - MOST : start - LULL;
    if (at < earliest) break;
    if (decisions[at]?.events.some(isBlow)) start = at;
  }
  return start;
}

/** Returns the index of the decision that cost the hero the most hit points, in a tie the first one. */
const worstOf = (decisions: readonly Decision[]): number => {
  const losses = decisions.map(({ events }) => events.reduce((sum, event) => sum + lossIn(event), 0));
  return losses.indexOf(Math.max(...losses));
};

const isBlow = (event: GameEvent): boolean =>
  (event.kind === 'hit' || event.kind === 'missed') && (event.attacker.id === HERO_ID || event.target.id === HERO_ID);

const lossIn = (event: GameEvent): number =>
  (event.kind === 'hit' || event.kind === 'hurt') && event.target.id === HERO_ID ? event.amount : 0;
