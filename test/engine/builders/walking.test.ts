import { type Game, isParked, newGame, turn } from '../../../src/engine';
import { enterLevel } from '../../../src/engine/levels/change-level';
import { closeWorld, openWorld } from '../../../src/engine/state/world-draft';
import { loadRaws } from '../../../src/raws';
import { sample } from '../../support/deep';

const raws = loadRaws();

/** Game of a new hero on a level of which the hero knows every cell. Only doors are on the level. */
function alone(seed: string, depth: number): Game {
  const world = openWorld(newGame({ seed }, raws), raws);
  if (depth > 1) enterLevel(world, depth, 'stairs');
  const game = closeWorld(world);
  // No wanderer comes, because a fight would stop the walk.
  game.tallies[depth] = { ...game.tallies[depth]!, wanderer: Number.MAX_SAFE_INTEGER };
  const level = levelOf(game);
  const entities = level.entities.filter(({ raw }) => raw === 'door');
  return { ...game, levels: { [depth]: { ...level, entities, revealed: '1'.repeat(level.tiles.length) } } };
}

function levelOf(game: Game) {
  const level = game.levels[String(game.depth)];
  if (!level || isParked(level)) throw new Error('no level');
  return level;
}

/**
 * Travels until the hero arrives, at most a hundred times, because doors and discoveries stop the hero on the way.
 * Throws if the engine refuses.
 */
function travel(from: Game, to: { x: number; y: number }): Game {
  let game = from;
  for (let tries = 0; tries < 100; tries++) {
    const result = turn(game, { kind: 'travel', to, sure: true }, raws);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    game = result.game;
    if (game.hero.position?.x === to.x && game.hero.position.y === to.y) return game;
  }
  return game;
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'at depth %i the hero can walk from the start to the way down',
  (depth) => {
    for (const seed of sample(['walk 1', 'walk 2', 'walk 3', 'walk 4'], 1)) {
      const game = alone(seed, depth);
      const { tiles, width } = levelOf(game);
      const exit = tiles.lastIndexOf('>');
      const to = { x: exit % width, y: Math.floor(exit / width) };
      const there = travel(game, to);
      expect(there.hero.position).toEqual(to);
      expect(turn(there, { kind: 'descend', sure: true }, raws).ok).toBe(true);
    }
  },
);
