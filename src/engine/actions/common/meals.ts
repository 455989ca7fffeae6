import { itemValue } from '../../creatures';
import { isKnown } from '../../knowledge';
import { component, type Entity, isHungry, type World } from '../../state';
import { threatsInView } from './threats';

/**
 * Returns the meal that the hero eats next during a careful series. Returns `null` if the hero is not hungry, sees a
 * threat or carries no known meal.
 */
export const mealToEat = (world: World): Entity | null =>
  isHeroHungry(world) && threatsInView(world).length === 0 ? nextMeal(world) : null;

/** Returns the cheapest carried meal of a known type; `null` without hunger or without a known meal. */
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
