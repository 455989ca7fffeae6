import { dice } from '../../lib/dice';
import type { Point } from '../../lib/geometry';
import type { Rng } from '../../lib/rng';
import { attributeBonus, maxMana, mobMaxHp } from '../formulas';
import type { Raws } from '../schema/raws';
import type { EntityId, RawId } from './character';
import { component } from './components';
import type { Entity } from './entity';
import { addToLevel } from './queries';
import type { World } from './world';

/** Ticks until a newcomer is due for the first time. */
const FIRST_DUE = 2;

/**
 * One new mob, item or prop of its raw, without a position. Rolls only a mob's purse. Throws on an unknown raw.
 */
export function createEntity(raws: Raws, rng: Rng, rawId: RawId, id: EntityId): Entity {
  if (raws.mob[rawId]) return createMob(raws, rng, rawId, id);
  if (raws.item[rawId]) return { id, kind: 'item', raw: rawId };
  if (raws.prop[rawId]) return { id, kind: 'prop', raw: rawId };
  throw new Error(`no mob, item or prop is called ${rawId}`);
}

/** Puts a new item of this raw on the cell, with the next free id. */
export function placeItem(world: World, rawId: RawId, at: Point): Entity {
  const entity = createEntity(world.raws, world.rng, rawId, world.game.nextId++);
  entity.position = { x: at.x, y: at.y };
  addToLevel(world, entity);
  return entity;
}

function createMob(raws: Raws, rng: Rng, rawId: RawId, id: EntityId): Entity {
  const entity: Entity = { id, kind: 'mob', raw: rawId };
  const row = raws.mob[rawId]!;
  const level = row.level ?? 1;
  const attributes = component(raws, entity, 'attributes');
  const bonus = (name: 'fitness' | 'intelligence'): number => attributeBonus(attributes?.[name].base ?? 11);
  const hp = row.hp ?? mobMaxHp(level, bonus('fitness'));
  const mana = row.mana ?? maxMana(level, bonus('intelligence'));
  entity.pools = {
    hp: { current: hp, max: hp },
    mana: { current: mana, max: mana },
    level,
    xp: 0,
    gold: row.gold ? rng.roll(dice(row.gold)) : 0,
    weight: 0,
    penalty: 0,
  };
  entity.initiative = FIRST_DUE;
  const lines = row.quips?.length ?? 0;
  if (lines > 0) entity.quips = Array.from({ length: lines }, (_, line) => line);
  return entity;
}
