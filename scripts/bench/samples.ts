import type { Game, Raws } from '../../src/engine';
import { resimulate } from '../replay/resimulate';
import { playRun } from '../simulate/run';

/** Decisions between two games that are kept. */
const EVERY = 8;

/** Games as they come up in play: every eighth of whole runs of the fighter, which see all the shallower levels. */
export function gamesOfPlay(raws: Raws, runs: number): Game[] {
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
