import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawsFor } from '../../../../src/engine/state/campaign';
import { loadRaws } from '../../../../src/raws';
import type { BotName } from '../../../bots';
import { startsAt } from '../../kept-arrivals';
import type { RunReport } from '../../run';
import type { MeasuringOptions } from '../options';
import { playSoundly } from '../play-soundly';
import { type Descent, descentOf } from './descent';
import { type AmuletFigures, amuletDocument } from './document';

/** Id of the campaign that this module measures. */
export const CAMPAIGN = 'amulet';
const BOTS = ['planner', 'careful'] as const satisfies readonly BotName[];
const SEED = 'amulet';
/** Depth at which additional runs begin, because too few runs from the town get deep enough to show what wins. */
const DEEP = 10;
const DEEP_SEED = 'amulet from 10';
/** Number of player-turns after which a run is stopped. A winning run takes about 15,000. */
const MAX_TURNS = 30_000;

export interface AmuletOptions extends MeasuringOptions {
  /** Number of planner runs that begin at the depth `DEEP`. */
  deep: number;
}

/**
 * Measures the balance of The Amulet and writes `balance-amulet.md` and `balance-amulet.json`. Throws if a run violates
 * an invariant or hangs.
 */
export async function writeAmulet({ runs, deep, folder, workers, keep }: AmuletOptions): Promise<void> {
  const common = { campaign: CAMPAIGN, first: 0, maxTurns: MAX_TURNS, workers, keep };
  const fromTown: RunReport[] = [];
  await playSoundly({ ...common, bots: BOTS, runs, seed: SEED, note: (report) => fromTown.push(report) });
  const fromDeep: RunReport[] = [];
  await playSoundly({
    ...common,
    ...{ bots: ['planner'], runs: deep, seed: DEEP_SEED, starts: startsAt(CAMPAIGN, [DEEP]) },
    note: (report) => fromDeep.push(report),
  });
  const figures: AmuletFigures = {
    seed: SEED,
    command: `npm run simulate -- --balance --campaign ${CAMPAIGN} --runs ${runs} --deep ${deep}${keep?.closed ? ' --keep DIR --kept' : ''}`,
    descents: BOTS.map((bot) => descent(bot, fromTown)),
    deep: { seed: DEEP_SEED, depth: DEEP, descent: descent('planner', fromDeep) },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'balance-amulet.json'), `${JSON.stringify(figures, null, 1)}\n`);
  writeFileSync(join(folder, 'balance-amulet.md'), amuletDocument(figures));
}

function descent(bot: BotName, reports: readonly RunReport[]): Descent {
  const { laurel } = rawsFor(loadRaws(), { campaign: CAMPAIGN }).campaign;
  if (!('brought' in laurel)) throw new Error(`nothing is to be brought home in ${CAMPAIGN}`);
  return descentOf(bot, reports, laurel.brought);
}
