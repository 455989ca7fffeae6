import { type EntityId, type GameEvent, HERO_ID, type SeenThing, type View } from '../../engine';
import { kingDistance, type Point, same } from '../../lib/geometry';
import type { Beat } from '../compact/clip-painter';
import { CELL } from '../compact/layout';
import type { ClipFrame } from '../contract';
import { type EventGroup, eventGroupsOf } from './event-groups';

/** Picture of an animation, shown for `delay` milliseconds. `cornersOf` supplies the missing `corner`. */
export type TimedBeat = Omit<Beat, 'corner'> & { delay: number };

const STRIDES = [1 / 3, 2 / 3] as const;
const FLIGHTS = [0.4, 0.8] as const;
/** Distance in pixels by which a striking creature leans towards its target. */
const LUNGE = 6;
const RISES = [3, 6] as const;

/** Milliseconds for which each kind of picture is shown. */
const DELAY = { stride: 70, still: 90, flight: 90, blow: 130, rise: 140, risen: 240, mark: 300 } as const;

const NO_SHIFTS: ReadonlyMap<EntityId, Point> = new Map();

/** Returns the pictures of one turn in order. `before` is the view before the turn. */
export function beatsOf(before: View, { view, events }: ClipFrame): TimedBeat[] {
  const isElsewhere = before.depth !== view.depth;
  const start = isElsewhere ? view : castOf(before, view);
  // Traces of this turn's deaths and bursts appear with the next turn.
  const ground = { ...view, events: isElsewhere ? [] : before.events };
  const steps = isElsewhere ? [] : stepsOf(before, view, start, ground);
  const groups = isElsewhere ? [] : eventGroupsOf(events);
  const beats = [...steps];
  let cast = start;
  for (const group of groups) {
    beats.push(...beatsOfGroup(group, cast, ground));
    cast = afterEvents(cast, group.events);
  }
  if (groups.length === 0)
    beats.push({ ground, cast: view, events: [], shifts: NO_SHIFTS, risen: 0, delay: DELAY.still });
  return beats;
}

/** Returns the picture just after the most harmful events, or, without events, the picture after the turn. */
export function impactOf(before: View, frame: ClipFrame): Omit<TimedBeat, 'delay'> {
  const groups = before.depth === frame.view.depth ? eventGroupsOf(frame.events) : [];
  let cast = groups.length > 0 ? castOf(before, frame.view) : frame.view;
  let best = { cast, events: groups[0]?.events ?? [], force: -1 };
  for (const { events } of groups) {
    const force = events.reduce((sum, event) => sum + forceOf(event), 0);
    const after = withHealth(cast, events);
    if (force >= best.force) best = { cast: after, events, force };
    cast = afterEvents(cast, events);
  }
  return {
    ground: frame.view,
    cast: best.cast,
    events: best.events,
    shifts: NO_SHIFTS,
    risen: 0,
  };
}

const forceOf = (event: GameEvent): number => {
  if (event.kind === 'died') return event.who.id === HERO_ID ? 1000 : 20;
  return event.kind === 'hit' || event.kind === 'hurt' ? event.amount : 0;
};

/** Returns the view after a turn with health and mana from before, and with the creatures that died. */
function castOf(before: View, after: View): View {
  const former = new Map(before.things.map((thing) => [thing.id, thing]));
  const present = new Set(after.things.map(({ id }) => id));
  const gone = before.things.filter(({ id, kind }) => kind === 'mob' && !present.has(id) && hasDied(after, id));
  const things = after.things.map(
    (thing): SeenThing => ({ ...thing, health: former.get(thing.id)?.health ?? thing.health }),
  );
  return {
    ...after,
    things: [...things, ...gone],
    hero: { ...after.hero, hp: before.hero.hp, mana: before.hero.mana },
  };
}

const hasDied = ({ events, turn }: View, id: EntityId): boolean =>
  events.some((event) => event.kind === 'died' && event.who.id === id && event.turn === turn);

function stepsOf(before: View, after: View, cast: View, ground: View): TimedBeat[] {
  const former = new Map(before.things.map(({ id, at }) => [id, at]));
  const walks = [{ id: HERO_ID, from: before.hero.at, to: after.hero.at }].concat(
    after.things.flatMap(({ id, kind, at }) => (kind === 'mob' ? [{ id, from: former.get(id) ?? at, to: at }] : [])),
  );
  const moved = walks.filter(({ from, to }) => !same(from, to) && kingDistance(from, to) <= 2);
  if (moved.length === 0) return [];
  return STRIDES.map((share) => ({
    ground,
    cast,
    events: [],
    shifts: new Map(
      moved.map(({ id, from, to }) => [
        id,
        { x: Math.round((from.x - to.x) * CELL * (1 - share)), y: Math.round((from.y - to.y) * CELL * (1 - share)) },
      ]),
    ),
    risen: 0,
    delay: DELAY.stride,
  }));
}

function beatsOfGroup({ events, lunge, flight }: EventGroup, cast: View, ground: View): TimedBeat[] {
  const beat = { ground, cast, events: [] as readonly GameEvent[], shifts: NO_SHIFTS, risen: 0 };
  const isLong = flight && kingDistance(flight.from, flight.at) > 1;
  const flights = isLong
    ? FLIGHTS.map((share) => ({ ...beat, events: onTheWay(events, share), delay: DELAY.flight }))
    : [];
  const hit = withHealth(cast, events);
  const shifts = lunge ? new Map([[lunge.id, towards(lunge.from, lunge.at)]]) : NO_SHIFTS;
  const numbers = events.filter((event) => 'amount' in event);
  if (numbers.length === 0) return [...flights, { ...beat, events, shifts, delay: DELAY.mark }];
  const after = afterEvents(cast, events);
  const fading = events.filter(({ kind }) => kind !== 'beam' && kind !== 'threw' && kind !== 'cast').map(withoutShot);
  return [
    ...flights,
    { ...beat, cast: hit, events, shifts, delay: DELAY.blow },
    { ...beat, cast: hit, events: fading, risen: RISES[0], delay: DELAY.rise },
    { ...beat, cast: after, events: numbers.map(withoutShot), risen: RISES[1], delay: DELAY.risen },
  ];
}

const withoutShot = (event: GameEvent): GameEvent => {
  if ((event.kind !== 'hit' && event.kind !== 'missed') || !event.shot) return event;
  const { shot, ...blow } = event;
  return blow;
};

/** Moves each target to `share` of the flight. Hits become misses, because the arrow is still flying. */
const onTheWay = (events: readonly GameEvent[], share: number): GameEvent[] =>
  events.flatMap((event): GameEvent[] => {
    if (event.kind === 'threw') {
      const { splash, ...flying } = event;
      return [{ ...flying, at: between(event.from, event.at, share) }];
    }
    if ((event.kind === 'hit' || event.kind === 'missed') && event.shot) {
      const at = between(event.from, event.at, share);
      return [
        {
          kind: 'missed',
          fumble: false,
          attacker: event.attacker,
          target: { id: -1, raw: null },
          at,
          from: event.from,
          shot: true,
          turn: event.turn,
          sense: event.sense,
        },
      ];
    }
    if (event.kind === 'cast') {
      const at = between(event.from, event.at, share);
      const burst = events.find((one) => one.kind === 'burst');
      return burst
        ? [
            { ...event, at },
            { ...burst, cells: [at] },
          ]
        : [];
    }
    if (event.kind !== 'beam') return [];
    return [{ ...event, rays: event.rays.map(({ from, to }) => ({ from, to: between(from, to, share) })) }];
  });

const between = (from: Point, to: Point, share: number): Point => ({
  x: Math.round(from.x + (to.x - from.x) * share),
  y: Math.round(from.y + (to.y - from.y) * share),
});

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return { x: 0, y: 0 };
  return { x: Math.round((LUNGE * (to.x - from.x)) / length), y: Math.round((LUNGE * (to.y - from.y)) / length) };
}

function withHealth(view: View, events: readonly GameEvent[]): View {
  const change = (kinds: readonly GameEvent['kind'][]): number =>
    events.reduce(
      (sum, event) =>
        sum +
        (kinds.includes(event.kind) && 'amount' in event && 'target' in event && event.target.id === HERO_ID
          ? event.amount
          : 0),
      0,
    );
  const { hp, mana } = view.hero;
  const current = Math.min(hp.max, Math.max(0, hp.current - change(['hit', 'hurt']) + change(['healed'])));
  return {
    ...view,
    hero: {
      ...view.hero,
      hp: { ...hp, current },
      mana: { ...mana, current: Math.min(mana.max, mana.current + change(['mana-restored'])) },
    },
  };
}

function afterEvents(view: View, events: readonly GameEvent[]): View {
  const dead = new Set(events.flatMap((event) => (event.kind === 'died' ? [event.who.id] : [])));
  const hurt = withHealth(view, events);
  return dead.size === 0 ? hurt : { ...hurt, things: view.things.filter(({ id }) => !dead.has(id)) };
}
