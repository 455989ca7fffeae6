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
  type Refusal,
  type Take,
  type World,
} from '../state';
import { cageAt } from './cage-at';
import { isKnown, isKnownCursed } from './identification';

/** Value in gold below which Explore leaves a thing, unless the thing is a consumable. */
const JUNK_VALUE = 1;
/** Minimum sale price per pound, in gold, for which Explore carries a thing to vendors. */
const WORTH_CARRYING = 8;

/**
 * Returns the gold that the hero pays for taking the thing. Returns 0 for a thing outside cages, or in a cage without a
 * toll.
 */
export const tollOf = ({ raws, game }: World, { caged }: Pick<Entity, 'caged'>): number =>
  caged ? (cageAt(raws, game.seed, game.depth)?.toll ?? 0) * game.depth : 0;

/** Returns `not-enough-gold` if the hero cannot pay the toll for the thing; otherwise `null`. */
export function tollRefusal(world: World, thing: Entity): Refusal | null {
  const need = tollOf(world, thing);
  const have = world.game.hero.pools.gold;
  return have < need ? { code: 'not-enough-gold', need, have } : null;
}

/**
 * Returns the reason why Explore leaves the item; `null` if Explore takes the item. Explore leaves junk, known cursed
 * items and items that would overburden the hero. If `take` is `useful`, Explore takes only consumables, better gear
 * and items worth their weight. Unidentified items and weapons that the hero threw are always useful.
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

export function wouldOverburden({ raws, game }: World, item: Entity): boolean {
  const more = raws.archetypes[item.raw]?.item?.weight ?? 0;
  return overburdened(game.hero.pools.weight + more, attributeOf(raws, game.hero, 'might'));
}

function isWorthCarrying(raws: Raws, raw: RawId): boolean {
  const weight = raws.archetypes[raw]?.item?.weight ?? 0;
  return sellPrice(raws, { raw }) >= WORTH_CARRYING * weight;
}

// Cached, because callers ask about every item in view on each step of a long walk.
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
 * True if the hero would fight better with the item than with anything worn or carried for the same slot. Of equally
 * good carried items, only the item with the lowest id is an improvement. An item on the ground must be better than all
 * carried items. Otherwise the hero would collect equal items while a cursed item fills the slot.
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
