import type { MapTexts } from '../map-texts';

export const MAP: MapTexts = {
  legend: {
    hero: 'tú',
    down: 'escalera abajo',
    up: 'escalera arriba',
    hostile: 'enemigo',
    wary: 'receloso',
    friendly: 'amistoso',
    shop: 'tienda',
    item: 'objeto',
    left: 'objeto visto antes',
    altar: 'altar, santuario, portal',
    trap: 'peligro',
    grave: 'lápida',
    door: 'puerta',
    prop: 'mobiliario',
  },
  stairs: 'Escaleras',
  places: 'Tiendas y gente',
  remembered: 'Visto antes',
};
