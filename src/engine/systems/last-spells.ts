import { triggerBoons } from '../effects/queue/boon-procs';
import { component, entityById, type World } from '../state';
import { goOff } from './common/go-off';
import { resolveEffects } from './resolve-effects';

/**
 * Makes creatures that have died cast their last spells round their corpses, ascending by id. Each spell has its own
 * chance and costs no mana. Before that, boons of the hero that heed kills do their work round the hero's victims.
 * Creatures that die of either cast their last spells afterwards.
 */
export function lastSpells(world: World): void {
  for (let dying = takeDying(world); dying.length > 0; dying = takeDying(world)) {
    for (const { id, by } of dying) {
      const corpse = entityById(world, id);
      if (corpse === null) continue;
      if (by === world.game.hero.id) triggerBoons(world, 'kill', corpse);
      for (const { spell, chance } of component(world.raws, corpse, 'onDeath') ?? []) {
        if (world.rng.percent(Math.round(100 * chance))) goOff(world, corpse, spell, by);
      }
    }
    resolveEffects(world);
  }
}

function takeDying(world: World): World['dying'] {
  const { dying } = world;
  world.dying = [];
  return dying.sort((a, b) => a.id - b.id);
}
