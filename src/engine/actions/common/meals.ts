import { hostilesInView, itemValue } from '../../creatures';
import { isKnown } from '../../knowledge';
import { component, type Entity, isHungry, type World } from '../../state';

/** Meals that are never eaten without a click. */
const KEPT = 2;

/**
 * What a hungry hero eats by itself in a long act: the cheapest meal it knows, while enough are left; `null` otherwise,
 * and with an enemy in view.
 */
export function mealToSpare(world: World): Entity | null {
  if (!isHeroHungry(world) || hostilesInView(world).length > 0) return null;
  return knownMeals(world).length > KEPT ? nextMeal(world) : null;
}

/** What a hungry hero had best eat: the cheapest meal it knows; `null` otherwise. */
export function nextMeal(world: World): Entity | null {
  const [first, ...others] = isHeroHungry(world) ? knownMeals(world) : [];
  const value = (meal: Entity): number => itemValue(world.raws, meal);
  return others.reduce((best, meal) => (best && value(meal) >= value(best) ? best : meal), first) ?? null;
}

const knownMeals = (world: World): Entity[] =>
  world.game.pack.filter((item) => isKnown(world, item.raw) && component(world.raws, item, 'effects')?.food);

export function isHeroHungry({ raws, game }: World): boolean {
  const hunger = component(raws, game.hero, 'hunger');
  return hunger !== null && isHungry(hunger.state);
}
