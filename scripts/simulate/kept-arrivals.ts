import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError, wholeNumber } from '../lib/command-line';
import type { Arrival } from './arrival';

const FOLDER = join(__dirname, 'arrivals');
/** First depth of which heroes are kept, and how many of each. */
const DEEP = 7;
const KEPT = 24;

/**
 * Where runs begin in turn: heroes of these depths, `null` for the town, as many as there are of a depth. Throws a
 * `UsageError` when none of a depth are kept.
 */
export function startsAt(campaign: string, depths: readonly number[]): (Arrival | null)[] {
  const came = depths.map((depth) => (depth === 1 ? [null] : readArrivals(campaign, depth)));
  const most = Math.max(...came.map(({ length }) => length));
  return Array.from({ length: most }, (_, n) => came.map((heroes) => heroes[n % heroes.length] ?? null)).flat();
}

/** The depths of `--from`. */
export function depthsOf(list: string): number[] {
  return list.split(',').map((depth) => wholeNumber('--from', depth.trim(), 1));
}

const fileOf = (folder: string, campaign: string, depth: number): string => join(folder, `${campaign}-${depth}.jsonl`);

function readArrivals(campaign: string, depth: number): Arrival[] {
  const file = fileOf(FOLDER, campaign, depth);
  if (!existsSync(file)) throw new UsageError(`no heroes are kept that came to depth ${depth} of ${campaign}`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** Writes with what heroes runs came to each deep level, into a file each. */
export function writeArrivals(folder: string, campaign: string, came: readonly Arrival[]): void {
  mkdirSync(folder, { recursive: true });
  for (const depth of new Set(came.map((one) => one.depth))) {
    const there = came.filter((one) => one.depth === depth).slice(0, KEPT);
    const lines = there.map((one) => `${JSON.stringify(one)}\n`);
    if (depth >= DEEP) writeFileSync(fileOf(folder, campaign, depth), lines.join(''));
  }
}
