import { type Game, type Level, newGame } from '../../src/engine';
import { enterLevel } from '../../src/engine/levels/change-level';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';
import { type Point, pointOf } from '../../src/lib/geometry';
import { loadRaws } from '../../src/raws';
import { changed, here } from './scenario';

const raws = loadRaws();

export const FORK_SEED = 'fork';

/**
 * Game whose hero has just come to a level from the town, as if the stairs led straight there. No creature or item is
 * on the level, no wanderer comes, and the hero knows all cells.
 */
export function arrivedAtFork(depth: number, { forks = true } = {}): Game {
  const world = openWorld(newGame({ seed: FORK_SEED, forks }, raws), raws);
  enterLevel(world, depth, 'stairs');
  return changed(closeWorld(world), (draft) => {
    const level = here(draft);
    level.entities = [];
    draft.tallies[String(depth)] = { ...draft.tallies[String(depth)]!, wanderer: 10_000 };
    level.revealed = '1'.repeat(level.revealed.length);
  });
}

/** Cells with stairs down, ascending. */
export const stairsOf = ({ tiles }: Level): number[] =>
  [...tiles].flatMap((tile, cell) => (tile === '>' ? [cell] : []));

/** Cells of the stairs to the first and the second way down. */
export function stairs(game: Game): [first: Point, second: Point] {
  const level = here(game);
  const [first] = stairsOf(level).filter((cell) => cell !== level.secondStairs);
  return [pointOf(level, first!), pointOf(level, level.secondStairs!)];
}

/** The game with the hero on the stairs to the first (0) or the second way (1). */
export const onStairs = (game: Game, way: 0 | 1): Game =>
  changed(game, (draft) => {
    draft.hero.position = { ...stairs(game)[way] };
  });
