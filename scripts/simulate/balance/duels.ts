import { join } from 'node:path';
import { bundleScript } from '../../lib/bundle';
import { type Interval, wilsonInterval } from '../../lib/statistics';
import { type Keep, runJobs } from '../run-jobs';
import type { DuelPlan, DuelResult } from './duel';
import { KITS, LEVELS, PLACES } from './kits';

/** Row of a table: chances of winning with one kit in one place, by the hero's level. */
export interface DuelRow {
  place: DuelPlan['place'];
  kit: string;
  won: { level: number; chance: Interval }[];
}

const SNEAK = 'slips past, nothing in hand';

/** Names of the tables: duels with only blows, duels with scrolls or spells, and attempts to slip past the dragon. */
export const DUEL_SETS = ['melee', 'kits', 'sneak'] as const;
export type DuelSet = (typeof DUEL_SETS)[number];

export interface DuelOptions {
  fights: number;
  seed: string;
  workers: number;
  sets: readonly DuelSet[];
  keep?: Keep | undefined;
}

/**
 * Plays the duels and returns the rows of the tables. All cells have the same number of duels on the same seeds. If
 * only stored duels are counted, the numbers may differ, and rows without a duel are left out. Rejects if a duel hangs.
 */
export async function fightDuels({ fights, seed, workers, sets, keep }: DuelOptions): Promise<DuelRow[]> {
  const all = [
    ...PLACES.flatMap((place) =>
      KITS.map(({ name }, n) => ({ place, kit: name, title: name, set: n === 0 ? 'melee' : 'kits' }) as const),
    ),
    { place: 'sneak', kit: KITS[0]?.name ?? '', title: SNEAK, set: 'sneak' } as const,
  ];
  const rows = all.filter(({ set }) => sets.includes(set));
  const plans = rows.flatMap(({ place, kit }) =>
    LEVELS.flatMap((level) =>
      Array.from({ length: fights }, (_, n): DuelPlan => ({ place, kit, level, seed: `${seed} ${n}` })),
    ),
  );
  const cells = new Map<string, { won: number; fought: number }>();
  const key = ({ place, kit, level }: Omit<DuelPlan, 'seed'>): string => `${place}/${kit}/${level}`;
  const worker = await bundleScript(join(__dirname, 'worker.ts'));
  const planOf = ({ plan }: DuelResult): DuelPlan => plan;
  const jobs = { name: 'duels', plans, partOf: key, planOf, worker, workers, keep };
  const hangs = await runJobs(jobs, ({ plan, won }) => {
    const cell = cells.get(key(plan)) ?? { won: 0, fought: 0 };
    cells.set(key(plan), { won: cell.won + (won ? 1 : 0), fought: cell.fought + 1 });
  });
  if (hangs.length > 0) throw new Error(`a duel did not end: ${JSON.stringify(hangs[0])}`);
  const measured = rows.map(({ place, kit, title }) => ({
    place,
    kit: title,
    won: LEVELS.map((level) => {
      const { won, fought } = cells.get(key({ place, kit, level })) ?? { won: 0, fought: 0 };
      return { level, chance: wilsonInterval(won, fought) };
    }),
  }));
  return measured.filter(({ won }) => won.some(({ chance }) => chance.tries > 0));
}
