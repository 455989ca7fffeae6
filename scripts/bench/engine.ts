import { type Game, legalActions, type Raws, turn, view } from '../../src/engine';
import { buildLevel } from '../../src/engine/builders';
import { arriveAt } from '../lib/level-setup';
import { type Line, line, timed } from './line';

/** Levels to measure on; the deeper, the more creatures. */
const PLACES = [
  ['town', 1],
  ['forest', 2],
  ['caverns', 4],
  ['deep', 8],
] as const;

/** Player-turns per seed: few enough that the hero mostly survives. */
const TURNS = 25;

/** One player-turn, and the other engine calls of an interaction. */
export function engine(raws: Raws, quick: boolean): Line[] {
  const seeds = quick ? 4 : 16;
  return PLACES.flatMap(([name, depth]) => {
    const waits: number[] = [];
    const views: number[] = [];
    const lists: number[] = [];
    for (let number = -1; number < seeds; number++) {
      let game = arriveAt(raws, `bench ${number}`, depth);
      for (let n = 0; n < TURNS && !game.over; n++) {
        const before = game;
        const wait = timed(() => {
          game = after(raws, before);
        });
        // The first seed warms up.
        if (number >= 0) waits.push(wait);
      }
      if (game.over) continue;
      const seen = timed(() => view(game, raws));
      const listed = timed(() => legalActions(game, raws));
      if (number >= 0) {
        views.push(seen);
        lists.push(listed);
      }
    }
    return [
      line({ suite: 'engine', name: `${name}, one player-turn`, unit: 'ms' }, waits, { median: 0.5 }),
      line({ suite: 'engine', name: `${name}, view`, unit: 'ms' }, views),
      line({ suite: 'engine', name: `${name}, legal actions`, unit: 'ms' }, lists),
    ];
  });
}

function after(raws: Raws, game: Game): Game {
  const result = turn(game, { kind: 'wait' }, raws);
  if (!result.ok) throw new Error(`waiting was refused: ${result.refusal.code}`);
  return result.game;
}

const DEPTHS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Building the level of each depth, over many seeds. */
export function levels(raws: Raws, quick: boolean): Line[] {
  const seeds = quick ? 20 : 200;
  return DEPTHS.map((depth) => {
    const { recipe } = buildLevel(raws, 'warm', depth);
    for (let number = 0; number < 3; number++) buildLevel(raws, `warm ${number}`, depth);
    const times = Array.from({ length: seeds }, (_, number) => timed(() => buildLevel(raws, `bench ${number}`, depth)));
    return line({ suite: 'levels', name: `${depth} ${recipe}`, unit: 'ms' }, times, { median: 25, max: 250 });
  });
}
