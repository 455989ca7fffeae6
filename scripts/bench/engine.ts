import { type Game, legalActions, type Raws, turn, view } from '../../src/engine';
import { buildLevel } from '../../src/engine/builders';
import { arriveAt } from '../lib/level-setup';
import { type Line, line, timed } from './line';

/** Levels to measure on, with how many live there told by their names. */
const PLACES = [
  ['town', 1],
  ['forest', 2],
  ['caverns', 4],
  ['deep', 8],
] as const;

/** Player-turns from one arrival; then the next seed, so that nobody measures a dead hero. */
const TURNS = 25;

/** One player-turn at a time, and what else a click asks of the engine. */
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
        // The first seed is there to warm up.
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
      line('engine', `${name}, one player-turn`, 'ms', waits, { median: 0.5 }),
      line('engine', `${name}, view`, 'ms', views),
      line('engine', `${name}, legal actions`, 'ms', lists),
    ];
  });
}

function after(raws: Raws, game: Game): Game {
  const result = turn(game, { kind: 'wait' }, raws);
  if (!result.ok) throw new Error(`waiting was refused: ${result.refusal.code}`);
  return result.game;
}

const DEPTHS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Building the level of each recipe, over many seeds. The random recipe builds something else with each. */
export function levels(raws: Raws, quick: boolean): Line[] {
  const seeds = quick ? 20 : 200;
  return DEPTHS.map((depth) => {
    const { recipe } = buildLevel(raws, 'warm', depth);
    for (let number = 0; number < 3; number++) buildLevel(raws, `warm ${number}`, depth);
    const times = Array.from({ length: seeds }, (_, number) => timed(() => buildLevel(raws, `bench ${number}`, depth)));
    return line('levels', `${depth} ${recipe}`, 'ms', times, { median: 25, max: 250 });
  });
}
