import type { AttributeName, Blessing, Offering, PastOffering } from '../../engine';

export const ATTRIBUTES: Record<AttributeName, string> = {
  might: 'Stärke',
  fitness: 'Ausdauer',
  quickness: 'Flinkheit',
  intelligence: 'Klugheit',
};

const SORTS = { food: 'etwas zu essen', potion: 'einen Trank', scroll: 'eine Schriftrolle' };

/** Returns a text for points of an attribute. An undefined number means one point. */
export const points = (number: number | undefined, attribute: string): string =>
  number === undefined || number === 1 ? `einen Punkt ${attribute}` : `${number} Punkte ${attribute}`;

/** Returns a text in the accusative. */
export function offering(takes: PastOffering): string {
  if ('gold' in takes) return `${takes.gold} Gold`;
  if ('attribute' in takes) return points(takes.points, ATTRIBUTES[takes.attribute]);
  return 'hp' in takes ? `${takes.hp} Lebenspunkte` : SORTS[takes.item];
}

/** Returns a text in the accusative. */
export function blessing(gives: Blessing): string {
  if ('random' in gives) return gives.random === 'item' ? 'einen Gegenstand' : 'einen magischen Gegenstand';
  if ('attributes' in gives)
    return points(gives.points, gives.attributes.map((name) => ATTRIBUTES[name]).join(' oder '));
  if ('restore' in gives) return 'Leben und Mana ganz zurück';
  if ('identify' in gives) return 'das Wissen um alles, was du trägst';
  return gives satisfies never;
}

const BRIEF = { food: 'Essen', potion: 'Trank', scroll: 'Rolle' };

/** Returns a shorter text than `offering`, because the options on a phone have little room. */
export function briefOffering(takes: Offering): string {
  if ('gold' in takes) return `${takes.gold} Gold`;
  if ('attribute' in takes) return `${ATTRIBUTES[takes.attribute]} −${takes.points}`;
  return BRIEF[takes.item];
}

/** Returns a shorter text than `blessing`, because the options on a phone have little room. */
export function briefBlessing(gives: Blessing): string {
  if ('random' in gives) return gives.random === 'item' ? 'ein Ding' : 'Magisches';
  if ('attributes' in gives)
    return `${gives.attributes.map((name) => ATTRIBUTES[name]).join('/')} +${gives.points ?? 1}`;
  if ('restore' in gives) return 'Leben, Mana';
  if ('identify' in gives) return 'nennt alles';
  return gives satisfies never;
}
