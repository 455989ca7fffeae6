import { type EntityId, type GameEvent, HERO_ID, type ThingRef } from '../../engine';
import { type Point, same } from '../../lib/geometry';

export type Mark = 'hit' | 'heal' | 'mana' | 'level';
/**
 * A creature's outline shows only the creature's mark with the highest rank. A new level outranks a hit, because sparks
 * show the hit too.
 */
const RANK: Record<Mark, number> = { level: 3, hit: 2, heal: 1, mana: 0 };

const SPLASH = '#96E6F4';

export interface MarkedBody {
  id: EntityId;
  at: Point;
}

export interface Jet {
  caster: EntityId;
  from: Point;
  to: Point;
  color: string;
}

export interface EventMarks {
  byActor: Map<EntityId, Mark>;
  /** Creatures with their cells at the time of the hit, because the view lacks creatures that died. */
  hits: MarkedBody[];
  misses: MarkedBody[];
  lostTurns: MarkedBody[];
  flights: MarkedBody[];
  windUps: MarkedBody[];
  threatened: Point[];
  bursts: { cells: Point[]; color: string }[];
  beams: { from: Point; to: Point; color: string }[];
  shots: { from: Point; to: Point }[];
  throws: { thing: ThingRef; from: Point; to: Point }[];
  /** Cells with an altar or another trigger that healed a creature. */
  healingCells: Point[];
  jets: Jet[];
}

/** Returns the marks in the order of the events, each creature at most once in a list. */
export function marksOf(events: readonly GameEvent[]): EventMarks {
  const marks: EventMarks = {
    byActor: new Map(),
    hits: [],
    misses: [],
    lostTurns: [],
    flights: [],
    windUps: [],
    threatened: [],
    bursts: [],
    beams: [],
    shots: [],
    throws: [],
    healingCells: [],
    jets: [],
  };
  for (const event of events) addEvent(marks, event);
  marks.healingCells = healingCellsOf(events);
  marks.jets = jetsOf(events, marks);
  return marks;
}

function addEvent(marks: EventMarks, event: GameEvent): void {
  if ((event.kind === 'hit' || event.kind === 'missed') && event.shot) addShot(marks, event);
  switch (event.kind) {
    case 'hit':
    case 'hurt':
      addMark(marks, event.target.id, 'hit');
      addOnce(marks.hits, event.target.id, event.at);
      break;
    case 'missed':
      addOnce(marks.misses, event.target.id, event.at);
      break;
    case 'healed':
      addMark(marks, event.target.id, 'heal');
      break;
    case 'mana-restored':
      addMark(marks, event.target.id, 'mana');
      break;
    case 'levelled':
      addMark(marks, HERO_ID, 'level');
      break;
    case 'lost-turn':
      addOnce(marks.lostTurns, event.who.id, event.at);
      break;
    case 'flew':
      addOnce(marks.flights, event.who.id, event.at);
      break;
    case 'prepared':
      addOnce(marks.windUps, event.who.id, event.at);
      marks.threatened.push(...event.cells);
      break;
    case 'burst':
      marks.bursts.push({ cells: event.cells, color: event.color });
      break;
    case 'threw':
      marks.throws.push({ thing: event.item, from: event.from, to: event.at });
      marks.bursts.push({ cells: event.splash ?? [], color: SPLASH });
      break;
    case 'beam':
      for (const { from, to } of event.rays) marks.beams.push({ from, to, color: event.color });
      break;
  }
}

function addShot({ shots }: EventMarks, { from, at }: { from: Point; at: Point }): void {
  if (!shots.some((other) => same(other.from, from) && same(other.to, at))) shots.push({ from, to: at });
}

function addMark(marks: EventMarks, id: EntityId, kind: Mark): void {
  const before = marks.byActor.get(id);
  if (before === undefined || RANK[kind] > RANK[before]) marks.byActor.set(id, kind);
}

function addOnce(list: MarkedBody[], id: EntityId, at: Point): void {
  if (!list.some((known) => known.id === id)) list.push({ id, at });
}

function jetsOf(events: readonly GameEvent[], { bursts, beams }: EventMarks): Jet[] {
  return events.flatMap((event) => {
    if (event.kind !== 'cast' || beams.some(({ from }) => same(from, event.from))) return [];
    const burst = bursts.find(({ cells }) => cells.some((cell) => same(cell, event.at)));
    return burst ? [{ caster: event.caster.id, from: event.from, to: event.at, color: burst.color }] : [];
  });
}

function healingCellsOf(events: readonly GameEvent[]): Point[] {
  return events.flatMap((event) => {
    if (event.kind !== 'triggered') return [];
    const { at, who } = event;
    const healed = events.some((other) => other.kind === 'healed' && other.target.id === who.id && same(other.at, at));
    return healed ? [at] : [];
  });
}
