import type { AttributeName, Blessing, Offering } from '../../engine';

export const ATTRIBUTES: Record<AttributeName, string> = {
  might: 'Might',
  fitness: 'Fitness',
  quickness: 'Quickness',
  intelligence: 'Intelligence',
};

const SORTS = { food: 'something to eat', potion: 'a potion', scroll: 'a scroll' };

/** Returns what a shrine takes: `80 gold`, `a scroll`. */
export function offering(takes: Offering): string {
  if ('gold' in takes) return `${takes.gold} gold`;
  return 'hp' in takes ? `${takes.hp} health` : SORTS[takes.item];
}

/** Returns what a shrine gives: `a magic item`, `a point of Fitness or Intelligence`. */
export function blessing(gives: Blessing): string {
  if ('random' in gives) return gives.random === 'item' ? 'a thing' : 'a magic item';
  if ('attributes' in gives) return `a point of ${gives.attributes.map((name) => ATTRIBUTES[name]).join(' or ')}`;
  if ('restore' in gives) return 'all your health and mana back';
  if ('identify' in gives) return 'the knowledge of all you carry';
  return gives satisfies never;
}
