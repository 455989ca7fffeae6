import { itemValue } from '../../creatures';
import { isKnown } from '../../knowledge';
import { component, type Entity, isHungry, type World } from '../../state';
import { threatsInView } from './threats';

/** Returns `null` while a threat is in view. */
export const mealToEat = (world: World): Entity | null =>
  isHeroHungry(world) && threatsInView(world).length === 0 ? nextMeal(world) : null;

/** Returns the cheapest known meal; `null` if the hero is not hungry. */
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
