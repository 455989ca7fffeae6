import type { AttributeName, Blessing, Offering, PastOffering } from '../../engine';

export const ATTRIBUTES: Record<AttributeName, string> = {
  might: 'Might',
  fitness: 'Fitness',
  quickness: 'Quickness',
  intelligence: 'Intelligence',
};

const SORTS = { food: 'something to eat', potion: 'a potion', scroll: 'a scroll' };

/** Returns a text for points of an attribute. An undefined number means one point. */
export const points = (number: number | undefined, attribute: string): string =>
  number === undefined || number === 1 ? `a point of ${attribute}` : `${number} points of ${attribute}`;

export function offering(takes: PastOffering): string {
  if ('gold' in takes) return `${takes.gold} gold`;
  if ('attribute' in takes) return points(takes.points, ATTRIBUTES[takes.attribute]);
  return 'hp' in takes ? `${takes.hp} health` : SORTS[takes.item];
}

export function blessing(gives: Blessing): string {
  if ('random' in gives) return gives.random === 'item' ? 'a thing' : 'a magic item';
  if ('attributes' in gives) return points(gives.points, gives.attributes.map((name) => ATTRIBUTES[name]).join(' or '));
  if ('restore' in gives) return 'all your health and mana back';
  if ('identify' in gives) return 'the knowledge of all you carry';
  return gives satisfies never;
}

const BRIEF = { food: 'food', potion: 'potion', scroll: 'scroll' };

/** Returns a shorter text than `offering`, because the options on a phone have little room. */
export function briefOffering(takes: Offering): string {
  if ('gold' in takes) return `${takes.gold} gold`;
  if ('attribute' in takes) return `${ATTRIBUTES[takes.attribute]} −${takes.points}`;
  return BRIEF[takes.item];
}

/** Returns a shorter text than `blessing`, because the options on a phone have little room. */
export function briefBlessing(gives: Blessing): string {
  if ('random' in gives) return gives.random === 'item' ? 'a thing' : 'a magic item';
  if ('attributes' in gives)
    return `${gives.attributes.map((name) => ATTRIBUTES[name]).join('/')} +${gives.points ?? 1}`;
  if ('restore' in gives) return 'health, mana';
  if ('identify' in gives) return 'names all you carry';
  return gives satisfies never;
}
