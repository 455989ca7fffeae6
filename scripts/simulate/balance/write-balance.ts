import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRaws } from '../../../src/raws';
import type { BotName } from '../../bots';
import { withInterval } from '../../lib/statistics';
import type { Summary } from '../tally';
import { countFinds } from '../winning-kit';
import { balanceDocument, type Figures } from './document';
import { DUEL_SETS, fightDuels } from './duels';
import { goalsOf, verdict } from './goals';
import type { MeasuringOptions } from './options';
import { playSoundly } from './play-soundly';

const BOTS = ['random', 'fighter', 'careful', 'planner'] as const satisfies readonly BotName[];

/** Names of the parts that can be measured alone: bots and tables of duels. */
export const BALANCE_PARTS = [...BOTS, ...DUEL_SETS] as const;
type BalancePart = (typeof BALANCE_PARTS)[number];
const SEED = 'balance';
const MAX_TURNS = 6000;

export interface BalanceOptions extends MeasuringOptions {
  /** Number of duels for each cell of the tables. */
  fights: number;
  /** Number of seeds on whose levels loot is counted. */
  seeds: number;
  /** Path of the earlier `balance.json` with which the new figures are compared. */
  before: string;
}

/** Measures some parts of the balance on the same seeds, and prints their goals. Writes no file. */
export async function printBalance(
  parts: readonly BalancePart[],
  { runs, fights, workers, keep }: Pick<BalanceOptions, 'runs' | 'fights' | 'workers' | 'keep'>,
): Promise<void> {
  const bots = BOTS.filter((bot) => parts.includes(bot));
  const sets = DUEL_SETS.filter((set) => parts.includes(set));
  const summaries = bots.length > 0 ? await measureRuns(bots, { runs, workers, keep }) : [];
  const duels = sets.length > 0 ? await fightDuels({ fights, seed: SEED, workers, sets, keep }) : [];
  for (const goal of goalsOf({ summaries, duels })) {
    if (goal.measured.tries === 0) continue;
    console.log(`${verdict(goal).padEnd(14)}${withInterval(goal.measured).padEnd(22)}${goal.title}`);
  }
}

/**
 * Measures the balance on fixed seeds and writes `balance.md` and `balance.json`. Throws if a run violates an invariant
 * or hangs.
 */
export async function writeBalance({
  runs,
  fights,
  seeds,
  folder,
  before,
  workers,
  keep,
}: BalanceOptions): Promise<void> {
  const earlier = JSON.parse(readFileSync(before, 'utf8')) as Figures;
  const summaries = await measureRuns(BOTS, { runs, workers, keep });
  const figures: Figures = {
    seed: SEED,
    runs,
    fights,
    command: `npm run simulate -- --balance --runs ${runs} --fights ${fights} --seeds ${seeds}${keep?.closed ? ' --keep DIR --kept' : ''}`,
    summaries,
    finds: countFinds(
      loadRaws(),
      Array.from({ length: seeds }, (_, n) => `${SEED} ${n}`),
    ),
    duels: await fightDuels({ fights, seed: SEED, workers, sets: DUEL_SETS, keep }),
  };
  mkdirSync(folder, { recursive: true });
  // Leaves out the census, because only --coverage needs it and it would make the file many times as long.
  const json = JSON.stringify(figures, (key, value: unknown) => (key === 'census' ? undefined : value), 1);
  writeFileSync(join(folder, 'balance.json'), `${json}\n`);
  writeFileSync(join(folder, 'balance.md'), balanceDocument(figures, earlier));
}

async function measureRuns(
  bots: readonly BotName[],
  options: Pick<BalanceOptions, 'runs' | 'workers' | 'keep'>,
): Promise<Summary[]> {
  const { summaries } = await playSoundly({ bots, seed: SEED, first: 0, maxTurns: MAX_TURNS, ...options });
  // Playing time is set to 0, because it differs between machines and the same version must give the same file.
  return summaries.map((summary) => ({ ...summary, milliseconds: 0 }));
}
