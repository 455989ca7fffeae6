import type { Game, Level } from '../../../src/engine';

/** The new game with its hero on the town's way down already, and nobody about. */
export function gateGame(game: Game): Game {
  const town = game.levels['1'] as Level;
  const gate = town.tiles.indexOf('>');
  const position = { x: gate % town.width, y: Math.floor(gate / town.width) };
  const entities = town.entities.filter(({ kind }) => kind !== 'mob');
  return { ...game, hero: { ...game.hero, position }, levels: { '1': { ...town, entities } } };
}

/** The same with its hero badly hurt, which calls for a hint. */
export function woundedGame(game: Game): Game {
  const { hero, ...rest } = gateGame(game);
  return { ...rest, hero: { ...hero, pools: { ...hero.pools, hp: { current: 5, max: 30 } } } };
}
