import type { EntityId, GameEvent } from '../../engine';
import type { Point } from '../../lib/geometry';

export type Mark = 'hit' | 'heal' | 'mana' | 'level';
/** Blows have their sparks and healing its plus signs besides, so a new level may have the outline. */
const RANK: Record<Mark, number> = { level: 3, hit: 2, heal: 1, mana: 0 };

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

/** What the newest events look like, one mark for each actor at most. */
export interface EventMarks {
  marks: Map<EntityId, Mark>;
  /** Where each was when it was hit; the dead have no other place. */
  hits: MarkedBody[];
  misses: MarkedBody[];
  lostTurns: MarkedBody[];
  bursts: { cells: Point[]; color: string }[];
  beams: { from: Point; to: Point; color: string }[];
  /** Cells of altars and the like that healed who stepped in. */
  healingCells: Point[];
  /** Breath of somebody who spat a burst. */
  jets: Jet[];
}

const HERO = 1;

export function marksOf(events: readonly GameEvent[]): EventMarks {
  const found: EventMarks = {
    marks: new Map(),
    hits: [],
    misses: [],
    lostTurns: [],
    bursts: [],
    beams: [],
    healingCells: [],
    jets: [],
  };
  for (const event of events) note(found, event);
  found.healingCells = blessedOf(events);
  found.jets = jetsOf(events, found);
  return found;
}

function note(found: EventMarks, event: GameEvent): void {
  switch (event.kind) {
    case 'hit':
    case 'hurt':
      mark(found, event.target.id, 'hit');
      once(found.hits, event.target.id, event.at);
      break;
    case 'missed':
      once(found.misses, event.target.id, event.at);
      break;
    case 'healed':
      mark(found, event.target.id, 'heal');
      break;
    case 'mana-restored':
      mark(found, event.target.id, 'mana');
      break;
    case 'levelled':
      mark(found, HERO, 'level');
      break;
    case 'lost-turn':
      once(found.lostTurns, event.who.id, event.at);
      break;
    case 'burst':
      found.bursts.push({ cells: event.cells, color: event.color });
      break;
    case 'beam':
      for (const { from, to } of event.rays) found.beams.push({ from, to, color: event.color });
      break;
  }
}

function mark(found: EventMarks, id: EntityId, kind: Mark): void {
  const before = found.marks.get(id);
  if (before === undefined || RANK[kind] > RANK[before]) found.marks.set(id, kind);
}

function once(list: MarkedBody[], id: EntityId, at: Point): void {
  if (!list.some((known) => known.id === id)) list.push({ id, at });
}

/** A cast that burst at its target without a line of its own came as a jet. */
function jetsOf(events: readonly GameEvent[], { bursts, beams }: EventMarks): Jet[] {
  return events.flatMap((event) => {
    if (event.kind !== 'cast' || beams.some(({ from }) => from.x === event.from.x && from.y === event.from.y))
      return [];
    const burst = bursts.find(({ cells }) => cells.some(({ x, y }) => x === event.at.x && y === event.at.y));
    return burst ? [{ caster: event.caster.id, from: event.from, to: event.at, color: burst.color }] : [];
  });
}

/** What is healed by a thing it stepped on was healed by that thing. */
function blessedOf(events: readonly GameEvent[]): Point[] {
  return events.flatMap((event) => {
    if (event.kind !== 'triggered') return [];
    const { at, who } = event;
    const healed = events.some((other) => other.kind === 'healed' && other.target.id === who.id && isAt(other.at, at));
    return healed ? [at] : [];
  });
}

const isAt = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
