import type { RunResult } from '../../storage/contract';

/**
 * True if a run was given up before anything was done in it, for example to choose another campaign on the title.
 * Histories and totals leave such a run out, but its result stays stored. A run in a daily dungeon, or one that the
 * player asked for by seed, always counts as a try.
 */
export const isUnplayed = ({ origin, version, summary }: Pick<RunResult, 'origin' | 'version' | 'summary'>): boolean =>
  origin.kind === 'chance' && version === 1 && summary.result === 'abandoned';
