import type { Game, Raws } from '../../src/engine';
import { growSlowly } from '../../src/handlers/packaged/grow-slowly';
import { optimizeLate } from '../../src/handlers/packaged/optimize-late';
import { loadBuiltRaws } from '../../src/raws/built';
import { resimulate } from '../replay/recording';
import { playRun } from '../simulate/run';
import { engine, levels, replays } from './engine';
import { interactions } from './interactions';
import type { Line } from './line';
import { money } from './money';
import { pictures } from './pictures';
import { replaySteps } from './replay-steps';
import { saves } from './saves';
import { storedStates } from './stored-states';

/** Number of actions between two samples. */
const SAMPLE_EVERY = 8;

/** Returns games from whole runs of the fighter, which visits all shallow levels. */
function gamesOfPlay(raws: Raws, runs: number): Game[] {
  const games: Game[] = [];
  for (let number = 0; number < runs; number++) {
    const plan = { seed: `bench ${number}`, bot: 'fighter', maxTurns: 4000, verify: false } as const;
    const { recording, violation } = playRun(raws, plan);
    if (violation) throw new Error(`${violation.rule}: ${violation.detail}`);
    resimulate(raws, recording, ({ number: step, after }) => {
      if (step % SAMPLE_EVERY === 0) games.push(after);
    });
  }
  return games;
}

// Measures the suites in this process, one after another, and sends their lines to the parent.
const [, , mode, ...suites] = process.argv;
const quick = mode === 'quick';
const raws = loadBuiltRaws();
let played: Game[] | null = null;
const games = (): Game[] => {
  played ??= gamesOfPlay(raws, quick ? 2 : 8);
  return played;
};

const SUITES: Record<string, () => Line[] | Promise<Line[]>> = {
  interactions: () => interactions(quick),
  engine: () => [...engine(raws, quick), ...replays(raws, quick)],
  levels: () => levels(raws, quick),
  pictures: () => pictures(raws, games()),
  saves: async () => [...(await storedStates(raws)), ...saves(games())],
  money: () => {
    optimizeLate();
    growSlowly();
    return money(raws, quick);
  },
  replay: () => replaySteps(raws),
};

void (async () => {
  for (const name of suites) process.send?.(await SUITES[name]!());
  process.disconnect();
})();
