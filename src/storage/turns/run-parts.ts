import type { Day, RunId, Scope } from '../ids';

export type Origin =
  | { kind: 'chance' }
  | { kind: 'seed' }
  | { kind: 'daily'; scope: Scope['kind']; date: Day }
  /** `run` is `-` if the forked run was erased. */
  | { kind: 'fork'; run: RunId; version: number };

/** Times of heroes' deaths by depth, in milliseconds since 1970. */
export type RunGraves = Readonly<Record<string, readonly number[]>>;
