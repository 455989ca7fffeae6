import type { RunResult } from '../../storage/contract';

/**
 * Was a run given up before anything was done in it? So is one whose player chooses another campaign on its title.
 * Histories do not tell of it and no total counts it, but it stays stored with its result, as every run does. A daily
 * dungeon, or another that was asked for, was a try all the same.
 */
export const isUnplayed = ({ origin, version, summary }: Pick<RunResult, 'origin' | 'version' | 'summary'>): boolean =>
  origin.kind === 'chance' && version === 1 && summary.result === 'abandoned';
