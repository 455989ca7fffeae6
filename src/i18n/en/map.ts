import type { MapTexts } from '../map-texts';

export const MAP: MapTexts = {
  legend: {
    hero: 'you',
    down: 'stairs down',
    up: 'stairs up',
    hostile: 'enemy',
    wary: 'wary',
    friendly: 'friendly',
    shop: 'shop',
    item: 'thing',
    left: 'thing seen before',
    altar: 'altar, shrine, portal',
    trap: 'danger',
    grave: 'gravestone',
    door: 'door',
    prop: 'furniture',
    dry: 'dry grass',
  },
  stairs: 'Stairs',
  places: 'Shops and people',
  remembered: 'Seen before',
};
