import type { MapTexts } from '../map-texts';

export const MAP: MapTexts = {
  legend: {
    hero: 'du',
    down: 'Treppe hinab',
    up: 'Treppe hinauf',
    hostile: 'Feind',
    wary: 'scheu',
    friendly: 'friedlich',
    shop: 'Laden',
    item: 'Ding',
    left: 'früher gesehenes Ding',
    altar: 'Altar, Schrein, Portal',
    trap: 'Gefahr',
    grave: 'Grabstein',
    door: 'Tür',
    prop: 'Einrichtung',
    dry: 'dürres Gras',
  },
  stairs: 'Treppen',
  places: 'Läden und Leute',
  remembered: 'Früher gesehen',
};
