import type { GameEvent, ThingRef } from '../engine';
import { sum } from '../lib/lists';
import { isHero } from './thing-ref';

/** How often somebody struck in one act, and what came of it. Hits without effect do not count as hits. */
export interface Blows {
  struck: number;
  hits: number;
  /** How many of them were shots. */
  shots: number;
  damage: number;
}

/** What passed between the hero and foes of one kind in one act, told in place of every single blow. */
export interface Exchange {
  kind: 'exchange';
  foe: ThingRef;
  /** How many of the kind. */
  foes: number;
  theirs: Blows;
  yours: Blows;
  /** Of the last blow. */
  turn: number;
}

type Blow = Extract<GameEvent, { kind: 'hit' | 'missed' }>;
type Stop = Extract<GameEvent, { kind: 'stopped' }>;

/**
 * The events, but in acts of several turns one exchange replaces the blows between the hero and foes of one kind, if
 * either side struck more than once. The exchange stands in the place of the last blow.
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

/** The act and the kind of foe of a blow to or by the hero; `null` for all other events, and acts of a single turn. */
function keyOf(event: GameEvent, ends: readonly Stop[]): string | null {
  if (event.kind !== 'hit' && event.kind !== 'missed') return null;
  const { attacker, target } = event;
  if (isHero(attacker) === isHero(target)) return null;
  const act = actOf(event, ends);
  const foe = isHero(attacker) ? target : attacker;
  return act === null ? null : `${act} ${foe.raw ?? foe.id}`;
}

/** The reasons why acts of several turns ended. */
export const endsOfActs = (events: readonly GameEvent[]): Stop[] =>
  events.filter((event): event is Stop => event.kind === 'stopped' && event.turns > 1);

/** Tells acts of several turns apart by these; `null` for what belongs to none. */
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

/** Is it told how many of the blows hit? Of a single miss it is not. */
export const isCounted = ({ struck, hits }: Pick<Blows, 'struck' | 'hits'>): boolean => struck > 1 || hits > 0;
