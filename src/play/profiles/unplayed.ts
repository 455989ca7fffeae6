import type { RunResult } from '../../storage/contract';

/** Daily runs, forks and named seeds always count as played. */
export const isUnplayed = ({ origin, version, summary }: Pick<RunResult, 'origin' | 'version' | 'summary'>): boolean =>
  origin.kind === 'chance' && version === 1 && summary.result === 'abandoned';
