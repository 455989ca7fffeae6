import { component, entityById, type World } from '../state';
import { goOff } from './common/go-off';
import { settleEffects } from './settle-effects';

/**
 * Who died casts its last spells round its corpse, ascending by id, and so do those who die of them. A spell that is
 * drawn costs nothing.
 */
export function lastSpells(world: World): void {
  for (let dying = takeDying(world); dying.length > 0; dying = takeDying(world)) {
    for (const { id, by } of dying) {
      const corpse = entityById(world, id);
      if (corpse === null) continue;
      for (const { spell, chance } of component(world.raws, corpse, 'onDeath') ?? []) {
        if (world.rng.percent(Math.round(100 * chance))) goOff(world, corpse, spell, by);
      }
    }
    settleEffects(world);
  }
}

function takeDying(world: World): World['dying'] {
  const { dying } = world;
  world.dying = [];
  return dying.sort((a, b) => a.id - b.id);
}
