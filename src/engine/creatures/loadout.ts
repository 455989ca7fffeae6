import { type DiceRange, diceRange } from '../../lib/dice';
import { isSameList } from '../../lib/lists';
import { bonusOf, exactArmorClass, hitChance, initiativeInterval, MEAN_D6, maxHpOf } from '../formulas';
import {
  ATTRIBUTES,
  component,
  type Entity,
  type Hero,
  type RawId,
  type Raws,
  SKILLS,
  type Slot,
  type World,
} from '../state';
import { definitionOf } from '../statuses';
import { type Attack, attacksOf, damageDice, shotOf, toHit } from './attacks';
import { modifiersOf, penaltyOf } from './burden';

/** Hit points of a hit, and what is added to the roll to hit. */
interface Blow {
  damage: DiceRange;
  toHit: number;
}

/** What a hero fights with. Penalty in initiative ticks, armour class before it is cut to whole points. */
export interface Loadout extends Blow {
  /** `range` in cells; `null` without a bow. */
  shot: (Blow & { range: number }) | null;
  armorClass: number;
  penalty: number;
  /** Ticks between turns on average, unrounded. */
  interval: number;
  maxHp: number;
}

/** What the hero fights with, and would fight with in other gear. Valid until its gear or its figures change. */
export interface Fitting {
  now: Loadout;
  /** If it wore an item of this raw in place of what is in the slot. */
  with(raw: RawId, slot: Slot): Loadout;
}

// Every board and every step of a long walk asks about the same things, and what the hero fights with seldom changes.
let last = { raws: {} as Raws, grounds: [] as Ground[], loadouts: new Map<RawId, Loadout>() };

/** The fitting of the hero. Loadouts are kept until it fights with something else. */
export function fittingOf(world: World): Fitting {
  const { raws } = world;
  const grounds = groundsOf(world);
  if (last.raws !== raws || !isSameList(last.grounds, grounds)) last = { raws, grounds, loadouts: new Map() };
  const { loadouts } = last;
  return {
    now: remembered(loadouts, NOTHING_ELSE, () => measure(world)),
    with: (raw, slot) => remembered(loadouts, raw, () => measure(wearing(world, raw, slot))),
  };
}

/** In place of the raw of what else the hero would wear. */
const NOTHING_ELSE = '';

function remembered(loadouts: Map<RawId, Loadout>, raw: RawId, make: () => Loadout): Loadout {
  let loadout = loadouts.get(raw);
  if (loadout === undefined) {
    loadout = make();
    loadouts.set(raw, loadout);
  }
  return loadout;
}

/** What the hero of a world fights with. */
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
  };
}

/** The world as it would be if the hero wore an item of this raw in place of what is in the slot. */
function wearing(world: World, raw: RawId, slot: Slot): World {
  const { raws, game } = world;
  const { hero } = game;
  const others = game.pack.filter((item) => component(raws, item, 'equipped')?.slot !== slot);
  const worn: Entity = { id: 0, kind: 'item', raw, equipped: { owner: hero.id, slot } };
  const fitted = { ...world, game: { ...game, pack: [...others, worn] } };
  return { ...fitted, game: { ...fitted.game, hero: withModifiers(fitted, hero) } };
}

/** The hero with the attributes that its worn items and statuses give. */
function withModifiers(world: World, hero: Hero): Hero {
  const attributes = component(world.raws, hero, 'attributes');
  if (!attributes) return hero;
  const modifiers = modifiersOf(world, hero);
  const fitted = ATTRIBUTES.map((name) => [name, { base: attributes[name].base, modifiers: modifiers[name] }]);
  return { ...hero, attributes: Object.fromEntries(fitted) };
}

type Ground = string | number | object | null | undefined;

/** All that loadouts go by: while each of these is the same, so is the one for an item of each raw. */
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
  ];
  for (const name of ATTRIBUTES) grounds.push(attributes?.[name].base, attributes?.[name].modifiers);
  for (const name of SKILLS) grounds.push(skills?.[name]);
  for (let n = 0; n < pack.length; n++) {
    const { raw, equipped } = pack[n] as Entity;
    // No raw is worn as it is.
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

/** The foe against which loadouts are compared hits a hero with one of them, and is hit by it, half the time. */
const EVEN = 10;

/** A change of gear that makes less than this share of a difference is not worth saying. */
const TELLING = 0.02;

/**
 * How many times as well the hero would fight with one loadout, which differs in a slot, as with what it has now: the
 * geometric mean over two foes, of whom each is an even match for one of them. Against the first alone both of two
 * things can be better than the other, as a point of armour class counts for less the more often one is hit. Of bows
 * their shots alone count: any is better than none, and where somebody is near another weapon is used.
 */
export function improvement(now: Loadout, then: Loadout, slot: Slot): number {
  const worth = slot === 'ranged' ? firepower : advantage;
  return Math.sqrt((worth(now, then) / worth(now, now)) * (worth(then, then) / worth(then, now)));
}

/** Whether that is worth a change: 1 better, -1 worse, 0 about as well. */
export function verdictOf(gain: number): -1 | 0 | 1 {
  if (gain > 1 + TELLING) return 1;
  return gain < 1 / (1 + TELLING) ? -1 : 0;
}

/**
 * How much of the hero is left in a duel, with `mine`, with a foe that is an even match for `even`: what it deals
 * between two turns of its own, by what it takes meanwhile.
 */
function advantage(even: Loadout, mine: Loadout): number {
  const dealt = hitChance(mine.toHit - even.toHit, EVEN) * mine.damage.mean;
  const taken = hitChance(even.armorClass - mine.armorClass, EVEN) * Math.max(1, mine.interval);
  return (dealt * mine.maxHp) / taken;
}

/** What a bow deals to a foe that comes nearer, one shot for each cell. */
function firepower({ shot: held }: Loadout, { shot }: Loadout): number {
  return shot === null ? 0 : hitChance(shot.toHit - (held ?? shot).toHit, EVEN) * shot.damage.mean * shot.range;
}
