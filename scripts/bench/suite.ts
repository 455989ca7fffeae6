import type { Game, Raws } from '../../src/engine';
import { loadBuiltRaws } from '../../src/raws/built';
import { resimulate } from '../replay/recording';
import { playRun } from '../simulate/run';
import { engine, levels } from './engine';
import { interactions } from './interactions';
import type { Line } from './line';
import { pictures } from './pictures';
import { saves } from './saves';

/** Decisions between two games that are kept. */
const EVERY = 8;

/** Games as they come up in play: every eighth of whole runs of the fighter, which see all the shallower levels. */
function gamesOfPlay(raws: Raws, runs: number): Game[] {
  const games: Game[] = [];
  for (let number = 0; number < runs; number++) {
    const plan = { seed: `bench ${number}`, bot: 'fighter', maxTurns: 4000, verify: false } as const;
    const { recording, violation } = playRun(raws, plan);
    if (violation) throw new Error(`${violation.rule}: ${violation.detail}`);
    resimulate(raws, recording, ({ number: step, after }) => {
      if (step % EVERY === 0) games.push(after);
    });
  }
  return games;
}

/** Measures one suite after the other in a process of its own and sends each line to whoever started it. */
const [, , quickly, ...wanted] = process.argv;
const quick = quickly === 'quick';
const raws = loadBuiltRaws();
let played: Game[] | null = null;
const games = (): Game[] => {
  played ??= gamesOfPlay(raws, quick ? 2 : 8);
  return played;
};

const SUITES: Record<string, () => Line[] | Promise<Line[]>> = {
  interactions: () => interactions(quick),
  engine: () => engine(raws, quick),
  levels: () => levels(raws, quick),
  pictures: () => pictures(raws, games()),
  saves: () => saves(games()),
};

void (async () => {
  for (const name of wanted) process.send?.(await SUITES[name]!());
  process.disconnect();
})();
