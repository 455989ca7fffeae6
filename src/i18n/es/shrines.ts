import type { AttributeName, Blessing, Offering, PastOffering } from '../../engine';

export const ATTRIBUTES: Record<AttributeName, string> = {
  might: 'Fuerza',
  fitness: 'Aguante',
  quickness: 'Agilidad',
  intelligence: 'Ingenio',
};

const SORTS = { food: 'algo de comer', potion: 'una poción', scroll: 'un pergamino' };

/** Returns a text for points of an attribute. An undefined number means one point. */
export const points = (number: number | undefined, attribute: string): string =>
  number === undefined || number === 1 ? `un punto de ${attribute}` : `${number} puntos de ${attribute}`;

export function offering(takes: PastOffering): string {
  if ('gold' in takes) return `${takes.gold} de oro`;
  if ('attribute' in takes) return points(takes.points, ATTRIBUTES[takes.attribute]);
  return 'hp' in takes ? `${takes.hp} de vida` : SORTS[takes.item];
}

export function blessing(gives: Blessing): string {
  if ('random' in gives) return gives.random === 'item' ? 'un objeto' : 'un objeto mágico';
  if ('attributes' in gives) return points(gives.points, gives.attributes.map((name) => ATTRIBUTES[name]).join(' o '));
  if ('restore' in gives) return 'toda la vida y el maná';
  if ('identify' in gives) return 'el saber de todo lo que llevas';
  return gives satisfies never;
}

const BRIEF = { food: 'comida', potion: 'poción', scroll: 'pergamino' };

/** Returns a shorter text than `offering`, because the options on a phone have little room. */
export function briefOffering(takes: Offering): string {
  if ('gold' in takes) return `${takes.gold} oro`;
  if ('attribute' in takes) return `${ATTRIBUTES[takes.attribute]} −${takes.points}`;
  return BRIEF[takes.item];
}

/** Returns a shorter text than `blessing`, because the options on a phone have little room. */
export function briefBlessing(gives: Blessing): string {
  if ('random' in gives) return gives.random === 'item' ? 'un objeto' : 'magia';
  if ('attributes' in gives)
    return `${gives.attributes.map((name) => ATTRIBUTES[name]).join('/')} +${gives.points ?? 1}`;
  if ('restore' in gives) return 'vida y maná';
  if ('identify' in gives) return 'lo nombra todo';
  return gives satisfies never;
}
