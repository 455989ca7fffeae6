import { identify, refOf } from '../knowledge';
import { component, consumeIntents, type Entity, emit, packOf, type World } from '../state';

/**
 * Equips an item in its slot and moves the worn item there to the backpack. If the worn item is cursed, it stays, but
 * the turn is used.
 */
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
  world.stale.add(wearer.id);
  emit(world, { kind: 'equipped', item: refOf(world, item), slot }, 'self');
  identify(world, item.raw);
}

/** Moves a worn item to the backpack. Returns false if a curse prevents that. */
export function takeOff(world: World, wearer: Entity, item: Entity, replaced: boolean): boolean {
  if (component(world.raws, item, 'cursed')) {
    emit(world, { kind: 'stuck', item: refOf(world, item) }, 'self');
    return false;
  }
  delete item.equipped;
  item.inBackpack = { owner: wearer.id };
  world.stale.add(wearer.id);
  emit(world, { kind: 'removed', item: refOf(world, item), replaced }, 'self');
  return true;
}
