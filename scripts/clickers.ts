import { loadRaws } from '../src/raws';
import { type ClickedRun, playByClicks } from './clickers/play';
import { tellClicks, tellFaults } from './clickers/report';
import { tallyOf } from './clickers/tally';
import { commandLine, oneOf, wholeNumber } from './command-line';
import { progressOf } from './simulate/progress';

const USAGE = `npm run clickers -- [--runs N] [--manner hasty|thorough|both]

Plays whole runs through the bot by pressing what its messages offer, reading nothing else, and tells how many turns of
the game a click is worth and how many clicks a level takes. Exits with 1 when an answer was wrong.

  --runs N       runs of each manner (100)
  --manner NAME  hasty: down as soon as the stairs are known; thorough: all of a level first; both (both)
  --seed TEXT    run number n has the seed "TEXT-n" (CLICKS)
  --clicks N     clicks after which a run is left as it is (600)`;

void commandLine(
  USAGE,
  {
    runs: { type: 'string', default: '100' },
    manner: { type: 'string', default: 'both' },
    seed: { type: 'string', default: 'CLICKS' },
    clicks: { type: 'string', default: '600' },
  },
  async ({ values }) => {
    const raws = loadRaws();
    const runs = wholeNumber('--runs', values.runs, 1);
    const most = wholeNumber('--clicks', values.clicks, 1);
    const manner = oneOf('--manner', values.manner, ['hasty', 'thorough', 'both']);
    for (const name of manner === 'both' ? (['hasty', 'thorough'] as const) : [manner]) {
      const progress = progressOf(runs, 'runs');
      const played: ClickedRun[] = [];
      for (let n = 0; n < runs; n++) {
        played.push(await playByClicks(raws, { seed: `${values.seed}-${n}`, thorough: name === 'thorough', most }));
        progress.step();
      }
      progress.end();
      console.log(`${tellClicks(name, tallyOf(played))}\n`);
      const faults = tellFaults(played.flatMap((run) => run.faults));
      console.log(faults.length === 0 ? 'Every answer was in order.\n' : faults.join('\n'));
      if (faults.length > 0) process.exitCode = 1;
    }
  },
);
