import { Latest } from '../../lib/latest';
import { type Fitting, fittingOf, improvement, verdictOf } from '../creatures';
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

/** Gold below which a thing is junk, unless it can be used or eaten. */
const JUNK_VALUE = 1;
/** Value in gold per pound from which a thing is worth carrying to a shop. */
const WORTH_CARRYING = 10;

/**
 * Returns the reason for which Explore leaves an item; `null` if Explore takes it. `take` says whether Explore takes
 * everything except junk, or only useful things. Only the hero's knowledge counts: an unidentified item may always be
 * useful.
 */
export function reasonToLeave(world: World, item: Entity, take: Take): LeavingReason | null {
  const { raws } = world;
  if (isKnownCursed(world, item)) return 'cursed';
  if (isKnown(world, item.raw)) {
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

export function wouldOverburden({ raws, game }: World, item: Entity): boolean {
  const more = raws.archetypes[item.raw]?.item?.weight ?? 0;
  return overburdened(game.hero.pools.weight + more, attributeOf(raws, game.hero, 'might'));
}

function isWorthCarrying(raws: Raws, raw: RawId): boolean {
  const { value, weight } = raws.archetypes[raw]?.item ?? { value: 0, weight: 0 };
  return value >= WORTH_CARRYING * weight;
}

// Fitting of the last world. Callers ask between turns only, but on every step of a long walk about every item seen.
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
 * True if the item would make the hero fight better than the item in its slot, and better than any other item it
 * carries for that slot. Of equal items only one counts. Otherwise the hero would pick up one after another while a
 * cursed item fills the slot.
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
