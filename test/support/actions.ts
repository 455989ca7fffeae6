import type { Game, GameEvent, StopReason } from '../../src/engine';
import { changed } from './scenario';
import { confusion } from './statuses';

interface Ending {
  reason: StopReason;
  what: string | null;
  turns: number;
}

/** The event that tells why an act of several turns ended; `undefined` without one. */
export const stopped = (events: readonly GameEvent[]) => events.find((event) => event.kind === 'stopped');

type Attack = Extract<GameEvent, { kind: 'hit' | 'missed' }>;

/** The blows and shots of the hero, whether or not they hit. */
export const attacksOfHero = (events: readonly GameEvent[]): Attack[] =>
  events.filter(
    (event): event is Attack => (event.kind === 'hit' || event.kind === 'missed') && event.attacker.raw === 'hero',
  );

/** Why an act of several turns ended. Throws when its last event does not say. */
export function stopOf(result: { events: GameEvent[] }): Ending {
  const event = result.events.at(-1);
  if (event?.kind !== 'stopped') throw new Error(`it ended with ${event?.kind}`);
  return { reason: event.reason, what: event.what, turns: event.turns };
}

/** The same game with so many hit points left, and so much mana. */
export const wounded = (game: Game, hp: number, mana?: number): Game =>
  changed(game, ({ hero: { pools } }) => {
    pools.hp.current = hp;
    if (mana !== undefined) pools.mana.current = mana;
  });

/** The same game with a hero who does not know where its steps go. */
export const confused = (game: Game): Game =>
  changed(game, ({ hero }) => {
    hero.statuses = [confusion(9)];
  });

/** Did anybody strike, whether or not it hit? */
export const struck = ({ events }: { events: GameEvent[] }): boolean =>
  events.some(({ kind }) => kind === 'hit' || kind === 'missed');
