import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadRaws } from '../src/raws';
import { balanceDocument, type Figures } from './balance/document';
import { fightDuels } from './balance/duels';
import { findsOf } from './balance/seeds';
import type { BotName } from './bots';
import { commandLine, wholeNumber } from './command-line';
import { playSeries } from './simulate/play';

const USAGE = `npm run balance -- [--runs N] [--fights N]

Plays many runs of each policy and many duels with the dragon, and writes what they come to, beside the goals, to
docs/balance.md, with the same figures in docs/balance.json. Seeds are fixed: the same version gives the same document.

  --runs N         runs of each bot (1000)
  --fights N       duels for each cell of the tables (200)
  --seeds N        seeds whose loot is counted (100)
  --out DIR        where the document goes (docs)
  --workers N      processes to play on (one a core)`;

const POLICIES: readonly BotName[] = ['random', 'fighter', 'careful', 'planner'];
const SEED = 'balance';
const MOST_TURNS = 6000;

void commandLine(
  USAGE,
  {
    runs: { type: 'string', default: '1000' },
    fights: { type: 'string', default: '200' },
    seeds: { type: 'string', default: '100' },
    out: { type: 'string', default: join(__dirname, '../docs') },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
  async ({ values }) => {
    const runs = wholeNumber('--runs', values.runs, 1);
    const fights = wholeNumber('--fights', values.fights, 1);
    const seeds = wholeNumber('--seeds', values.seeds, 1);
    const workers = wholeNumber('--workers', values.workers, 1, 64);
    const series = { bots: POLICIES, runs, seed: SEED, first: 0, maxTurns: MOST_TURNS, workers };
    const { summaries, broken, hangs } = await playSeries(series);
    if (broken.length + hangs.length > 0) {
      throw new Error(`something broke: npm run simulate -- --seed ${SEED} --turns ${MOST_TURNS} tells what`);
    }
    const figures: Figures = {
      seed: SEED,
      runs,
      fights,
      command: `npm run balance -- --runs ${runs} --fights ${fights} --seeds ${seeds}`,
      // how long it took says nothing about the game
      summaries: summaries.map((summary) => ({ ...summary, milliseconds: 0 })),
      finds: findsOf(
        loadRaws(),
        Array.from({ length: seeds }, (_, n) => `${SEED} ${n}`),
      ),
      duels: await fightDuels(fights, SEED, workers),
    };
    mkdirSync(values.out, { recursive: true });
    // what was met is the simulation's concern
    const plain = JSON.stringify(figures, (key, value: unknown) => (key === 'census' ? undefined : value), 1);
    writeFileSync(join(values.out, 'balance.json'), `${plain}\n`);
    writeFileSync(join(values.out, 'balance.md'), balanceDocument(figures));
  },
);
