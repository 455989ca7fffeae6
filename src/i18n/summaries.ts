import { type GameEvent, isHungry, type LeavingReason, type StopReason, type ThingRef } from '../engine';
import { groupBy } from '../lib/groups';
import { actOf, type Exchange, endsOfActs } from './exchanges';
import { type Group, groupsOf, kindOf } from './groups';
import { type KillSum, sumKills } from './kills';
import type { Labels } from './labels';
import type { Names } from './names';
import { isHero } from './thing-ref';
import { sumTraps, type TrapSum } from './traps';

interface Sale extends Group {
  gold: number;
}

export type Sum =
  | { of: 'melee'; fighters: Group[]; dead: Group[] }
  | { of: 'haul' | 'sightings' | 'noticed' | 'meal'; things: Group[] }
  | { of: 'left'; why: LeavingReason; things: Group[] }
  | { of: 'sale'; things: Sale[]; gold: number }
  | KillSum
  | TrapSum;

/** Report that replaces several events of one action. `turn` is the player-turn of one of these events. */
export interface Summary {
  kind: 'summary';
  sum: Sum;
  turn: number;
}

type EventOf<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>;

/** Sum that replaces the event `at`. The log leaves out the events in `gone`. */
interface Found {
  gone: readonly (GameEvent | Exchange)[];
  at: GameEvent;
  sum: Sum;
}

/** Maximum number of blows that the log reports one by one in a fight without the hero. */
const FEW_BLOWS = 2;

/** Replaces related events of one action with sums, for instance kills, meals or sales. */
export function withSummaries(events: readonly (GameEvent | Exchange)[]): (GameEvent | Exchange | Summary)[] {
  const plain = events.filter((event): event is GameEvent => event.kind !== 'exchange');
  const ends = endsOfActs(plain);
  const acts = new Map<string, GameEvent[]>();
  for (const event of plain) {
    const name = actOf(event, ends) ?? `turn ${event.turn}`;
    const act = acts.get(name);
    if (act) act.push(event);
    else acts.set(name, [event]);
  }
  const exchangesIn = (act: readonly GameEvent[]): Exchange[] =>
    events.filter(
      (event): event is Exchange => event.kind === 'exchange' && act.some(({ turn }) => turn === event.turn),
    );
  const sums = [...acts.values()].flatMap((act) => [
    ...[sumMelee(act), sumHaul(act), sumSightings(act), sumNoticed(act), sumMeals(act), sumSales(act)],
    ...sumLeft(act),
    ...sumTraps(act),
    ...sumKills(act, exchangesIn(act)),
  ]);
  // Replacements, by event. An empty list removes the event.
  const replacements = new Map<GameEvent | Exchange, (GameEvent | Summary)[]>();
  for (const event of plain) if (isByTheWay(event) && actOf(event, ends) !== null) replacements.set(event, []);
  for (const event of plain) if (isFreedLater(event, plain)) replacements.set(event, []);
  for (const act of acts.values()) {
    const again = [...noticedAgain(act), ...act.filter((event) => isPutOnLater(event, act))];
    for (const event of again) replacements.set(event, []);
  }
  for (const found of sums) {
    for (const event of found?.gone ?? []) replacements.set(event, []);
    if (found) replacements.set(found.at, [{ kind: 'summary', sum: found.sum, turn: found.at.turn }]);
  }
  for (const act of acts.values()) {
    for (const { gone, at } of standingsOf(act)) {
      for (const event of gone) replacements.set(event, []);
      replacements.set(gone.at(-1) as Standing, [at]);
    }
  }
  return events.flatMap((event): (GameEvent | Exchange | Summary)[] => replacements.get(event) ?? [event]);
}

const isByTheWay = ({ kind }: GameEvent): boolean => kind === 'opened' || kind === 'swapped';

/** True if a later event reports more about the same captive. */
const isFreedLater = (event: GameEvent, events: readonly GameEvent[]): boolean =>
  event.kind === 'unchained' &&
  events.some(
    (later) =>
      (later.kind === 'unchained' || later.kind === 'joined' || later.kind === 'went-home') &&
      later.who.id === event.who.id &&
      later.turn > event.turn,
  );

function sumMelee(act: readonly GameEvent[]): Found | null {
  const blows = act.filter((event) => opponents(event) !== null);
  const last = blows.at(-1);
  if (!last || blows.length <= FEW_BLOWS) return null;
  const deaths = act.filter(
    (event): event is EventOf<'died'> =>
      event.kind === 'died' && !isHero(event.who) && event.by !== null && !isHero(event.by),
  );
  const fighters = new Map(blows.flatMap((event) => (opponents(event) ?? []).map((one) => [one.id, one] as const)));
  const dead = groupsOf(deaths.map(({ who }) => who));
  return {
    gone: [...blows, ...deaths],
    at: last,
    sum: { of: 'melee', fighters: groupsOf([...fighters.values()]), dead },
  };
}

/** Returns attacker and target of a blow if neither is the hero; `null` for all other events. */
function opponents(event: GameEvent): [ThingRef, ThingRef] | null {
  if (event.kind !== 'hit' && event.kind !== 'missed' && event.kind !== 'hurt') return null;
  const by = event.kind === 'hurt' ? event.by : event.attacker;
  return by === null || isHero(by) || isHero(event.target) ? null : [by, event.target];
}

const sumHaul = (act: readonly GameEvent[]): Found | null =>
  sumThings(act, 'haul', (event) => (event.kind === 'picked-up' && !isPutOnLater(event, act) ? event.item : null));

/** True for the pickup of a thing that the hero then put on. */
const isPutOnLater = (event: GameEvent, act: readonly GameEvent[]): boolean =>
  event.kind === 'picked-up' &&
  act.slice(act.indexOf(event)).some((later) => later.kind === 'equipped' && later.item.id === event.item.id);

const sumSightings = (act: readonly GameEvent[]): Found | null =>
  sumThings(act, 'sightings', (event) => (event.kind === 'spotted' ? event.thing : null));

function sumThings(
  act: readonly GameEvent[],
  of: 'haul' | 'sightings',
  thingOf: (event: GameEvent) => ThingRef | null,
): Found | null {
  const gone = act.filter((event) => thingOf(event) !== null);
  const last = gone.at(-1);
  if (!last || gone.length < 2) return null;
  return { gone, at: last, sum: { of, things: groupsOf(gone.flatMap((event) => thingOf(event) ?? [])) } };
}

function sumLeft(act: readonly GameEvent[]): Found[] {
  const left = act.filter((event): event is EventOf<'left-lying'> => event.kind === 'left-lying');
  return groupBy(left, ({ why }) => why).flatMap((gone): Found[] => {
    const last = gone.at(-1);
    if (!last || gone.length < 2) return [];
    return [{ gone, at: last, sum: { of: 'left', why: last.why, things: groupsOf(gone.map(({ item }) => item)) } }];
  });
}

type Noticed = EventOf<'noticed'>;

const noticedIn = (act: readonly GameEvent[]): Noticed[] =>
  act.filter((event): event is Noticed => event.kind === 'noticed');

const isFirstOf = ({ who }: Noticed, index: number, all: readonly Noticed[]): boolean =>
  all.findIndex((other) => other.who.id === who.id) === index;

const noticedAgain = (act: readonly GameEvent[]): Noticed[] =>
  noticedIn(act).filter((event, index, all) => !isFirstOf(event, index, all));

/** True if the reason for a stop is a creature that came into view. */
export const isAboutHostile = (reason: StopReason): boolean =>
  ['hostile', 'first-met', 'group', 'unaware'].includes(reason);

/** The sum replaces the first event, so that the sum comes before any fight. */
function sumNoticed(act: readonly GameEvent[]): Found | null {
  const firsts = noticedIn(act).filter(isFirstOf);
  const stop = act.find((event) => event.kind === 'stopped' && isAboutHostile(event.reason));
  const named = firsts.filter(({ who }) => stop?.kind === 'stopped' && who.raw !== null && who.raw === stop.what);
  const gone = named.length === 1 ? firsts.filter((event) => event !== named[0]) : firsts;
  const [first] = gone;
  if (!first || gone.length < 2) return null;
  return { gone, at: first, sum: { of: 'noticed', things: groupsOf(gone.map(({ who }) => who)) } };
}

/** Returns `null` for an action of one turn. The player ordered such a meal, but the sum would blame hunger. */
function sumMeals(act: readonly GameEvent[]): Found | null {
  const meals = act.filter((event): event is EventOf<'ate'> => event.kind === 'ate');
  const last = meals.at(-1);
  if (!last || !act.some((event) => event.kind === 'stopped' && event.turns > 1)) return null;
  const isOver = (event: GameEvent): boolean =>
    event.kind === 'hunger' && (act.indexOf(event) < act.indexOf(last) || !isHungry(event.state));
  const things = groupsOf(meals.map(({ item }) => item));
  return { gone: [...meals, ...act.filter(isOver)], at: last, sum: { of: 'meal', things } };
}

type Standing = EventOf<'standing'>;

/** Adds up gains of standing with each faction, and losses separately. */
function standingsOf(act: readonly GameEvent[]): { gone: Standing[]; at: Standing }[] {
  const changes = act.filter((event): event is Standing => event.kind === 'standing');
  return groupBy(changes, ({ faction, change }) => `${faction} ${Math.sign(change)}`).map((gone) => {
    const last = gone.at(-1) as Standing;
    return { gone, at: { ...last, change: gone.reduce((sum, { change }) => sum + change, 0) } };
  });
}

function sumSales(act: readonly GameEvent[]): Found | null {
  const sales = act.filter((event): event is EventOf<'sold'> => event.kind === 'sold');
  const last = sales.at(-1);
  if (!last || sales.length < 2) return null;
  const total = (of: readonly EventOf<'sold'>[]): number => of.reduce((sum, { price }) => sum + price, 0);
  const things = groupsOf(sales.map(({ item }) => item)).map((group) => ({
    ...group,
    gold: total(sales.filter(({ item }) => kindOf(item) === kindOf(group.thing))),
  }));
  return { gone: sales, at: last, sum: { of: 'sale', things, gold: total(sales) } };
}

/** Lists sold things with prices. Leaves out the price of a single kind, because the sentence gives the total. */
export function listSales(sales: readonly Sale[], names: Names, labels: Pick<Labels, 'times' | 'gold'>): string {
  const named = ({ thing, count }: Group): string => `${names.thing(thing)}${count > 1 ? labels.times(count) : ''}`;
  if (sales.length === 1) return sales.map(named).join();
  return sales.map((sale) => `${named(sale)} (${labels.gold(sale.gold)})`).join(', ');
}
