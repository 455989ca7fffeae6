import { type DiceRange, diceRange } from '../../lib/dice';
import { isSameList } from '../../lib/lists';
import { bonusOf, exactArmorClass, hitChance, initiativeInterval, MEAN_D6, maxHpOf } from '../formulas';
import {
  ATTRIBUTES,
  component,
  type Entity,
  type Hero,
  ORNAMENT_SLOTS,
  type RawId,
  type Raws,
  SKILLS,
  type Slot,
  type World,
} from '../state';
import { definitionOf } from '../statuses';
import { type Attack, attacksOf, damageDice, shotOf, toHit } from './attacks';
import { modifiersOf, penaltyOf } from './burden';

interface Blow {
  damage: DiceRange;
  toHit: number;
}

/** `penalty` is in initiative ticks; `armorClass` is not rounded. */
export interface Loadout extends Blow {
  /** `range` is in cells; `null` without a ranged weapon. */
  shot: (Blow & { range: number }) | null;
  armorClass: number;
  penalty: number;
  /** Mean number of ticks between turns, unrounded. */
  interval: number;
  maxHp: number;
  ornaments: readonly Slot[];
}

/** Valid until the hero's gear or figures change. */
export interface Fitting {
  now: Loadout;
  /** Returns figures with `raw` in the slot. */
  with(raw: RawId, slot: Slot): Loadout;
}

let last = { raws: {} as Raws, grounds: [] as Ground[], loadouts: new Map<RawId, Loadout>() };

export function fittingOf(world: World): Fitting {
  const { raws } = world;
  const grounds = groundsOf(world);
  if (last.raws !== raws || !isSameList(last.grounds, grounds)) last = { raws, grounds, loadouts: new Map() };
  const { loadouts } = last;
  return {
    now: findOrMake(loadouts, NOTHING_ELSE, () => measure(world)),
    with: (raw, slot) => findOrMake(loadouts, raw, () => measure(wearing(world, raw, slot))),
  };
}

const NOTHING_ELSE = '';

function findOrMake(loadouts: Map<RawId, Loadout>, raw: RawId, make: () => Loadout): Loadout {
  let loadout = loadouts.get(raw);
  if (loadout === undefined) {
    loadout = make();
    loadouts.set(raw, loadout);
  }
  return loadout;
}

function measure(world: World): Loadout {
  const { raws, game } = world;
  const { hero } = game;
  const [attack] = attacksOf(world, hero);
  if (!attack) throw new Error('nobody is without an attack');
  const penalty = penaltyOf(world, hero);
  const shot = shotOf(world, hero);
  const blowOf = (one: Attack): Blow => ({
    damage: diceRange(damageDice(raws, hero, one)),
    toHit: toHit(raws, hero, one),
  });
  return {
    ...blowOf(attack),
    shot: shot && { ...blowOf(shot), range: shot.range },
    armorClass: exactArmorClass(world, hero),
    penalty,
    interval: initiativeInterval(MEAN_D6, bonusOf(raws, hero, 'quickness'), 0) + penalty,
    maxHp: maxHpOf(raws, hero, hero.pools.level),
    ornaments: ORNAMENT_SLOTS.filter((slot) => game.pack.some((item) => item.equipped?.slot === slot)),
  };
}

function wearing(world: World, raw: RawId, slot: Slot): World {
  const { raws, game } = world;
  const { hero } = game;
  const others = game.pack.filter((item) => component(raws, item, 'equipped')?.slot !== slot);
  const worn: Entity = { id: 0, kind: 'item', raw, equipped: { owner: hero.id, slot } };
  const fitted = { ...world, game: { ...game, pack: [...others, worn] } };
  return { ...fitted, game: { ...fitted.game, hero: withModifiers(fitted, hero) } };
}

function withModifiers(world: World, hero: Hero): Hero {
  const attributes = component(world.raws, hero, 'attributes');
  if (!attributes) return hero;
  const modifiers = modifiersOf(world, hero);
  const fitted = ATTRIBUTES.map((name) => [name, { base: attributes[name].base, modifiers: modifiers[name] }]);
  return { ...hero, attributes: Object.fromEntries(fitted) };
}

type Ground = string | number | object | null | undefined;

function groundsOf({ raws, game: { hero, pack } }: World): Ground[] {
  const attributes = component(raws, hero, 'attributes');
  const skills = component(raws, hero, 'skills');
  const statuses = component(raws, hero, 'statuses') ?? [];
  const grounds: Ground[] = [
    hero.raw,
    hero.pools.level,
    component(raws, hero, 'hunger')?.state,
    component(raws, hero, 'naturalArmor'),
    component(raws, hero, 'naturalAttacks'),
    component(raws, hero, 'gear'),
    hero.boons,
  ];
  for (const name of ATTRIBUTES) grounds.push(attributes?.[name].base, attributes?.[name].modifiers);
  for (const name of SKILLS) grounds.push(skills?.[name]);
  for (let n = 0; n < pack.length; n++) {
    const { raw, equipped } = pack[n] as Entity;
    // Reads `equipped` without `component`, because archetypes never have `equipped`.
    if (equipped) grounds.push(raw, equipped.owner, equipped.slot);
  }
  for (const status of statuses) {
    const { attributeBonus, initiativePenalty, armorBonus } = definitionOf(status);
    const bonus = attributeBonus(status);
    for (const name of ATTRIBUTES) grounds.push(bonus[name]);
    grounds.push(initiativePenalty(status), armorBonus(status));
  }
  return grounds;
}

/** Armour class that plain attacks hit half of the time. */
const EVEN = 10;

const TELLING = 0.02;

/** Returns a factor: below 1 is worse, infinity for a first ranged weapon. */
export function improvement(now: Loadout, then: Loadout, slot: Slot): number {
  if (ORNAMENT_SLOTS.includes(slot)) return now.ornaments.includes(slot) ? 1 : 2;
  const worth = slot === 'ranged' ? firepower : advantage;
  // Uses a foe with each loadout, because a single foe may favour either.
  return Math.sqrt((worth(now, then) / worth(now, now)) * (worth(then, then) / worth(then, now)));
}

/** Returns 1 if worthwhile, -1 if harmful, else 0. `gain` is a factor. */
export function verdictOf(gain: number): -1 | 0 | 1 {
  if (gain > 1 + TELLING) return 1;
  return gain < 1 / (1 + TELLING) ? -1 : 0;
}

/** Rates `mine` against a foe that is an even match for `even`. */
function advantage(even: Loadout, mine: Loadout): number {
  const dealt = hitChance(mine.toHit - even.toHit, EVEN) * mine.damage.mean;
  const taken = hitChance(even.armorClass - mine.armorClass, EVEN) * Math.max(1, mine.interval);
  return (dealt * mine.maxHp) / taken;
}

function firepower({ shot: present }: Loadout, { shot }: Loadout): number {
  return shot === null ? 0 : hitChance(shot.toHit - (present ?? shot).toHit, EVEN) * shot.damage.mean * shot.range;
}
