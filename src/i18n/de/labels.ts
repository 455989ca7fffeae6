import type { Labels } from '../labels';
import { EPITAPH } from './epitaph';
import { ATTITUDES, factionName, STANDING_GAINS } from './factions';
import { GEAR } from './gear';
import { coins, figure, signed, turns } from './grammar';
import { ATTRIBUTES, blessing, offering } from './shrines';
import { STATUS_LABELS } from './statuses';
import { TWISTS } from './twists';

const pounds = (weight: number): string => `${figure(weight, 2)} Pfd.`;

export const LABELS: Labels = {
  slot: {
    melee: 'Waffe',
    ranged: 'Fernwaffe',
    shield: 'Schild',
    head: 'Kopf',
    torso: 'Oberkörper',
    legs: 'Beine',
    feet: 'Füße',
    hands: 'Hände',
    ring: 'Ring',
    charm: 'Talisman',
  },
  attribute: ATTRIBUTES,
  leaning: {
    might: ['Schwach', 'Stark'],
    fitness: ['Kränklich', 'Zäh'],
    quickness: ['Tollpatschig', 'Wendig'],
    intelligence: ['Begriffsstutzig', 'Schlau'],
  },
  skill: { melee: 'Nahkampf', defense: 'Abwehr', magic: 'Magie' },
  school: { fire: 'Feuer', venom: 'Gift', shields: 'Schilde', shadows: 'Schatten', trade: 'Handel', beasts: 'Tiere' },
  boons: 'Gaben',
  chooseBoon: 'Eine Gabe für dich',
  hunger: { 'well-fed': 'Satt', normal: 'Nicht hungrig', hungry: 'Hungrig', starving: 'Am Verhungern' },
  status: STATUS_LABELS,
  twist: TWISTS,
  hasted: 'Beschleunigt',
  band: (left) => (left === 0 ? 'Frieden' : `Rotte ${left}`),
  homeward: (levels) => (levels === 0 ? 'Ab in die Kneipe' : `Heimweg ${levels}`),
  overburdened: 'Überladen',
  farLights: (directions) => `Lampen in der Ferne: ${directions}`,
  threatened: (places) => `Gleich wird getroffen: ${places}`,
  fire: {
    next: (places) => `Brennt in der nächsten Runde: ${places}`,
    dry: (place, cells) => `Dürres Gras ${place} (brennbar; ${cells === 1 ? '1 Feld' : `${cells} Felder`} in Sicht)`,
  },
  chasm: 'Kluft',
  truce: {
    chip: 'Marktfrieden',
    under: 'unter Marktfrieden',
    place: 'Markt mit Marktfrieden',
    rule: 'kein Hieb, kein Schuss, kein Schadzauber',
  },
  level: (level) => `Stufe ${level}`,
  levelGained: (level) => `Stufe ${level}!`,
  moment: {
    met: 'Übler Gegner',
    first: 'Erste Begegnung',
    alarm: 'Schlägt Alarm!',
    cage: 'Deine Wahl',
    freed: 'Frei, und mit dir',
    lost: 'Für immer fort',
    laurel: { name: 'Der Lorbeer!', line: 'Davon wird man singen' },
  },
  depth: (depth) => `Tiefe ${depth}`,
  direction: { n: 'N', e: 'O', s: 'S', w: 'W' },
  here: 'hier',
  grave: 'Grabstein',
  stairs: { down: 'Treppe hinab', up: 'Treppe hinauf' },
  condition: { unhurt: 'unversehrt', scratched: 'angekratzt', hurt: 'verletzt', 'nearly-dead': 'halb tot' },
  unaware: { asleep: 'im Schlaf', awake: 'ahnungslos' },
  ties: { captive: 'in Ketten', companion: 'gehört zu dir' },
  stance: { hostile: 'feindlich', wary: 'scheu', friendly: 'friedlich', hazard: 'Gefahr' },
  times: (number) => ` ×${number}`,
  more: (number) => `und noch ${number}`,
  gold: coins,
  vitals: { hp: 'LP', mana: 'Mana' },
  gauge: { health: 'Leben', mana: 'Mana', level: 'Stufe' },
  load: (weight, capacity, penalty, gold) => [
    `${weight} Pfd. (max. ${capacity})`,
    `Initiative-Malus: ${penalty}`,
    `Gold: ${gold.toFixed(1).replace('.', ',')}`,
  ],
  sheet: {
    worn: 'Angelegt',
    carried: 'Im Gepäck',
    nothing: 'nichts',
    cursed: 'verflucht',
    pounds,
    load: (weight, capacity) => `Last ${figure(weight, 2)} von ${figure(capacity)} Pfd.`,
    experience: (within, of) => `${within} von ${of} Erfahrung`,
    health: (current, max) => `Leben ${current}/${max}`,
    mana: (current, max) => `Mana ${current}/${max}`,
    armorClass: (value) => `Rüstungsklasse ${value}`,
    shot: (figures) => `Fernwaffe: ${figures}`,
    spell: (name, manaCost, does) => `${name} (${[`${manaCost} Mana`, ...does].join(', ')})`,
    boon: (name, school, line) => `Gabe (${school}): ${name} (${line})`,
    spells: (list) =>
      list.length === 0 ? 'Zauber: noch keine; man lernt sie aus Büchern.' : `Zauber: ${list.join(', ')}`,
    lasting: (status, number) => `${status} (${turns(number)})`,
    under: (list) => `Zustand: ${list.join(', ')}`,
    record: (turn, kills, deepest, seed) =>
      `Runde ${turn.toLocaleString('de')} · ${kills.toLocaleString('de')} erlegt · am tiefsten ${deepest} · Seed ${seed}`,
    standing: (faction, standing, attitude, next) =>
      `${faction} ${signed(standing)} (${attitude}${next === null ? '' : `; ${next}`})`,
    standingNext: (standing, gain) => `ab ${signed(standing)} ${gain}`,
    standingGain: STANDING_GAINS,
    standings: (list) => `Ansehen: ${list.join(' · ')}`,
    companion: (name, facts, bid) => `Gefährte: ${name}, ${facts}, ${bid === 'wait' ? 'wartet' : 'folgt dir'}`,
    nothingSeen: 'Niemand und nichts Nennenswertes in Sicht.',
    outOfSight: 'Das siehst du nicht mehr.',
    trades: 'treibt Handel',
    caged: (toll) => `im Käfig: nimm eines${toll > 0 ? ` für ${coins(toll)}` : ''}`,
    shrine: ({ takes, gives }, spent) =>
      spent ? 'hat schon ein Opfer bekommen' : `nimmt ${offering(takes)}, gibt ${blessing(gives)}`,
    inviting: (handling) =>
      handling === 'enter'
        ? 'führt dorthin zurück, wo du es geöffnet hast: tritt ein'
        : 'tritt heran, um ihn zu berühren',
    harmful: 'tut weh, wenn man hineintritt',
    aboutToBurn: 'geht in der nächsten Runde in Flammen auf, mitsamt jedem, der darauf steht',
    bursts: 'platzt, wenn jemand näher kommt',
    unrewarded: 'bringt weder Erfahrung noch Gold',
    average: 'Guter Durchschnitt',
    levelOf: (level) => `Stufe: ${level}`,
  },
  gear: GEAR,
  faction: factionName,
  attitude: ATTITUDES,
  selectTarget: 'Ziel wählen:',
  epitaph: EPITAPH,
};
