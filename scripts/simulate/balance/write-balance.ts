import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRaws } from '../../../src/raws';
import type { BotName } from '../../bots';
import { playSeries } from '../play';
import { countFinds } from '../winning-kit';
import { balanceDocument, type Figures } from './document';
import { fightDuels } from './duels';

const BOTS: readonly BotName[] = ['random', 'fighter', 'careful', 'planner'];
const SEED = 'balance';
const MAX_TURNS = 6000;

export interface BalanceOptions {
  /** Runs of each bot. */
  runs: number;
  /** Duels for each cell of the tables. */
  fights: number;
  /** Seeds whose loot is counted. */
  seeds: number;
  /** Where `balance.md` and `balance.json` go. */
  folder: string;
  /** `balance.json` of the version to compare with. */
  before: string;
  /** Processes to play on. */
  workers: number;
}

/** Measures the balance on fixed seeds and writes it down. Throws when a run violates an invariant or hangs. */
export async function writeBalance({ runs, fights, seeds, folder, before, workers }: BalanceOptions): Promise<void> {
  const earlier = JSON.parse(readFileSync(before, 'utf8')) as Figures;
  const series = { bots: BOTS, runs, seed: SEED, first: 0, maxTurns: MAX_TURNS, workers };
  const { summaries, failed, hangs } = await playSeries(series);
  if (failed.length + hangs.length > 0) {
    throw new Error(`a run failed; npm run simulate -- --seed ${SEED} --turns ${MAX_TURNS} prints how`);
  }
  const figures: Figures = {
    seed: SEED,
    runs,
    fights,
    command: `npm run simulate -- --balance --runs ${runs} --fights ${fights} --seeds ${seeds}`,
    // The time it took differs from machine to machine.
    summaries: summaries.map((summary) => ({ ...summary, milliseconds: 0 })),
    finds: countFinds(
      loadRaws(),
      Array.from({ length: seeds }, (_, n) => `${SEED} ${n}`),
    ),
    duels: await fightDuels(fights, SEED, workers),
  };
  mkdirSync(folder, { recursive: true });
  // The census belongs to --coverage and would make the file many times as long.
  const json = JSON.stringify(figures, (key, value: unknown) => (key === 'census' ? undefined : value), 1);
  writeFileSync(join(folder, 'balance.json'), `${json}\n`);
  writeFileSync(join(folder, 'balance.md'), balanceDocument(figures, earlier));
}
