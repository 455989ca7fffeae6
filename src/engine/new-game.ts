import { rngFromSeed } from '../lib/rng';
import { drawAliases } from './identification';
import { createLevel, settle } from './levels';
import type { Raws } from './schema/raws';
import { createHero } from './state/create-hero';
import { emit } from './state/emit';
import { type Game, RULES, SCHEMA } from './state/game';
import { closeWorld, openWorld } from './state/world-draft';

/** A new run: the hero in the town, nothing done yet. The same seed and raws give the same game. */
export function newGame(options: { seed: string; heroName?: string }, raws: Raws): Game {
  const { seed, heroName = raws.hero.name } = options;
  const rng = rngFromSeed(`${seed}/game`);
  const aliases = drawAliases(raws, rng);
  const { hero, pack, nextId } = createHero(raws);
  const town = createLevel(raws, seed, 1, nextId);
  const game: Game = {
    schema: SCHEMA,
    rules: RULES,
    seed,
    heroName,
    rng: rng.state(),
    nextId: nextId + town.entities.length,
    turn: 0,
    depth: 1,
    deepest: 1,
    kills: 0,
    hero: { ...hero, position: { ...town.start } },
    pack,
    levels: { '1': town },
    identified: [],
    aliases,
    pending: null,
    cheated: false,
    laurel: false,
    over: null,
    events: [],
  };
  const world = openWorld(game, raws);
  emit(world, { kind: 'began' }, 'self');
  settle(world);
  return closeWorld(world);
}
