import { isKnown } from './identification';
import type { EffectMap } from './schema/effects';
import type { EntityId } from './state/character';
import { component } from './state/components';
import type { Entity } from './state/entity';
import type { Pending } from './state/game';
import type { World } from './state/world';

type Question = Pending['kind'];

/** What a carrier of these effects asks before it does anything; `null` when it asks nothing. */
export function questionOf({ identify, remove_curse }: EffectMap): Question | null {
  if (identify) return 'identify';
  return remove_curse ? 'remove-curse' : null;
}

/** Ids of what may be picked, in order of acquisition; `asker` has become known by then and is none of them. */
export function optionsOf(world: World, question: Question, asker: Entity): EntityId[] {
  const fits = FITTING[question];
  return world.game.pack.filter((item) => item.raw !== asker.raw && fits(world, item)).map(({ id }) => id);
}

const FITTING = {
  identify: (world, { raw }) => !isKnown(world, raw),
  /** A curse shows on what is worn, and on what is known. */
  'remove-curse': (world, item) =>
    component(world.raws, item, 'cursed') !== null &&
    (component(world.raws, item, 'equipped') !== null || isKnown(world, item.raw)),
} satisfies Record<Question, (world: World, item: Entity) => boolean>;
