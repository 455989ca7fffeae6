import type { RunReport } from '../run';
import type { Summary } from '../tally';
import { inBotOrder, isButtonBot, type MeasuredBot } from './measured-bots';
import type { MeasuringOptions } from './options';
import { playSoundly } from './play-soundly';

interface RunSeries extends Omit<MeasuringOptions, 'folder'> {
  bots: readonly MeasuredBot[];
  seed: string;
  /** Absent for the first campaign. */
  campaign?: string;
  /** Number of player-turns after which a run is stopped. */
  maxTurns: number;
  note?: (report: RunReport) => unknown;
}

/**
 * Plays the runs of several bots from the town, and returns a summary for each bot. Bots that press buttons play
 * `choices` runs, all others `runs`. Rejects if a run violates an invariant or hangs.
 */
export async function measureRuns({ bots, runs, choices, ...series }: RunSeries): Promise<Summary[]> {
  const groups = [
    { bots: bots.filter((bot) => !isButtonBot(bot)), runs },
    { bots: bots.filter(isButtonBot), runs: choices },
  ];
  const summaries: Summary[] = [];
  for (const group of groups) {
    if (group.bots.length > 0) summaries.push(...(await playSoundly({ ...series, ...group, first: 0 })).summaries);
  }
  // Sets the playing time to 0, because it differs between machines, and a version must always give the same file.
  return inBotOrder(summaries).map((summary) => ({ ...summary, milliseconds: 0 }));
}
