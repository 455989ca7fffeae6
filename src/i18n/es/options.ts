import type { OptionTexts } from '../en/options';
import { percent } from './gear';
import { coins } from './grammar';
import { briefBlessing, briefOffering } from './shrines';

export const OPTIONS: OptionTexts = {
  label: {
    fight: 'Luchar',
    ambush: 'Emboscada',
    captain: 'Matar al capitán',
    past: 'Rodear',
    burn: 'Prender fuego',
    doorway: 'A la puerta',
    narrows: 'A un paso estrecho',
    hold: 'Aguantar aquí',
    down: 'Huir hacia abajo',
    up: 'Huir hacia arriba',
    back: 'Un paso atrás',
    shrine: 'Ofrenda',
    retire: 'Retirarse',
    onward: 'Seguir',
  },
  throwing: (thing) => `Arrojar ${thing}`,
  wearing: (thing) => `Ponerse ${thing}`,
  leaving: (thing) => `Dejar ${thing}`,
  freeing: (who) => `Liberar a ${who}`,
  line: (number, label, price) => `**${number}** ${label}${price.length > 0 ? `: ${price.join(' · ')}` : ''}`,
  lastChoice: (taken, others) => `Última elección: ${taken ?? 'otra cosa'}. Otras opciones: ${others}`,
  more: (things) => (things === 1 ? 'Hay 1 más fuera de la vista' : `Hay ${things} más fuera de la vista`),
  taking: (toll, sleepers) =>
    `Tomar uno: ${[...(toll > 0 ? [coins(toll)] : []), ...(sleepers > 0 ? [`despierta a ${sleepers}`] : [])].join(', ')}`,
  tooDear: (toll, gold) => `Uno cuesta ${coins(toll)}; tienes ${coins(gold)}`,
  price: {
    hits: (foes) => (foes === 1 ? '1 enemigo' : `${foes} enemigos`),
    left: (uses) => (uses === 1 ? 'queda 1' : `quedan ${uses}`),
    loss: (hp) => (hp === 0 ? 'casi ileso' : `unos −${hp} PV`),
    risk: (hp, chance) => `−${hp} PV, ${percent(chance)} muerte`,
    unseen: (chance) => `${percent(chance)} oculto`,
    death: 'muerte probable',
    peace: 'paz',
    heals: (hp) => `+${hp} PV`,
    unsure: { effect: 'efecto desconocido', curse: 'quizá maldito' },
    away: (cells) => (cells === 0 ? 'aquí' : `a ${cells}`),
    bargain: ({ takes, gives }) => `${briefOffering(takes)} → ${briefBlessing(gives)}`,
    turns: (turns) => (turns === 1 ? '1 turno' : `${turns} turnos`),
    wakes: (sleepers) => (sleepers === 1 ? 'oye 1' : `oyen ${sleepers}`),
    stairs: (steps) => (steps === 0 ? 'en la escalera' : `escalera a ${steps}`),
  },
};
