import type { Labels } from '../labels';
import { formatNumber, formatSigned } from '../numbers';
import { EPITAPH } from './epitaph';
import { ATTITUDES, factionName, STANDING_GAINS } from './factions';
import { GEAR } from './gear';
import { coins, count, turns } from './grammar';
import { ATTRIBUTES, blessing, offering } from './shrines';
import { STATUS_LABELS } from './statuses';
import { TWISTS } from './twists';

/** English labels and short phrases for sheets, pictures and the text mode. */
export const LABELS: Labels = {
  slot: {
    melee: 'weapon',
    ranged: 'bow',
    shield: 'shield',
    head: 'head',
    torso: 'torso',
    legs: 'legs',
    feet: 'feet',
    hands: 'hands',
    ring: 'ring',
    charm: 'charm',
  },
  attribute: ATTRIBUTES,
  leaning: {
    might: ['Weak', 'Strong'],
    fitness: ['Unhealthy', 'Healthy'],
    quickness: ['Clumsy', 'Agile'],
    intelligence: ['Unintelligent', 'Smart'],
  },
  skill: { melee: 'Melee', defense: 'Defence', magic: 'Magic' },
  school: { fire: 'Fire', venom: 'Venom', shields: 'Shields', shadows: 'Shadows', trade: 'Trade', beasts: 'Beasts' },
  chooseBoon: 'You have earned a boon',
  hunger: { 'well-fed': 'Well Fed', normal: 'Not hungry', hungry: 'Hungry', starving: 'Starving' },
  status: STATUS_LABELS,
  twist: TWISTS,
  hasted: 'Hasted',
  homeward: (levels) => (levels === 0 ? 'Now to the pub' : `Homeward ${levels}`),
  overburdened: 'Overburdened',
  farLights: (directions) => `Lamps in the distance: ${directions}`,
  threatened: (places) => `About to be struck: ${places}`,
  fire: {
    next: (places) => `Burns next turn: ${places}`,
    dry: (place, cells) => `Dry grass ${place} (burns; ${cells === 1 ? '1 cell' : `${cells} cells`} in sight)`,
  },
  chasm: 'Chasm',
  truce: {
    chip: 'Truce',
    under: 'under truce',
    place: 'Market under truce',
    rule: 'no blow, no shot, no harmful spell',
  },
  level: (level) => `Level ${level}`,
  levelGained: (level) => `Level ${level}!`,
  moment: {
    met: 'Fearsome foe',
    first: 'First meeting',
    alarm: 'Alarm!',
    cage: 'Your choice',
    laurel: { name: 'The laurel!', line: 'Bards will sing of it' },
  },
  depth: (depth) => `depth ${depth}`,
  direction: { n: 'N', e: 'E', s: 'S', w: 'W' },
  here: 'here',
  grave: 'Gravestone',
  stairs: { down: 'Stairs down', up: 'Stairs up' },
  condition: { unhurt: 'unhurt', scratched: 'scratched', hurt: 'hurt', 'nearly-dead': 'nearly dead' },
  unaware: { asleep: 'asleep', awake: 'unaware of you' },
  stance: { hostile: 'hostile', wary: 'wary', friendly: 'friendly', hazard: 'hazard' },
  times: (number) => ` ×${number}`,
  more: (number) => `and ${number} more`,
  gold: coins,
  vitals: { hp: 'HP', mana: 'mana' },
  gauge: { health: 'Health', mana: 'Mana', level: 'Level' },
  load: (weight, capacity, penalty, gold) => [
    `${weight} lbs (${capacity} lbs max)`,
    `Initiative Penalty: ${penalty}`,
    `Gold: ${gold.toFixed(1)}`,
  ],
  sheet: {
    worn: 'Worn',
    carried: 'Carried',
    nothing: 'nothing',
    cursed: 'cursed',
    pounds: (weight) => `${formatNumber(weight, 2)} lb`,
    load: (weight, capacity) => `Load ${formatNumber(weight, 2)} of ${formatNumber(capacity)} lb`,
    experience: (within, of) => `${within} of ${of} experience`,
    health: (current, max) => `Health ${current}/${max}`,
    mana: (current, max) => `Mana ${current}/${max}`,
    armorClass: (value) => `Armour class ${value}`,
    shot: (figures) => `Bow: ${figures}`,
    spell: (name, manaCost, does) => `${name} (${[`${manaCost} mana`, ...does].join(', ')})`,
    boon: (name, school, line) => `Boon of ${school}: ${name} (${line})`,
    spells: (list) => (list.length === 0 ? 'Spells: none yet; books teach them.' : `Spells: ${list.join(', ')}`),
    lasting: (status, number) => `${status} (${turns(number)})`,
    under: (list) => `Under: ${list.join(', ')}`,
    record: (turn, kills, deepest, seed) =>
      `Turn ${turn.toLocaleString('en')} · ${count(kills, 'kill', 'kills')} · deepest ${deepest} · seed ${seed}`,
    standing: (faction, standing, attitude, next) =>
      `${faction} ${formatSigned(standing, 2)} (${attitude}${next === null ? '' : `; ${next}`})`,
    standingNext: (standing, gain) => `at ${formatSigned(standing, 2)} ${gain}`,
    standingGain: STANDING_GAINS,
    standings: (list) => `Standing: ${list.join(' · ')}`,
    nothingSeen: 'Nobody and nothing of note in sight.',
    outOfSight: 'You do not see that any more.',
    trades: 'trades',
    caged: 'caged: take one',
    shrine: ({ takes, gives }, spent) =>
      spent ? 'has had its offering' : `takes ${offering(takes)}, gives ${blessing(gives)}`,
    inviting: (handling) =>
      handling === 'enter' ? 'leads back to where you opened it: step in' : 'step up to touch it',
    harmful: 'hurts whoever steps in',
    aboutToBurn: 'bursts into flames next turn, under whoever stands there',
    bursts: 'bursts when somebody comes near',
    average: 'Quite Average',
    levelOf: (level) => `Level: ${level}`,
  },
  gear: GEAR,
  faction: factionName,
  attitude: ATTITUDES,
  selectTarget: 'Select Target:',
  epitaph: EPITAPH,
};
