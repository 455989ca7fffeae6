import type { BotName } from '../bots';
import { CENSUS_KEYS, type Census } from './census';
import type { RunReport } from './run';
import { wilson } from './wilson';

/** What many runs of one bot came to. Shares are 0 to 1. */
export interface Summary {
  bot: BotName;
  runs: number;
  turns: number;
  actions: number;
  milliseconds: number;
  /** Runs that reached each depth, and the share with its 95 % interval. */
  reached: { depth: number; runs: number; share: number; low: number; high: number; died: number }[];
  endings: Record<string, number>;
  causes: Record<string, number>;
  /** Share of the dead that had more than 60 % of their hit points before the last click. */
  sudden: number;
  /** Player-turns an act of several takes on average. */
  turnsPerAct: Record<string, number>;
  /** In how many runs each thing was come upon. */
  census: Record<keyof Census, Record<string, number>>;
}

/** Above this share of its hit points a death in one click is a surprise. */
const HEALTHY = 0.6;

export function summarize(bot: BotName, reports: readonly RunReport[]): Summary {
  const dead = reports.filter(({ over }) => over?.result === 'died');
  return {
    bot,
    runs: reports.length,
    turns: sum(reports.map(({ turns }) => turns)),
    actions: sum(reports.map(({ recording }) => recording.actions.length)),
    milliseconds: sum(reports.map(({ milliseconds }) => milliseconds)),
    reached: survival(reports),
    endings: count(reports.map(({ over }) => over?.result ?? 'still alive')),
    causes: count(dead.map(({ over }) => [over?.by, over?.cause].filter(Boolean).join(', by ') || 'unknown')),
    sudden: dead.length === 0 ? 0 : dead.filter(({ healthBefore }) => healthBefore > HEALTHY).length / dead.length,
    turnsPerAct: pace(reports),
    census: Object.fromEntries(
      CENSUS_KEYS.map((key) => [key, count(reports.flatMap(({ census }) => census[key]))]),
    ) as Summary['census'],
  };
}

function survival(reports: readonly RunReport[]): Summary['reached'] {
  const deepest = Math.max(1, ...reports.map((report) => report.deepest));
  return Array.from({ length: deepest }, (_, index) => {
    const depth = index + 1;
    const runs = reports.filter((report) => report.deepest >= depth).length;
    const died = reports.filter(({ over }) => over?.result === 'died' && over.depth === depth).length;
    const [low, high] = wilson(runs, reports.length);
    return { depth, runs, share: runs / reports.length, low, high, died };
  });
}

const LONG_ACTS = ['explore', 'travel', 'rest', 'fight'] as const;

function pace(reports: readonly RunReport[]): Record<string, number> {
  return Object.fromEntries(
    LONG_ACTS.map((kind) => {
      const acts = reports.map((report) => report.acts[kind] ?? { turns: 0, times: 0 });
      return [kind, sum(acts.map(({ turns }) => turns)) / Math.max(1, sum(acts.map(({ times }) => times)))];
    }),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** How often each word occurs, the commonest first. */
export function count(words: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)));
}
