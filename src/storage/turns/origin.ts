import type { RunId } from '../contract';

/** How a run came by its dungeon. */
export type Origin =
  /** A seed drawn for it alone. */
  | { kind: 'chance' }
  /** A seed that somebody chose. Never ranked. */
  | { kind: 'seed' }
  /** The dungeon of a day, of everyone's or of the server that is the run's home. */
  | { kind: 'daily'; scope: 'guild' | 'global'; date: Day }
  /** Branched off another run at one of its versions. Never ranked. */
  | { kind: 'fork'; run: RunId; version: number };

/** A day by the calendar of UTC, as in `2026-11-20`. */
export type Day = string;

/** Whom a board or a daily dungeon is for: everyone, or one server. */
export type Scope = { kind: 'global' } | { kind: 'guild'; id: string };
