import { Latest } from '../../lib/latest';
import { type Fitting, fittingOf, improvement, sellPrice, verdictOf } from '../creatures';
import { attributeOf, overburdened } from '../formulas';
import {
  component,
  type Entity,
  has,
  type LeavingReason,
  type RawId,
  type Raws,
  type Take,
  type World,
} from '../state';
import { isKnown, isKnownCursed } from './identification';

/** Explore does not take a thing with a lower value in gold, unless the thing can be used or eaten. */
const JUNK_VALUE = 1;
/** A thing for which vendors pay less than this many gold per pound is not worth carrying to them. */
const WORTH_CARRYING = 8;

/**
 * Returns the reason why Explore leaves an item; `null` if Explore takes it. With `take` set to `useful`, Explore takes
 * only useful items; otherwise all but junk. Only the hero's knowledge counts: an item of an unidentified type is
 * always useful, and so is a weapon that the hero threw.
 */
export function reasonToLeave(world: World, item: Entity, take: Take): LeavingReason | null {
  const { raws } = world;
  if (isKnownCursed(world, item)) return 'cursed';
  if (!item.thrown && isKnown(world, item.raw)) {
    const value = raws.archetypes[item.raw]?.item?.value ?? 0;
    const consumable = component(raws, item, 'consumable') !== null;
    if (!consumable && value < JUNK_VALUE) return 'worthless';
    if (take === 'useful' && !consumable && !isWorthCarrying(raws, item.raw)) {
      if (component(raws, item, 'equippable') === null) return 'worthless';
      if (!isImprovement(world, item)) return 'worse';
    }
  }
  return wouldOverburden(world, item) ? 'heavy' : null;
}

/** True if the hero would carry more than its capacity if it also carried the item. */
export function wouldOverburden({ raws, game }: World, item: Entity): boolean {
  const more = raws.archetypes[item.raw]?.item?.weight ?? 0;
  return overburdened(game.hero.pools.weight + more, attributeOf(raws, game.hero, 'might'));
}

function isWorthCarrying(raws: Raws, raw: RawId): boolean {
  const weight = raws.archetypes[raw]?.item?.weight ?? 0;
  return sellPrice(raws, { raw }) >= WORTH_CARRYING * weight;
}

// Functions that compare gear (`Fitting`), for the last world. They are cached because callers ask between turns for
// every item in view, on each step of a long walk.
const fittings = new Latest<World, { turn: number; fitting: Fitting }>();

function fittingNow(world: World): Fitting {
  const { turn } = world.game;
  const known = fittings.get(world);
  if (known?.turn === turn) return known.fitting;
  const fitting = fittingOf(world);
  fittings.set(world, { turn, fitting });
  return fitting;
}

/**
 * True if the item would make the hero fight better than the worn item in its slot, and better than any other carried
 * item for that slot. If carried items are equally good, only one counts. Otherwise the hero would pick up one after
 * another while a cursed item fills the slot.
 */
export function isImprovement(world: World, item: Entity): boolean {
  const slot = slotOf(world.raws, item);
  if (slot === undefined) return false;
  const { now, with: wearing } = fittingNow(world);
  const gainOf = ({ raw }: Entity): number => improvement(now, wearing(raw, slot), slot);
  const gain = gainOf(item);
  if (verdictOf(gain) !== 1) return false;
  const isCarried = has(world.raws, item, 'inBackpack');
  return !world.game.pack.some((other) => {
    if (other.id === item.id || slotOf(world.raws, other) !== slot || has(world.raws, other, 'equipped')) return false;
    if (!isKnown(world, other.raw) || isKnownCursed(world, other)) return false;
    const than = gainOf(other);
    return than > gain || (than === gain && (!isCarried || other.id < item.id));
  });
}

const slotOf = (raws: Raws, { raw }: Entity) => raws.archetypes[raw]?.equippable?.slot;
