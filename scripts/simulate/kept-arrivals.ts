import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError, wholeNumber } from '../lib/command-line';
import type { Arrival } from './arrival';

const FOLDER = join(__dirname, 'arrivals');
const DEEP = 7;
const KEPT = 24;

/** Value of `--from` for heroes who are about to carry the quest item home. */
const HOMEWARD = 'home';
type Start = number | typeof HOMEWARD;

/**
 * Returns the starting points of runs, used by turns: a stored hero for each depth, `null` (the town) for depth 1.
 * Throws a `UsageError` if no hero is stored for a depth.
 */
export function startsAt(campaign: string, depths: readonly Start[]): (Arrival | null)[] {
  const came = depths.map((depth) => (depth === 1 ? [null] : readArrivals(campaign, depth)));
  const most = Math.max(...came.map(({ length }) => length));
  return Array.from({ length: most }, (_, n) => came.map((heroes) => heroes[n % heroes.length] ?? null)).flat();
}

/** Parses `--from`: depths or `home`, separated by commas. Throws a `UsageError` if a depth is not above 0. */
export function depthsOf(list: string): Start[] {
  return list
    .split(',')
    .map((depth) => depth.trim())
    .map((depth) => (depth === HOMEWARD ? HOMEWARD : wholeNumber('--from', depth, 1)));
}

const fileOf = (folder: string, campaign: string, depth: Start): string => join(folder, `${campaign}-${depth}.jsonl`);

function readArrivals(campaign: string, depth: Start): Arrival[] {
  const file = fileOf(FOLDER, campaign, depth);
  if (!existsSync(file))
    throw new UsageError(
      `no heroes are kept that came to ${depth === HOMEWARD ? 'the goal' : `depth ${depth}`} of ${campaign}`,
    );
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** Stores heroes who arrived on deep levels, in one file for each depth. */
export function writeArrivals(folder: string, campaign: string, came: readonly Arrival[]): void {
  mkdirSync(folder, { recursive: true });
  const startOf = ({ depth, homeward }: Arrival): Start => (homeward ? HOMEWARD : depth);
  for (const depth of new Set(came.map(startOf))) {
    const there = came.filter((one) => startOf(one) === depth).slice(0, KEPT);
    const lines = there.map((one) => `${JSON.stringify(one)}\n`);
    if (depth === HOMEWARD || depth >= DEEP) writeFileSync(fileOf(folder, campaign, depth), lines.join(''));
  }
}
