import type { RunResult } from '../../src/storage/contract';

export type ResultChanges = Partial<Omit<RunResult, 'summary'>> & { summary?: Partial<RunResult['summary']> };

/** Result of a ranked run in a server, ended by a wolf, with the given changes. */
export const sampleResult = ({ summary, ...more }: ResultChanges = {}): RunResult => ({
  run: 'r',
  version: 40,
  owner: 'ann',
  home: { kind: 'guild', id: '77' },
  heroName: 'Ann',
  seed: '7Q4-KVX',
  rules: 1,
  origin: { kind: 'chance' },
  ranked: true,
  finishedAt: 1_000,
  feats: [],
  ...more,
  summary: {
    result: 'died',
    score: 100,
    depth: 3,
    deepest: 4,
    level: 2,
    xp: 1_200,
    kills: 7,
    gold: 12.5,
    turns: 900,
    by: 'mangy-wolf',
    cause: null,
    laurel: false,
    cheated: false,
    ...summary,
  },
});

/** Bob's ranked run, which a rat ended early, with the given changes. */
export const finishedRun = (
  more: Partial<Omit<RunResult, 'summary'>> = {},
  summary: Partial<RunResult['summary']> = {},
): RunResult =>
  sampleResult({
    ...{ version: 1, owner: 'bob', heroName: 'Bob', seed: 'long', finishedAt: 1 },
    ...more,
    summary: {
      ...{ score: 0, depth: 1, deepest: 1, level: 1, xp: 0, kills: 0, gold: 0, turns: 1, by: 'rat' },
      ...summary,
    },
  });
