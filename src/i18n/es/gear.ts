import { type GearLabels, MOST_BLOWS } from '../labels';
import { count, figure, signed as signedFigure, turns } from './grammar';

const signed = (value: number): string => (value === 0 ? '±0' : signedFigure(value));

/** Formats a share from 0 to 1: `0.25` becomes `25 %`. */
export const percent = (share: number): string => `${figure(100 * share, 0)} %`;

const blowsOf = (number: number): string => {
  if (number > MOST_BLOWS) return `más de ${MOST_BLOWS} golpes`;
  return number === 1 ? 'un golpe' : `unos ${number} golpes`;
};

const shotsOf = (number: number): string => {
  if (number > MOST_BLOWS) return `más de ${MOST_BLOWS} disparos`;
  return number === 1 ? 'un disparo' : `unos ${number} disparos`;
};

const WORN = { hits: 'cuando aciertas', 'is-hit': 'cuando te golpean', kills: 'cuando matas' } as const;

export const GEAR: GearLabels = {
  verdict: { '-1': '▼ peor', 0: '= no es mejor', 1: '▲ mejor' },
  signed,
  damage: (least, most) => `${least === most ? least : `${least}–${most}`} de daño`,
  toHit: (bonus) => `${bonus} al golpear`,
  armor: (points) => `armadura ${figure(points)}`,
  speed: (ticks) => `rapidez ${ticks}`,
  effects: {
    provides_healing: (hp) => `cura ${hp}`,
    provides_mana: (mana) => `da ${mana} de maná`,
    food: () => 'quita el hambre',
    damage: (hp) => `hace ${hp} de daño`,
    teach_spell: (spell) => `enseña ${spell}`,
    magic_mapping: () => 'muestra el piso entero',
    town_portal: () => 'abre un camino al pueblo',
    identify: () => 'identifica un objeto',
    remove_curse: () => 'quita una maldición',
    kindles: () => 'prende lo seco',
    ranged: (cells) => `alcance ${cells}`,
    area_of_effect: (cells) => `a todos a ${cells} o menos`,
  },
  confuses: (number) => `confunde durante ${turns(number)}`,
  slows: (number) => `ralentiza durante ${turns(number)}`,
  hastes: (number) => `acelera durante ${turns(number)}`,
  poisons: (damage, number) => `${damage} de veneno por turno durante ${turns(number)}`,
  dims: (cells, number) => `${cells} casillas menos de vista durante ${turns(number)}`,
  guards: (armor, number) => `armadura +${armor} durante ${turns(number)}`,
  lends: (bonus, number) => `${bonus} durante ${turns(number)}`,
  proc: (chance, effect, self) => `${percent(chance)} de los golpes: ${effect}${self ? ' (a ti)' : ''}`,
  worn: (when, chance, effect) => `${chance < 1 ? `${percent(chance)} ` : ''}${WORN[when]}: ${effect}`,
  sight: (cells) => `vista +${cells}`,
  charges: (number) => count(number, 'carga', 'cargas'),
  unknown: 'sin identificar',
  family: { flesh: 'por su color: actúa sobre el cuerpo', spirit: 'por su color: actúa sobre la mente o el paso' },
  attack: (chance, blows) =>
    `aciertas el ${percent(chance)} (${blows === null ? 'sin hacer daño' : `mortal tras ${blowsOf(blows)}`})`,
  ambush: (chance, blows, doubles) =>
    `emboscada ${percent(chance)}: ${doubles ? 'daño doble' : 'golpe seguro'} (${blows === null ? 'sin hacer daño' : `mortal tras ${blowsOf(blows)}`})`,
  defense: (chance, blows) =>
    `te acierta el ${percent(chance)} (${blows === null ? 'sin hacerte daño' : `mortal tras ${blowsOf(blows)}`})`,
  shoot: (chance, shots, range) =>
    `tus disparos aciertan el ${percent(chance)} (${shots === null ? 'sin hacer daño' : `mortal tras ${shotsOf(shots)}`}, alcance ${range})`,
  shotAt: (chance, shots, range) =>
    `sus disparos te aciertan el ${percent(chance)} (${shots === null ? 'sin hacerte daño' : `mortal tras ${shotsOf(shots)}`}, alcance ${range})`,
};
