import type { Locale } from '../locale';

/** Lines about boons, by raw id. */
export const BOONS: NonNullable<Locale['boons']> = {
  wildfire: 'los muertos estallan: 8',
  'burning-blade': '1 de 4 golpes: +5',
  'ring-of-fire': 'hechizo, 9 alrededor',
  firebrand: 'magia +40 %, −10 PV máximos',
  'venomed-edge': '1 de 3 envenena',
  toxins: 'conoce pociones, veneno +5',
  'vipers-spit': 'hechizo Veneno, magia +20 %',
  'snake-skin': 'agilidad +2, sin veneno',
  bulwark: '+1 CA, +2 con escudo',
  riposte: 'aturde a 1 de 6, escudo +1',
  'ox-back': '+15 PV, cura 1 de 20, lento',
  steadfast: 'ni lento ni confuso, +1 CA',
  'shadow-step': 'hechizo, salto de 5',
  'blood-rush': 'matar te acelera 5 turnos',
  'night-thief': 'vista +2, botín +20 %',
  hamstring: '1 de 5 frena, +3 turnos',
  haggler: '60 oro, compra −20, venta +10',
  'gold-nose': 'botín +50 %, 40 de oro',
  connoisseur: 'conoce pociones, pergaminos',
  'guild-mark': 'bandidos en paz, venta +10 %',
  hedgehog: 'quien te hiere pierde 2 PV',
  'pack-friend': 'fieras en paz, vista +1',
  'troll-blood': 'cura 1 de 10, más hambre',
  'bear-gut': 'matar cura 3, comida +50 %',
};
