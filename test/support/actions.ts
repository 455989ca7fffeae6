import type { Game, GameEvent, StopReason } from '../../src/engine';
import { changed } from './scenario';
import { confusion } from './statuses';

interface Ending {
  reason: StopReason;
  what: string | null;
  turns: number;
}

/** Event that says why an act of several turns ended, or `undefined` if there is none. */
export const stopped = (events: readonly GameEvent[]) => events.find((event) => event.kind === 'stopped');

type Attack = Extract<GameEvent, { kind: 'hit' | 'missed' }>;

/** Attacks of the hero among the events, hits and misses alike. */
export const attacksOfHero = (events: readonly GameEvent[]): Attack[] =>
  events.filter(
    (event): event is Attack => (event.kind === 'hit' || event.kind === 'missed') && event.attacker.raw === 'hero',
  );

/** Returns why an act of several turns ended. Throws if the last event does not say. */
export function stopOf(result: { events: GameEvent[] }): Ending {
  const event = result.events.at(-1);
  if (event?.kind !== 'stopped') throw new Error(`it ended with ${event?.kind}`);
  return { reason: event.reason, what: event.what, turns: event.turns };
}

/** Game in which the hero has the given hit points and, if given, mana. */
export const wounded = (game: Game, hp: number, mana?: number): Game =>
  changed(game, ({ hero: { pools } }) => {
    pools.hp.current = hp;
    if (mana !== undefined) pools.mana.current = mana;
  });

/** Game in which the hero is confused, so its steps go astray. */
export const confused = (game: Game): Game =>
  changed(game, ({ hero }) => {
    hero.statuses = [confusion(9)];
  });

/** True if anybody attacked, hit or miss. */
export const struck = ({ events }: { events: GameEvent[] }): boolean =>
  events.some(({ kind }) => kind === 'hit' || kind === 'missed');
