import type { Raws } from '../../../src/engine';
import { progressOf } from '../../lib/progress';
import { type ButtonRun, playByButtons } from './play-run';
import { formatClicks, formatFaults } from './report';
import { tallyOf } from './tally';

const BOTS = [
  { name: 'hasty', thorough: false },
  { name: 'thorough', thorough: true },
] as const;

/** Lets each bot play so many runs and prints turns per click and clicks per level. Returns whether no reply was faulty. */
export async function runButtonBots(raws: Raws, { runs, maxClicks }: { runs: number; maxClicks: number }) {
  let faultless = true;
  for (const { name, thorough } of BOTS) {
    const progress = progressOf(runs, 'runs');
    const played: ButtonRun[] = [];
    for (let n = 0; n < runs; n++) {
      played.push(await playByButtons(raws, { seed: `CLICKS-${n}`, thorough, maxClicks }));
      progress.step();
    }
    progress.end();
    const faults = formatFaults(played.flatMap((run) => run.faults));
    console.log(`${formatClicks(name, tallyOf(played))}\n`);
    console.log(faults.length === 0 ? 'No faults.\n' : faults.join('\n'));
    faultless &&= faults.length === 0;
  }
  return faultless;
}
