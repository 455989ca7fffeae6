import { type EntityId, type GameEvent, HERO_ID } from '../../engine';
import { type Point, same } from '../../lib/geometry';

export interface EventGroup {
  events: readonly GameEvent[];
  /** Creature that strikes, and the cells of the blow; absent if nobody strikes. */
  lunge?: { id: EntityId; from: Point; at: Point };
  flight?: { from: Point; at: Point };
}

/** Maximum number of groups of one turn. All further events join the last group. */
const MOST = 5;

const SHOWN: ReadonlySet<GameEvent['kind']> = new Set([
  ...(['hit', 'missed', 'threw', 'cast', 'went-off', 'burst', 'beam', 'hurt', 'healed', 'mana-restored'] as const),
  ...(['died', 'levelled', 'lost-turn', 'flew', 'prepared', 'triggered', 'dragged', 'thrown'] as const),
]);
const FIRST: ReadonlySet<GameEvent['kind']> = new Set([
  'hit',
  'missed',
  'threw',
  'cast',
  'went-off',
  'triggered',
  'prepared',
]);

/**
 * Returns at most `MOST` groups of one turn in order, without heard events and kinds that clips never show. Deaths come
 * last, because a dying creature may still act in that turn.
 */
export function eventGroupsOf(events: readonly GameEvent[]): EventGroup[] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    if (event.sense === 'heard' || !SHOWN.has(event.kind)) continue;
    const killing =
      event.kind === 'died' ? groups.findLast((group) => group.some((one) => isHarmTo(one, event.who.id))) : null;
    const open = killing ?? groups.at(-1);
    const isFull = groups.length >= MOST;
    const isAside = open !== undefined && !isOfHero(event) && !open.some(isOfHero);
    if (open && (killing || isFull || isAside || !FIRST.has(event.kind) || isImpact(open, event))) open.push(event);
    else groups.push([event]);
  }
  const kills = (group: readonly GameEvent[]): number => Number(group.some(({ kind }) => kind === 'died'));
  return groups.sort((one, other) => kills(one) - kills(other)).map(toGroup);
}

const isHarmTo = (event: GameEvent, id: EntityId): boolean =>
  (event.kind === 'hit' || event.kind === 'hurt') && event.target.id === id;

const isImpact = (open: readonly GameEvent[], { kind }: GameEvent): boolean =>
  open.at(-1)?.kind === 'threw' && (kind === 'hit' || kind === 'missed');

const isOfHero = (event: GameEvent): boolean => {
  if (event.kind === 'hit' || event.kind === 'missed') return [event.attacker.id, event.target.id].includes(HERO_ID);
  if (event.kind === 'cast') return event.caster.id === HERO_ID;
  return 'target' in event ? event.target.id === HERO_ID : event.kind === 'threw' || event.kind === 'levelled';
};

function toGroup(events: readonly GameEvent[]): EventGroup {
  const [first] = events;
  if (first?.kind === 'threw') return { events, flight: { from: first.from, at: first.at } };
  if (first?.kind === 'cast' && !same(first.from, first.at))
    return { events, flight: { from: first.from, at: first.at } };
  if (first?.kind !== 'hit' && first?.kind !== 'missed') return { events };
  const { attacker, from, at } = first;
  return first.shot ? { events, flight: { from, at } } : { events, lunge: { id: attacker.id, from, at } };
}
