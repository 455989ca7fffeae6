import type { Game, Level } from '../../../src/engine';

/** A new game whose hero stands alone on the town's stairs down. */
export function gateGame(game: Game): Game {
  const town = game.levels['1'] as Level;
  const gate = town.tiles.indexOf('>');
  const position = { x: gate % town.width, y: Math.floor(gate / town.width) };
  const entities = town.entities.filter(({ kind }) => kind !== 'mob');
  return { ...game, hero: { ...game.hero, position }, levels: { '1': { ...town, entities } } };
}

/** A new game whose badly hurt hero stands on the town's stairs down, so that a hint applies. */
export function woundedGame(game: Game): Game {
  const { hero, ...rest } = gateGame(game);
  return { ...rest, hero: { ...hero, pools: { ...hero.pools, hp: { current: 5, max: 30 } } } };
}
