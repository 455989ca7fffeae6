import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Game, newGame, type Raws } from '../../src/engine';
import { stepsOf } from '../../src/play/replays/steps';
import { bundleScript } from '../lib/bundle';
import { runInProcesses } from '../lib/process-pool';
import type { Recording } from '../replay/recording';
import { endOf, type RunEnd, type WantedRun } from '../replay/wanted-runs';
import type { RunPlan } from '../simulate/run';
import type { WorkerResult } from '../simulate/worker';

export interface FoundRun {
  recording: Recording;
  end: RunEnd;
}

/** Fractions of the recorded actions after which a bot continues, longest first. */
const SHARES = Array.from({ length: 12 }, (_, n) => 1 - n / 12);
/** Maximum number of runs that a bot plays from the beginning. */
const FRESH_RUNS = 1000;

/**
 * Searches until the deadline, in milliseconds since 1970, for a run that shows what it should. A bot continues the
 * recorded run from earlier and earlier points, and then plays new runs. Returns `null` if no run is found.
 */
export async function searchRun(
  raws: Raws,
  wanted: WantedRun,
  recorded: Recording,
  deadline: number,
): Promise<FoundRun | null> {
  if (Date.now() >= deadline) return null;
  const { bot, campaign, maxTurns, seed } = wanted;
  const plan = {
    ...(campaign === undefined ? {} : { campaign }),
    bot,
    maxTurns,
    verify: false,
    record: true,
    deadline,
  };
  const plans: RunPlan[] = [
    ...openingsOf(raws, recorded).map((opening) => ({ ...plan, seed: recorded.seed, opening })),
    ...Array.from({ length: FRESH_RUNS }, (_, number) => ({ ...plan, seed: `${seed} ${number}` })),
  ];
  let found: FoundRun | null = null;
  const worker = await bundleScript(join(__dirname, '../simulate/worker.ts'));
  await runInProcesses(worker, plans, availableParallelism(), ({ report, recording }: WorkerResult) => {
    const end = endOf({ ...report, turn: report.turns }, report.actions);
    if (recording && report.violation === null && wanted.isKept(end)) found ??= { recording, end };
    return found || Date.now() >= deadline ? 'enough' : 'on';
  });
  return found;
}

function openingsOf(raws: Raws, { actions, ...dungeon }: Recording): NonNullable<RunPlan['opening']>[] {
  const lengths = SHARES.map((share) => Math.floor(share * actions.length));
  const games = new Map<number, Game>();
  for (const { number, after } of stepsOf(raws, newGame(dungeon, raws), actions)) {
    if (lengths.includes(number) && !after.over) games.set(number, after);
  }
  return [...games].reverse().map(([length, game]) => ({ actions: actions.slice(0, length), game }));
}
