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
  const { raws, game } = world;
  if (!isHeroHungry(world) || hostilesInView(world).length > 0) return null;
  const meals = game.pack.filter((item) => isKnown(world, item.raw) && component(raws, item, 'effects')?.food);
  if (meals.length <= KEPT) return null;
  return meals.reduce((best, meal) => (itemValue(raws, meal) < itemValue(raws, best) ? meal : best));
}

export function isHeroHungry({ raws, game }: World): boolean {
  const hunger = component(raws, game.hero, 'hunger');
  return hunger !== null && isHungry(hunger.state);
}
