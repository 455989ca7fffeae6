import { nextMeal } from '../actions/common/meals';
import { hostilesInView, nearestToShoot } from '../creatures';
import { armorClass, attributeBonus, capacity, effective } from '../formulas';
import { ATTRIBUTES, component, type Entity, type HeroView, positionOf, sightRange, type World } from '../state';
import { isMuted } from '../twists';
import { type Appraiser, usesOf } from './figures';

/** Throws if the hero has no attributes. */
export function viewHero(world: World, { blow, shot }: Appraiser): HeroView {
  const { raws, game } = world;
  const { hero } = game;
  const { pools } = hero;
  const attributes = viewAttributes(world, hero);
  const meal = nextMeal(world);
  return {
    name: game.heroName,
    at: { ...positionOf(hero) },
    hp: { current: Math.max(0, pools.hp.current), max: pools.hp.max },
    mana: { ...pools.mana },
    level: pools.level,
    xp: pools.xp,
    gold: pools.gold,
    attributes,
    skills: { ...component(raws, hero, 'skills') },
    armorClass: armorClass(world, hero),
    blow,
    ...(shot && { shot, ...targetOf(world) }),
    hunger: component(raws, hero, 'hunger')?.state ?? 'normal',
    ...(meal && { meal: meal.id }),
    statuses: structuredClone(component(raws, hero, 'statuses') ?? []),
    weight: pools.weight,
    capacity: capacity(attributes.might.value),
    penalty: pools.penalty,
    ...(isMuted(world) && { muted: true as const }),
    spells: viewSpells(world, hero),
    sight: sightRange(world, hero),
    ...(hero.boons && { boons: [...hero.boons] }),
    ...offerOf(world),
  };
}

function offerOf(world: World): Pick<HeroView, 'boonOffer'> {
  const { levels, offer } = world.game.hero.earnedBoons ?? {};
  const [level] = levels ?? [];
  if (level === undefined || !offer) return {};
  return { boonOffer: { level, boons: [...offer], isOpen: hostilesInView(world).length === 0 } };
}

function targetOf(world: World): Pick<HeroView, 'target'> {
  const target = nearestToShoot(world);
  return target === null ? {} : { target: target.id };
}

function viewAttributes(world: World, hero: Entity): HeroView['attributes'] {
  const attributes = component(world.raws, hero, 'attributes');
  if (!attributes) throw new Error('the hero has no attributes');
  const entries = ATTRIBUTES.map((name) => {
    const value = effective(attributes[name]);
    return [name, { value, base: attributes[name].base, bonus: attributeBonus(value) }];
  });
  return Object.fromEntries(entries);
}

function viewSpells(world: World, hero: Entity): HeroView['spells'] {
  return (component(world.raws, hero, 'knownSpells') ?? []).map(({ spell, manaCost }) => {
    const effects = world.raws.spell[spell]?.effects;
    const [range, radius] = [effects?.ranged ?? null, effects?.area_of_effect ?? null];
    return { spell, manaCost, range, radius, ...usesOf(world, spell) };
  });
}
