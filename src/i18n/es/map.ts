import type { MapTexts } from '../map-texts';

export const MAP: MapTexts = {
  legend: {
    hero: 'tú',
    down: 'escaleras abajo',
    up: 'escaleras arriba',
    hostile: 'enemigo',
    wary: 'en guardia',
    friendly: 'en son de paz',
    shop: 'tienda',
    item: 'objeto',
    left: 'objeto visto antes',
    altar: 'altar, santuario, portal',
    trap: 'peligro',
    grave: 'lápida',
    door: 'puerta',
    prop: 'mobiliario',
    dry: 'hierba seca',
  },
  stairs: 'Escaleras',
  places: 'Tiendas y gente',
  remembered: 'Visto antes',
};
