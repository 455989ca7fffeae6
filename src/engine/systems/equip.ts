import { identify, refOf } from '../knowledge';
import { component, consumeIntents, type Entity, emit, has, packOf, type World } from '../state';

/** A cursed item in the slot stays, and the turn passes. */
export function equip(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'equip')) {
    const item = packOf(world, actor).find(({ id, inBackpack }) => id === intent.item && inBackpack);
    if (item) putOn(world, actor, item);
  }
}

function putOn(world: World, wearer: Entity, item: Entity): void {
  const slot = component(world.raws, item, 'equippable')?.slot;
  if (!slot) return;
  const worn = packOf(world, wearer).find(({ equipped }) => equipped?.owner === wearer.id && equipped.slot === slot);
  if (worn && !takeOff(world, wearer, worn, true)) return;
  delete item.inBackpack;
  item.equipped = { owner: wearer.id, slot };
  refreshSight(world, item);
  world.stale.add(wearer.id);
  emit(world, { kind: 'equipped', item: refOf(world, item), slot }, 'self');
  identify(world, item.raw);
}

/** Returns false for a cursed item. `replaced` means that a new item takes the slot. */
export function takeOff(world: World, wearer: Entity, item: Entity, replaced: boolean): boolean {
  if (isStuck(world, item)) return false;
  delete item.equipped;
  refreshSight(world, item);
  item.inBackpack = { owner: wearer.id };
  world.stale.add(wearer.id);
  emit(world, { kind: 'removed', item: refOf(world, item), replaced }, 'self');
  return true;
}

/** Emits `stuck` if the item is cursed. */
export function isStuck(world: World, item: Entity): boolean {
  if (component(world.raws, item, 'cursed') === null) return false;
  emit(world, { kind: 'stuck', item: refOf(world, item) }, 'self');
  return true;
}

function refreshSight(world: World, item: Entity): void {
  if (has(world.raws, item, 'sightBonus')) world.sightStale = true;
}
