import type { AttributeName, Blessing, Offering } from '../../engine';

export const ATTRIBUTES: Record<AttributeName, string> = {
  might: 'Stärke',
  fitness: 'Ausdauer',
  quickness: 'Flinkheit',
  intelligence: 'Klugheit',
};

const SORTS = { food: 'etwas zu essen', potion: 'einen Trank', scroll: 'eine Schriftrolle' };

/** Returns what a shrine takes, in the accusative: `80 Gold`, `eine Schriftrolle`. */
export function offering(takes: Offering): string {
  if ('gold' in takes) return `${takes.gold} Gold`;
  return 'hp' in takes ? `${takes.hp} Lebenspunkte` : SORTS[takes.item];
}

/** Returns what a shrine gives, in the accusative: `einen magischen Gegenstand`. */
export function blessing(gives: Blessing): string {
  if ('random' in gives) return gives.random === 'item' ? 'einen Gegenstand' : 'einen magischen Gegenstand';
  if ('attributes' in gives) return `einen Punkt ${gives.attributes.map((name) => ATTRIBUTES[name]).join(' oder ')}`;
  if ('restore' in gives) return 'Leben und Mana ganz zurück';
  if ('identify' in gives) return 'das Wissen um alles, was du trägst';
  return gives satisfies never;
}
