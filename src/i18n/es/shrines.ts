import type { AttributeName, Blessing, Offering } from '../../engine';

export const ATTRIBUTES: Record<AttributeName, string> = {
  might: 'Fuerza',
  fitness: 'Aguante',
  quickness: 'Agilidad',
  intelligence: 'Ingenio',
};

const SORTS = { food: 'algo de comer', potion: 'una poción', scroll: 'un pergamino' };

/** Returns what a shrine takes, such as `80 de oro` or `un pergamino`. */
export function offering(takes: Offering): string {
  if ('gold' in takes) return `${takes.gold} de oro`;
  return 'hp' in takes ? `${takes.hp} de vida` : SORTS[takes.item];
}

/** Returns what a shrine gives, such as `un objeto mágico`. */
export function blessing(gives: Blessing): string {
  if ('random' in gives) return gives.random === 'item' ? 'un objeto' : 'un objeto mágico';
  if ('attributes' in gives) return `un punto de ${gives.attributes.map((name) => ATTRIBUTES[name]).join(' o ')}`;
  if ('restore' in gives) return 'toda la vida y el maná';
  if ('identify' in gives) return 'el saber de todo lo que llevas';
  return gives satisfies never;
}
