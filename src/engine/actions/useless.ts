import { wouldHelp } from '../effects/fire';
import type { Refusal } from '../state/action';
import { component } from '../state/components';
import type { Entity } from '../state/entity';
import type { World } from '../state/world';

/** Why a thing the hero knows would come to nothing, used here and now; `null` when it would do something. */
export function useless(world: World, item: Entity): Refusal | null {
  const { raws, game } = world;
  if ((component(raws, item, 'consumable')?.charges ?? 1) < 1) return { code: 'no-charges' };
  if (wouldHelp(world, game.hero, item)) return null;
  const spell = component(raws, item, 'effects')?.teach_spell;
  return spell === undefined ? { code: 'no-effect-here' } : { code: 'already-known', spell };
}
