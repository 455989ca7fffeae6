import type { GameEvent, ThingRef } from '../engine';
import { sum } from '../lib/lists';
import { isHero } from './thing-ref';

/** `hits` counts only blows that cost hit points. */
export interface Blows {
  struck: number;
  hits: number;
  shots: number;
  damage: number;
}

export interface Exchange {
  kind: 'exchange';
  foe: ThingRef;
  foes: number;
  theirs: Blows;
  yours: Blows;
  turn: number;
}

type Blow = Extract<GameEvent, { kind: 'hit' | 'missed' }>;
type Stop = Extract<GameEvent, { kind: 'stopped' }>;

/**
 * In actions of several turns, replaces the blows between the hero and each kind of enemy with a sum. Keeps the blows
 * if each side struck at most once.
 */
export function withExchanges(events: readonly GameEvent[]): (GameEvent | Exchange)[] {
  const ends = endsOfActs(events);
  const fights = new Map<string, Blow[]>();
  for (const event of events) {
    const key = keyOf(event, ends);
    if (key === null) continue;
    const blows = fights.get(key);
    if (blows) blows.push(event as Blow);
    else fights.set(key, [event as Blow]);
  }
  const replacements = new Map<GameEvent, Exchange | null>();
  for (const blows of fights.values()) {
    const exchange = exchangeOf(blows);
    if (exchange.theirs.struck <= 1 && exchange.yours.struck <= 1) continue;
    for (const blow of blows) replacements.set(blow, null);
    replacements.set(blows.at(-1) as Blow, exchange);
  }
  return events.flatMap((event): (GameEvent | Exchange)[] => {
    const exchange = replacements.get(event);
    if (exchange === undefined) return [event];
    return exchange === null ? [] : [exchange];
  });
}

/**
 * Returns one key for all blows between the hero and one kind of enemy in an action of several turns. Returns `null`
 * for ambushes and for all other events.
 */
function keyOf(event: GameEvent, ends: readonly Stop[]): string | null {
  if (event.kind !== 'hit' && event.kind !== 'missed') return null;
  if (event.kind === 'hit' && event.ambush) return null;
  const { attacker, target } = event;
  if (isHero(attacker) === isHero(target)) return null;
  const act = actOf(event, ends);
  const foe = isHero(attacker) ? target : attacker;
  return act === null ? null : `${act} ${foe.raw ?? foe.id}`;
}

/** Returns the `stopped` events of actions that took several turns. */
export const endsOfActs = (events: readonly GameEvent[]): Stop[] =>
  events.filter((event): event is Stop => event.kind === 'stopped' && event.turns > 1);

/** Returns a key of the action that contains the event; `null` if this action took one turn. */
export function actOf({ turn }: GameEvent, ends: readonly Stop[]): string | null {
  const act = ends.find((stop) => turn <= stop.turn && turn > stop.turn - stop.turns);
  return act ? `act ${act.turn}` : null;
}

function exchangeOf(blows: readonly Blow[]): Exchange {
  const last = blows.at(-1) as Blow;
  const byHero = blows.filter(({ attacker }) => isHero(attacker));
  const byFoes = blows.filter(({ attacker }) => !isHero(attacker));
  const foes = new Set([...byHero.map(({ target }) => target.id), ...byFoes.map(({ attacker }) => attacker.id)]);
  return {
    kind: 'exchange',
    foe: isHero(last.attacker) ? last.target : last.attacker,
    foes: foes.size,
    theirs: countBlows(byFoes),
    yours: countBlows(byHero),
    turn: last.turn,
  };
}

function countBlows(blows: readonly Blow[]): Blows {
  const amounts = blows.map((blow) => (blow.kind === 'hit' ? blow.amount : 0));
  return {
    struck: blows.length,
    hits: amounts.filter((amount) => amount > 0).length,
    shots: blows.filter(({ shot }) => shot).length,
    damage: sum(amounts),
  };
}
