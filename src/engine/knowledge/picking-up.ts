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

/** Gold. Explore leaves cheaper things that are no consumables. */
const JUNK_VALUE = 1;
/** Gold per pound for which Explore carries things to vendors. */
const WORTH_CARRYING = 8;

/** Returns gold; 0 outside a cage with a toll. */
export const tollOf = ({ raws, game }: World, { caged }: Pick<Entity, 'caged'>): number =>
  caged ? (cageAt(raws, game.seed, game.depth)?.toll ?? 0) * game.depth : 0;

export function tollRefusal(world: World, thing: Entity): Refusal | null {
  const need = tollOf(world, thing);
  const have = world.game.hero.pools.gold;
  return have < need ? { code: 'not-enough-gold', need, have } : null;
}

/** Returns `null` if Explore takes the item. */
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

/** Counts an already carried item twice. */
export function wouldOverburden({ raws, game }: World, item: Entity): boolean {
  const more = raws.archetypes[item.raw]?.item?.weight ?? 0;
  return overburdened(game.hero.pools.weight + more, attributeOf(raws, game.hero, 'might'));
}

function isWorthCarrying(raws: Raws, raw: RawId): boolean {
  const weight = raws.archetypes[raw]?.item?.weight ?? 0;
  return sellPrice(raws, { raw }) >= WORTH_CARRYING * weight;
}

const fittings = new Latest<World, { turn: number; fitting: Fitting }>();

function fittingNow(world: World): Fitting {
  const { turn } = world.game;
  const known = fittings.get(world);
  if (known?.turn === turn) return known.fitting;
  const fitting = fittingOf(world);
  fittings.set(world, { turn, fitting });
  return fitting;
}

/** Compares with the worn item and identified carried items. A tie favours carried items. */
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
