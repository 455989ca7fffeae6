import { isKnownCursed } from '../actions/equip';
import { isKnown, refOf } from '../identification';
import { SLOTS } from '../state/character';
import { component } from '../state/components';
import type { Entity } from '../state/entity';
import type { HeldThing } from '../state/view';
import type { World } from '../state/world';

/** What the hero wears, in slot order, then what it carries, in order of acquisition. */
export function viewHeld(world: World): HeldThing[] {
  const held = world.game.pack.map((item) => viewItem(world, item));
  const worn = SLOTS.flatMap((slot) => held.filter((thing) => thing.slot === slot));
  return [...worn, ...held.filter((thing) => thing.slot === null)];
}

function viewItem(world: World, item: Entity): HeldThing {
  const { raws } = world;
  const known = isKnown(world, item.raw);
  const effects = component(raws, item, 'effects');
  const stuff = component(raws, item, 'item');
  const fits = component(raws, item, 'equippable')?.slot ?? null;
  const ref = refOf(world, item);
  const thing: HeldThing = {
    id: ref.id,
    raw: ref.raw,
    slot: component(raws, item, 'equipped')?.slot ?? null,
    fits,
    usable: fits === null && effects !== null,
    range: known ? (effects?.ranged ?? null) : null,
    radius: known ? (effects?.area_of_effect ?? null) : null,
    cursed: isKnownCursed(world, item),
    weight: stuff?.weight ?? 0,
    value: known ? (stuff?.value ?? 0) : 0,
  };
  if (ref.alias) thing.alias = ref.alias;
  if (ref.charges !== undefined) thing.charges = ref.charges;
  return thing;
}
