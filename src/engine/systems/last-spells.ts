import { paysExperience } from '../creatures';
import { triggerProcs } from '../effects/queue/procs';
import { component, entityById, type World } from '../state';
import { goOff } from './common/go-off';
import { resolveEffects } from './resolve-effects';

/** Only victims that pay experience cause procs; otherwise kills could repeat endlessly. */
export function lastSpells(world: World): void {
  const { raws, game, rng } = world;
  const { hero } = game;
  for (let dying = takeDying(world); dying.length > 0; dying = takeDying(world)) {
    for (const { id, by } of dying) {
      const corpse = entityById(world, id);
      if (corpse === null) continue;
      if (by === hero.id && corpse !== hero && paysExperience(raws, corpse)) triggerProcs(world, 'kills', hero, corpse);
      for (const { spell, chance } of component(raws, corpse, 'onDeath') ?? []) {
        if (rng.percent(Math.round(100 * chance))) goOff(world, corpse, spell, by);
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
