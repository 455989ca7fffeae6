import type { RunResult } from '../../../src/storage';
import { HOME } from './callers';

/** A ranked run of Bob's that ended, with what is given changed. */
export const finishedRun = (
  more: Partial<Omit<RunResult, 'summary'>> = {},
  summary: Partial<RunResult['summary']> = {},
): RunResult => ({
  run: 'r',
  version: 1,
  owner: 'bob',
  home: HOME,
  heroName: 'Bob',
  seed: 'long',
  rules: 1,
  origin: { kind: 'chance' },
  ranked: true,
  finishedAt: 1,
  summary: {
    result: 'died',
    score: 0,
    depth: 1,
    deepest: 1,
    level: 1,
    xp: 0,
    kills: 0,
    gold: 0,
    turns: 1,
    by: 'rat',
    cause: null,
    laurel: false,
    cheated: false,
    ...summary,
  },
  ...more,
});
