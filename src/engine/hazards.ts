import type { Point } from '../lib/geometry';
import type { EffectMap } from './schema/effects';
import type { Raws } from './schema/raws';
import type { Danger } from './state/action';
import type { RawId } from './state/character';
import { component } from './state/components';
import type { Entity } from './state/entity';
import type { World } from './state/world';
import { laysBadStatus } from './statuses';

/** Does a carrier of these effects do harm to whom it falls on? */
export function doesHarm(effects: EffectMap): boolean {
  return effects.damage !== undefined || laysBadStatus(effects);
}

/** A trigger in plain sight that harms whoever steps in. */
export function isHazard(raws: Raws, entity: Entity): boolean {
  if (!component(raws, entity, 'entryTrigger') || component(raws, entity, 'hidden')) return false;
  return doesHarm(component(raws, entity, 'effects') ?? {});
}

/** A trigger in plain sight that does good to whoever steps in, or carries it off. */
export function isInviting(raws: Raws, entity: Entity): boolean {
  if (!component(raws, entity, 'entryTrigger') || component(raws, entity, 'hidden')) return false;
  return !isHazard(raws, entity);
}

/** The hazard the hero knows of on a cell: a trap fires once, a fire burns on. */
export function hazardAt(world: World, cell: Point): { danger: Danger; what: RawId } | null {
  for (const entity of world.index.at(cell)) {
    if (!isHazard(world.raws, entity)) continue;
    const once = component(world.raws, entity, 'singleActivation') !== null;
    return { danger: once ? 'trap' : 'fire', what: entity.raw };
  }
  return null;
}
