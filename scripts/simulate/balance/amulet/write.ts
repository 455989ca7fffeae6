import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawsFor } from '../../../../src/engine/state/campaign';
import { loadRaws } from '../../../../src/raws';
import type { BotName } from '../../../bots';
import { startsAt } from '../../kept-arrivals';
import type { RunReport } from '../../run';
import type { Decisions } from '../decision-section';
import { measureRuns } from '../measure-runs';
import { inBotOrder, MEASURED_BOTS, type MeasuredBot } from '../measured-bots';
import { mergeByBot } from '../merge-figures';
import type { MeasuringOptions } from '../options';
import { playSoundly } from '../play-soundly';
import { type Descent, descentOf } from './descent';
import { type AmuletFigures, amuletDocument, type DeepRuns } from './document';

export const CAMPAIGN = 'amulet';
/** Names of the parts that can be measured alone: bots from the town, and planners that begin at great depths. */
export const AMULET_PARTS = [...MEASURED_BOTS, 'deep'] as const;
export type AmuletPart = (typeof AMULET_PARTS)[number];
const SEED = 'amulet';
/** Depths at which additional runs begin, because too few runs from the town get deep enough to show how heroes win. */
const DEPTHS = [7, 10, 13];
/** Number of player-turns after which a run is stopped. A winning run takes about 15,000. */
const MAX_TURNS = 30_000;

export interface AmuletOptions extends MeasuringOptions {
  /** Number of planner runs that begin at each of the depths `DEPTHS`. */
  deep: number;
}

/**
 * Measures the balance of The Amulet and writes `balance-amulet.md` and `balance-amulet.json`. Rejects if a run
 * violates an invariant or hangs.
 */
export async function writeAmulet(options: AmuletOptions): Promise<void> {
  const { runs, choices, deep } = options;
  const figures: AmuletFigures = {
    seed: SEED,
    command: commandOf(`--runs ${runs} --choices ${choices} --deep ${deep}`, options),
    descents: await measureDescents(MEASURED_BOTS, options),
    deep: await measureDeep(options),
  };
  writeFigures(figures, options);
}

/**
 * Measures some parts, and writes `balance-amulet.md` and `balance-amulet.json` again. The other parts come from the
 * `balance-amulet.json` in the folder.
 */
export async function updateAmulet(parts: readonly AmuletPart[], options: AmuletOptions): Promise<void> {
  const { runs, choices, deep, folder } = options;
  const known = JSON.parse(readFileSync(join(folder, 'balance-amulet.json'), 'utf8')) as AmuletFigures;
  const bots = MEASURED_BOTS.filter((bot) => parts.includes(bot));
  const descents = await measureDescents(bots, options);
  const numbers = `--only ${parts.join(',')} --update --runs ${runs} --choices ${choices} --deep ${deep}`;
  const names = descents.map((one) => `${one.runs} runs of ${one.bot}`);
  const figures: AmuletFigures = {
    ...known,
    renewed: {
      command: commandOf(numbers, options),
      parts: parts.includes('deep') ? [...names, 'those from below'] : names,
    },
    descents: mergeByBot(known.descents, descents),
    deep: parts.includes('deep') ? await measureDeep(options) : known.deep,
  };
  writeFigures(figures, options);
}

/** Writes both files again with new figures of decisions. All other figures come from `balance-amulet.json`. */
export function updateAmuletDecisions(decisions: Decisions, files: Pick<AmuletOptions, 'folder'>): void {
  const known = JSON.parse(readFileSync(join(files.folder, 'balance-amulet.json'), 'utf8')) as AmuletFigures;
  writeFigures({ ...known, decisions: { ...known.decisions, ...decisions } }, files);
}

const commandOf = (numbers: string, { keep }: Pick<MeasuringOptions, 'keep'>): string =>
  `npm run simulate -- --balance --campaign ${CAMPAIGN} ${numbers}${keep?.closed ? ' --keep DIR --kept' : ''}`;

async function measureDescents(
  bots: readonly MeasuredBot[],
  { runs, choices, workers, keep }: AmuletOptions,
): Promise<Descent[]> {
  const reports: RunReport[] = [];
  const note = (report: RunReport): unknown => reports.push(report);
  const series = { campaign: CAMPAIGN, seed: SEED, maxTurns: MAX_TURNS, runs, choices, workers, keep };
  await measureRuns({ ...series, bots, note });
  return inBotOrder(bots.map((bot) => descent(bot, reports)));
}

async function measureDeep({ deep, workers, keep }: AmuletOptions): Promise<DeepRuns> {
  const starts: DeepRuns['starts'][number][] = [];
  const reports: RunReport[] = [];
  for (const depth of DEPTHS) {
    const seed = `${SEED} from ${depth}`;
    const own: RunReport[] = [];
    await playSoundly({
      ...{ campaign: CAMPAIGN, first: 0, maxTurns: MAX_TURNS, workers, keep },
      ...{ bots: ['planner'], runs: deep, seed, starts: startsAt(CAMPAIGN, [depth]) },
      note: (report) => own.push(report),
    });
    starts.push({ depth, seed, descent: descent('planner', own) });
    reports.push(...own);
  }
  return { starts, wonDamage: descent('planner', reports).wonDamage };
}

function writeFigures(figures: AmuletFigures, { folder }: Pick<AmuletOptions, 'folder'>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'balance-amulet.json'), `${JSON.stringify(figures, null, 1)}\n`);
  writeFileSync(join(folder, 'balance-amulet.md'), amuletDocument(figures));
}

function descent(bot: BotName, reports: readonly RunReport[]): Descent {
  const { laurel } = rawsFor(loadRaws(), { campaign: CAMPAIGN }).campaign;
  if (!('brought' in laurel)) throw new Error(`nothing is to be brought home in ${CAMPAIGN}`);
  return descentOf(bot, reports, laurel.brought);
}
