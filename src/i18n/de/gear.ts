import { type GearLabels, MOST_BLOWS } from '../labels';
import { figure, signed as signedFigure, turns } from './grammar';

const signed = (value: number): string => (value === 0 ? '±0' : signedFigure(value));

/** Formats a share from 0 to 1: `0.25` becomes `25 %`. */
export const percent = (share: number): string => `${figure(100 * share, 0)} %`;

const blowsOf = (number: number): string => {
  if (number > MOST_BLOWS) return `über ${MOST_BLOWS} Schlägen`;
  return number === 1 ? 'etwa 1 Schlag' : `etwa ${number} Schlägen`;
};

const shotsOf = (number: number): string => {
  if (number > MOST_BLOWS) return `über ${MOST_BLOWS} Schüssen`;
  return number === 1 ? 'etwa 1 Schuss' : `etwa ${number} Schüssen`;
};

const WORN = { hits: 'wenn du triffst', 'is-hit': 'wenn man dich trifft', kills: 'wenn du tötest' } as const;

export const GEAR: GearLabels = {
  verdict: { '-1': '▼ schlechter', 0: '= nicht besser', 1: '▲ besser' },
  signed,
  damage: (least, most) => `${least === most ? least : `${least}–${most}`} Schaden`,
  toHit: (bonus) => `${bonus} auf Treffer`,
  armor: (points) => `Rüstung ${figure(points)}`,
  speed: (ticks) => `Tempo ${ticks}`,
  effects: {
    provides_healing: (hp) => `heilt ${hp}`,
    provides_mana: (mana) => `gibt ${mana} Mana`,
    food: () => 'macht satt',
    damage: (hp) => `${hp} Schaden`,
    teach_spell: (spell) => `lehrt ${spell}`,
    magic_mapping: () => 'zeigt die ganze Ebene',
    town_portal: () => 'öffnet einen Weg in die Stadt',
    identify: () => 'bestimmt einen Gegenstand',
    remove_curse: () => 'nimmt einen Fluch',
    kindles: () => 'setzt Trockenes in Brand',
    ranged: (cells) => `reicht ${cells} weit`,
    area_of_effect: (cells) => `trifft alle im Umkreis von ${cells}`,
  },
  confuses: (number) => `verwirrt ${turns(number)} lang`,
  slows: (number) => `verlangsamt ${turns(number)} lang`,
  hastes: (number) => `beschleunigt ${turns(number)} lang`,
  poisons: (damage, number) => `${turns(number)} lang je ${damage} Giftschaden`,
  dims: (cells, number) => `${turns(number)} lang ${cells} weniger Sicht`,
  guards: (armor, number) => `${turns(number)} lang Rüstung +${armor}`,
  lends: (bonus, number) => `${turns(number)} lang ${bonus}`,
  proc: (chance, effect, self) => `${percent(chance)} der Treffer: ${effect}${self ? ' (dich)' : ''}`,
  worn: (when, chance, effect) => `${chance < 1 ? `${percent(chance)}, ` : ''}${WORN[when]}: ${effect}`,
  sight: (cells) => `Sicht +${cells}`,
  charges: (number) => `${number} ${number === 1 ? 'Ladung' : 'Ladungen'}`,
  unknown: 'nicht bestimmt',
  family: { flesh: 'der Farbe nach: wirkt auf den Körper', spirit: 'der Farbe nach: wirkt auf Geist oder Tempo' },
  attack: (chance, blows) =>
    `du triffst zu ${percent(chance)} (${blows === null ? 'ohne Schaden' : `tödlich nach ${blowsOf(blows)}`})`,
  ambush: (chance, blows, doubles) =>
    `Hinterhalt ${percent(chance)}: ${doubles ? 'doppelter Schaden' : 'sicherer Treffer'} (${blows === null ? 'ohne Schaden' : `tödlich nach ${blowsOf(blows)}`})`,
  defense: (chance, blows) =>
    `trifft dich zu ${percent(chance)} (${blows === null ? 'ohne Schaden' : `tödlich nach ${blowsOf(blows)}`})`,
  shoot: (chance, shots, range) =>
    `deine Schüsse treffen zu ${percent(chance)} (${shots === null ? 'ohne Schaden' : `tödlich nach ${shotsOf(shots)}`}, Reichweite ${range})`,
  shotAt: (chance, shots, range) =>
    `Schüsse treffen dich zu ${percent(chance)} (${shots === null ? 'ohne Schaden' : `tödlich nach ${shotsOf(shots)}`}, Reichweite ${range})`,
};
