import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRaws } from '../../../src/raws';
import { withInterval } from '../../lib/statistics';
import type { Summary } from '../tally';
import { countFinds } from '../winning-kit';
import { dragonChoiceGoals } from './choice-goals';
import type { Decisions } from './decision-section';
import { balanceDocument, type Figures } from './document';
import { DUEL_SETS, type DuelRow, fightDuels } from './duels';
import { goalsOf, verdict } from './goals';
import { measureRuns } from './measure-runs';
import { MEASURED_BOTS } from './measured-bots';
import { mergeByBot, mergeDuels } from './merge-figures';
import type { MeasuringOptions } from './options';

/** Names of the parts that can be measured alone: bots and tables of duels. */
export const BALANCE_PARTS = [...MEASURED_BOTS, ...DUEL_SETS] as const;
export type BalancePart = (typeof BALANCE_PARTS)[number];
const SEED = 'balance';
const MAX_TURNS = 6000;

export interface BalanceOptions extends MeasuringOptions {
  fights: number;
  seeds: number;
  /** Earlier `balance.json` for the comparison. */
  before: string;
}

type PartOptions = Omit<BalanceOptions, 'seeds' | 'folder' | 'before'>;

/** Measures some parts of the balance on the same seeds, and prints their goals. Writes no file. */
export async function printBalance(parts: readonly BalancePart[], options: PartOptions): Promise<void> {
  const measured = await measure(parts, options);
  for (const goal of goalsOf(measured)) {
    if (goal.measured.tries === 0) continue;
    console.log(`${verdict(goal).padEnd(14)}${withInterval(goal.measured).padEnd(22)}${goal.title}`);
  }
  for (const goal of dragonChoiceGoals(measured.summaries)) {
    if (goal.verdict !== 'no cases') console.log(`${goal.verdict.padEnd(14)}${goal.measured.padEnd(22)}${goal.title}`);
  }
}

/** Measures the balance on fixed seeds and writes `balance.md` and `balance.json`. Rejects if a run fails or hangs. */
export async function writeBalance({ seeds, ...options }: BalanceOptions): Promise<void> {
  const { runs, choices, fights } = options;
  const numbers = `--runs ${runs} --choices ${choices} --fights ${fights} --seeds ${seeds}`;
  const figures: Figures = {
    ...{ seed: SEED, runs, fights },
    command: commandOf(numbers, options),
    ...(await measure(BALANCE_PARTS, options)),
    finds: countFinds(
      loadRaws(),
      Array.from({ length: seeds }, (_, n) => `${SEED} ${n}`),
    ),
  };
  writeFigures(figures, options);
}

/** Measures some parts, and writes `balance.md` and `balance.json`, with the other parts as before. */
export async function updateBalance(
  parts: readonly BalancePart[],
  options: Omit<BalanceOptions, 'seeds'>,
): Promise<void> {
  const { runs, choices, fights, folder } = options;
  const known = JSON.parse(readFileSync(join(folder, 'balance.json'), 'utf8')) as Figures;
  const { summaries, duels } = await measure(parts, options);
  const numbers = `--only ${parts.join(',')} --update --runs ${runs} --choices ${choices} --fights ${fights}`;
  const figures: Figures = {
    ...known,
    renewed: { command: commandOf(numbers, options), parts: [...runsOf(summaries), ...setsOf(parts)] },
    summaries: mergeByBot(known.summaries, summaries),
    duels: mergeDuels(known.duels, duels),
  };
  writeFigures(figures, options);
}

/** Keeps all other figures of both files. */
export function updateDecisions(decisions: Decisions, files: Pick<BalanceOptions, 'folder' | 'before'>): void {
  const known = JSON.parse(readFileSync(join(files.folder, 'balance.json'), 'utf8')) as Figures;
  writeFigures({ ...known, decisions: { ...known.decisions, ...decisions } }, files);
}

const runsOf = (summaries: readonly Summary[]): string[] => summaries.map(({ bot, runs }) => `${runs} runs of ${bot}`);

const setsOf = (parts: readonly BalancePart[]): string[] =>
  DUEL_SETS.filter((set) => parts.includes(set)).map((set) => `the duels of ${set}`);

const commandOf = (numbers: string, { keep }: Pick<MeasuringOptions, 'keep'>): string =>
  `npm run simulate -- --balance ${numbers}${keep?.closed ? ' --keep DIR --kept' : ''}`;

async function measure(
  parts: readonly BalancePart[],
  { fights, ...options }: PartOptions,
): Promise<{ summaries: Summary[]; duels: DuelRow[] }> {
  const bots = MEASURED_BOTS.filter((bot) => parts.includes(bot));
  const sets = DUEL_SETS.filter((set) => parts.includes(set));
  const { workers, keep } = options;
  return {
    summaries: await measureRuns({ ...options, bots, seed: SEED, maxTurns: MAX_TURNS }),
    duels: sets.length > 0 ? await fightDuels({ fights, seed: SEED, workers, sets, keep }) : [],
  };
}

function writeFigures(figures: Figures, { folder, before }: Pick<BalanceOptions, 'folder' | 'before'>): void {
  const earlier = JSON.parse(readFileSync(before, 'utf8')) as Figures;
  mkdirSync(folder, { recursive: true });
  // Leaves out the census, because only --coverage needs it and it would make the file many times as long.
  const json = JSON.stringify(figures, (key, value: unknown) => (key === 'census' ? undefined : value), 1);
  writeFileSync(join(folder, 'balance.json'), `${json}\n`);
  writeFileSync(join(folder, 'balance.md'), balanceDocument(figures, earlier));
}
