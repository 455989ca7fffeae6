import { join } from 'node:path';
import { bundleScript } from '../../lib/bundle';
import { runInProcesses } from '../../lib/process-pool';
import { progressOf } from '../../lib/progress';
import { type Interval, wilsonInterval } from '../../lib/statistics';
import type { DuelPlan, DuelResult } from './duel';
import { KITS, LEVELS, PLACES } from './kits';

/** Chances of winning with a kit in a place, by the hero's level. */
export interface DuelRow {
  place: DuelPlan['place'];
  kit: string;
  won: { level: number; chance: Interval }[];
}

const SNEAK = 'slips past, nothing in hand';

/** Tables of duels: by blows alone, with scrolls or spells, and to get past. */
export const DUEL_SETS = ['melee', 'kits', 'sneak'] as const;
export type DuelSet = (typeof DUEL_SETS)[number];

export interface DuelOptions {
  /** Duels for each cell. */
  fights: number;
  seed: string;
  workers: number;
  sets: readonly DuelSet[];
}

/** The tables of duels: every cell has the same number of fights on the same seeds. */
export async function fightDuels({ fights, seed, workers, sets }: DuelOptions): Promise<DuelRow[]> {
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
  const won = new Map<string, number>();
  const key = ({ place, kit, level }: Omit<DuelPlan, 'seed'>): string => `${place}/${kit}/${level}`;
  const progress = progressOf(plans.length, 'duels');
  const worker = await bundleScript(join(__dirname, 'worker.ts'));
  const hangs = await runInProcesses(worker, plans, workers, (result: DuelResult) => {
    if (result.won) won.set(key(result.plan), (won.get(key(result.plan)) ?? 0) + 1);
    progress.step();
  });
  progress.end();
  if (hangs.length > 0) throw new Error(`a duel did not end: ${JSON.stringify(hangs[0])}`);
  return rows.map(({ place, kit, title }) => ({
    place,
    kit: title,
    won: LEVELS.map((level) => ({ level, chance: wilsonInterval(won.get(key({ place, kit, level })) ?? 0, fights) })),
  }));
}
