import { loadRaws } from '../src/raws';
import { figuresOf } from './boards/figures';
import { boardsOf, type ShownBoard } from './boards/play';
import { commandLine, wholeNumber } from './lib/command-line';
import { table } from './lib/table';

const USAGE = `npm run boards -- [--boards N] [--presses N] [--seed TEXT]

A bot plays runs by the buttons of boards, with and without magic. Prints how high the boards are on a phone 390 pixels
wide, where their buttons stand, how many presses a spell takes, and how long the captions are.

  --boards N    boards to measure (150)
  --presses N   boards of one run (30)
  --seed TEXT   begins the seeds of the runs (BOARDS)`;

/** Kits of the runs by turns; `null` for the first kit. */
const KITS = [null, 'apprentice'] as const;

void commandLine(
  USAGE,
  {
    boards: { type: 'string', default: '150' },
    presses: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'BOARDS' },
  },
  async ({ values }) => {
    const wanted = wholeNumber('--boards', values.boards, 1);
    const perRun = wholeNumber('--presses', values.presses, 1);
    const raws = loadRaws();
    const boards: ShownBoard[] = [];
    for (let run = 0; boards.length < wanted; run++) {
      const before = boards.length;
      for await (const board of boardsOf(raws, `${values.seed}${run}`, KITS[run % KITS.length] ?? null)) {
        boards.push(board);
        if (boards.length - before >= perRun || boards.length >= wanted) break;
      }
    }
    console.log(table(['', 'median', '9th decile', 'most', '<'], figuresOf(boards)));
  },
);
