import { diceRange } from '../../lib/dice';
import {
  askingPrice,
  damageDice,
  itemValue,
  THROW_RANGE,
  throwOf,
  toHit,
  tradesWithHero,
  vendorsBeside,
  waresOf,
} from '../creatures';
import { SPLASH } from '../effects/common/areas';
import { isKnown, isKnownCursed, offeredPrice, refOf, spareItemsOf } from '../knowledge';
import { component, type Entity, has, type PackItem, type Shop, SLOTS, type ThrowFigures, type World } from '../state';
import type { Appraiser } from './figures';

/** Lists worn items by slot, then carried items by acquisition. */
export function viewPack(world: World, appraiser: Appraiser): PackItem[] {
  const items = inStacks(world.game.pack.map((item) => viewItem(world, item, appraiser)));
  const worn = SLOTS.flatMap((slot) => items.filter((thing) => thing.slot === slot));
  return [...worn, ...items.filter((thing) => thing.slot === null)];
}

/** `stack` is the id of the first item of equal look. */
function inStacks(items: Omit<PackItem, 'stack'>[]): PackItem[] {
  const firsts = new Map<string, number>();
  return items.map((item) => {
    const look = JSON.stringify({ ...item, id: null, figures: null });
    const stack = firsts.get(look) ?? item.id;
    firsts.set(look, stack);
    return { ...item, stack };
  });
}

function viewItem(world: World, item: Entity, appraiser: Appraiser): Omit<PackItem, 'stack'> {
  const { raws } = world;
  const known = isKnown(world, item.raw);
  const effects = component(raws, item, 'effects');
  const stuff = component(raws, item, 'item');
  const fits = component(raws, item, 'equippable')?.slot ?? null;
  const ref = refOf(world, item);
  const thing: Omit<PackItem, 'stack'> = {
    id: ref.id,
    raw: ref.raw,
    slot: component(raws, item, 'equipped')?.slot ?? null,
    fits,
    usable: fits === null && effects !== null,
    range: known ? (effects?.ranged ?? null) : null,
    radius: known ? (effects?.area_of_effect ?? null) : null,
    cursed: isKnownCursed(world, item),
    weight: stuff?.weight ?? 0,
    value: known ? itemValue(raws, item) : 0,
    figures: appraiser.knownFigures(item),
  };
  const throws = throwFigures(world, item);
  if (throws) thing.throws = throws;
  if (item.fromCage) thing.fromCage = true;
  if (ref.alias) thing.alias = ref.alias;
  if (ref.charges !== undefined) thing.charges = ref.charges;
  return thing;
}

function throwFigures(world: World, item: Entity): ThrowFigures | null {
  const { raws, game } = world;
  if (!has(raws, item, 'throwable')) return null;
  const attack = throwOf(raws, item);
  const known = attack !== null && isKnown(world, item.raw) ? attack : null;
  return {
    range: THROW_RANGE,
    radius: attack === null ? SPLASH : null,
    blow: known && {
      ...diceRange(damageDice(raws, game.hero, known)),
      toHit: toHit(raws, game.hero, known),
      range: THROW_RANGE,
    },
  };
}

/** Returns shops of adjacent vendors, ascending by vendor id. */
export function viewShops(world: World, { figuresOf }: Appraiser): Shop[] {
  const { raws, game } = world;
  const isSaleable = (item: Entity): boolean => !has(raws, item, 'equipped') && !has(raws, item, 'quest');
  const vendors = vendorsBeside(world);
  const spareItems = new Set(vendors.length > 0 ? spareItemsOf(world) : []);
  return vendors.map((vendor): Shop => {
    const ref = refOf(world, vendor);
    const faction = component(raws, vendor, 'dealsFor');
    const dealsFor = faction === null ? {} : { dealsFor: faction };
    if (!tradesWithHero(world, vendor)) return { vendor: ref, trades: false, ...dealsFor, wares: [], offers: [] };
    return {
      vendor: ref,
      trades: true,
      ...dealsFor,
      wares: waresOf(world, vendor).map(({ raw, left }) => ({
        raw,
        price: askingPrice(world, vendor, raw),
        left,
        figures: figuresOf(raw),
      })),
      offers: game.pack.filter(isSaleable).map((item) => ({
        item: item.id,
        price: offeredPrice(world, item),
        spare: spareItems.has(item),
      })),
    };
  });
}
