import type { RunResult } from '../../storage/contract';

/**
 * True if a run was given up before the first action, for example to choose another campaign. Histories and totals
 * leave out the run, but the result stays stored. Daily runs, forks and runs with a named seed always count as played.
 */
export const isUnplayed = ({ origin, version, summary }: Pick<RunResult, 'origin' | 'version' | 'summary'>): boolean =>
  origin.kind === 'chance' && version === 1 && summary.result === 'abandoned';
