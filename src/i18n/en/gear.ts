import { type GearLabels, MOST_BLOWS } from '../labels';
import { formatNumber, formatSigned } from '../numbers';
import { count, turns } from './grammar';

const signed = (value: number): string => (value === 0 ? '±0' : formatSigned(value, 2));

/** Formats a share from 0 to 1: `0.25` becomes `25%`. */
export const percent = (share: number): string => `${formatNumber(100 * share, 0)}%`;

const blowsOf = (number: number): string =>
  number > MOST_BLOWS ? `${MOST_BLOWS}+ blows` : `about ${count(number, 'blow', 'blows')}`;

const shotsOf = (number: number): string =>
  number > MOST_BLOWS ? `${MOST_BLOWS}+ shots` : `about ${count(number, 'shot', 'shots')}`;

const WORN = { hits: 'when you hit', 'is-hit': 'when you are hit', kills: 'when you kill' } as const;

export const GEAR: GearLabels = {
  verdict: { '-1': '▼ worse', 0: '= no better', 1: '▲ better' },
  signed,
  damage: (least, most) => (least === most ? `${least} damage` : `${least}–${most} damage`),
  toHit: (bonus) => `${bonus} to hit`,
  armor: (points) => `armour ${formatNumber(points)}`,
  speed: (ticks) => `speed ${ticks}`,
  effects: {
    provides_healing: (hp) => `heals ${hp}`,
    provides_mana: (mana) => `gives ${mana} mana`,
    food: () => 'fills you up',
    damage: (hp) => `deals ${hp} damage`,
    teach_spell: (spell) => `teaches ${spell}`,
    magic_mapping: () => 'maps the floor',
    town_portal: () => 'opens a way to the town',
    identify: () => 'identifies a thing',
    remove_curse: () => 'lifts a curse',
    kindles: () => 'sets dry things on fire',
    ranged: (cells) => `range ${cells}`,
    area_of_effect: (cells) => `all within ${cells}`,
  },
  confuses: (number) => `confuses for ${turns(number)}`,
  slows: (number) => `slows for ${turns(number)}`,
  hastes: (number) => `hastes for ${turns(number)}`,
  poisons: (damage, number) => `${damage} poison a turn for ${turns(number)}`,
  dims: (cells, number) => `sight −${cells} for ${turns(number)}`,
  guards: (armor, number) => `armour +${armor} for ${turns(number)}`,
  lends: (bonus, number) => `${bonus} for ${turns(number)}`,
  proc: (chance, effect, self) => `${percent(chance)} of hits: ${effect}${self ? ' (you)' : ''}`,
  worn: (when, chance, effect) => `${chance < 1 ? `${percent(chance)} ` : ''}${WORN[when]}: ${effect}`,
  sight: (cells) => `sight +${cells}`,
  charges: (number) => count(number, 'charge', 'charges'),
  unknown: 'not identified',
  family: { flesh: 'by its colour: acts on the body', spirit: 'by its colour: acts on mind or pace' },
  attack: (chance, blows) =>
    `you hit ${percent(chance)} (${blows === null ? 'without harm' : `${blowsOf(blows)} to kill`})`,
  ambush: (chance, blows, doubles) =>
    `ambush ${percent(chance)}: ${doubles ? 'double damage' : 'a sure hit'} (${blows === null ? 'without harm' : `${blowsOf(blows)} to kill`})`,
  defense: (chance, blows) =>
    `hits you ${percent(chance)} (${blows === null ? 'without harm' : `${blowsOf(blows)} to kill you`})`,
  shoot: (chance, shots, range) =>
    `your shots hit ${percent(chance)} (${shots === null ? 'without harm' : `${shotsOf(shots)} to kill`}, range ${range})`,
  shotAt: (chance, shots, range) =>
    `its shots hit you ${percent(chance)} (${shots === null ? 'without harm' : `${shotsOf(shots)} to kill you`}, range ${range})`,
};
