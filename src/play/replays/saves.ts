import type { Game, Level } from '../../engine';
import type { RunId } from '../../storage/contract';
import type { Context } from '../context';

/** Counted in versions. */
export const CHECKPOINT_EVERY = 16;

export const isCheckpoint = (version: number): boolean => version > 0 && version % CHECKPOINT_EVERY === 0;

export interface ReplaySaves {
  /** In the order of `versions`; `null` if not stored. */
  checkpoints(versions: readonly number[]): Promise<(Game | null)[]>;
  keep(version: number, game: Game): Promise<void>;
  /** Returns `null` if no stored level has this digest. */
  level(depth: number, digest: string): Promise<Level | null>;
}

export const savesOf = ({ store }: Context, run: RunId, signal?: AbortSignal): ReplaySaves => ({
  checkpoints: (versions) => store.loadCheckpoints(run, versions, signal),
  keep: (version, game) => store.putCheckpoint({ run, version, game }, signal),
  level: (depth, digest) => store.loadLeftLevel({ run, depth, digest }, signal),
});
