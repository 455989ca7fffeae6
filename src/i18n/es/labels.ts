import type { Labels } from '../labels';
import { EPITAPH } from './epitaph';
import { ATTITUDES, factionName, STANDING_GAINS } from './factions';
import { GEAR } from './gear';
import { coins, count, figure, signed, turns } from './grammar';
import { ATTRIBUTES, blessing, offering } from './shrines';
import { STATUS_LABELS } from './statuses';
import { TWISTS } from './twists';

/** Spanish labels and short phrases for sheets, pictures and the text mode. */
export const LABELS: Labels = {
  slot: {
    melee: 'arma',
    ranged: 'arma a distancia',
    shield: 'escudo',
    head: 'cabeza',
    torso: 'torso',
    legs: 'piernas',
    feet: 'pies',
    hands: 'manos',
    ring: 'anillo',
    charm: 'amuleto',
  },
  attribute: ATTRIBUTES,
  leaning: {
    might: ['Débil', 'Fuerte'],
    fitness: ['De mala salud', 'De buena salud'],
    quickness: ['Torpe', 'Ágil'],
    intelligence: ['Con pocas luces', 'Inteligente'],
  },
  skill: { melee: 'Cuerpo a cuerpo', defense: 'Defensa', magic: 'Magia' },
  hunger: { 'well-fed': 'Estómago lleno', normal: 'Sin hambre', hungry: 'Con hambre', starving: 'Hambre atroz' },
  status: STATUS_LABELS,
  twist: TWISTS,
  hasted: 'Celeridad',
  homeward: (levels) => (levels === 0 ? 'A la taberna' : `A casa ${levels}`),
  overburdened: 'Sobrecarga',
  farLights: (directions) => `Lámparas a lo lejos: ${directions}`,
  threatened: (places) => `Golpe inminente: ${places}`,
  chasm: 'Sima',
  truce: {
    chip: 'Tregua',
    under: 'bajo tregua',
    place: 'Mercado con tregua',
    rule: 'ni golpes ni disparos ni hechizos dañinos',
  },
  level: (level) => `Nivel ${level}`,
  levelGained: (level) => `¡Nivel ${level}!`,
  depth: (depth) => `profundidad ${depth}`,
  direction: { n: 'N', e: 'E', s: 'S', w: 'O' },
  here: 'aquí',
  grave: 'Lápida',
  stairs: { down: 'Escaleras abajo', up: 'Escaleras arriba' },
  condition: {
    unhurt: 'sin un rasguño',
    scratched: 'con rasguños',
    hurt: 'con heridas',
    'nearly-dead': 'casi sin vida',
  },
  stance: { hostile: 'hostil', wary: 'en guardia', friendly: 'en son de paz', hazard: 'peligro' },
  times: (number) => ` ×${number}`,
  more: (number) => `y ${number} más`,
  gold: coins,
  vitals: { hp: 'PV', mana: 'maná' },
  gauge: { health: 'Vida', mana: 'Maná', level: 'Nivel' },
  load: (weight, capacity, penalty, gold) => [
    `${weight} lb (máx. ${capacity})`,
    `Pen. de iniciativa: ${penalty}`,
    `Oro: ${gold.toFixed(1).replace('.', ',')}`,
  ],
  sheet: {
    worn: 'Puesto',
    carried: 'En la mochila',
    nothing: 'nada',
    cursed: 'con maldición',
    pounds: (weight) => `${figure(weight, 2)} lb`,
    load: (weight, capacity) => `Carga ${figure(weight, 2)} de ${figure(capacity)} lb`,
    experience: (within, of) => `${within} de ${of} de experiencia`,
    health: (current, max) => `Vida ${current}/${max}`,
    mana: (current, max) => `Maná ${current}/${max}`,
    armorClass: (value) => `Clase de armadura ${value}`,
    shot: (figures) => `Arma a distancia: ${figures}`,
    spell: (name, manaCost, does) => `${name} (${[`${manaCost} de maná`, ...does].join(', ')})`,
    spells: (list) =>
      list.length === 0 ? 'Hechizos: ninguno todavía; se aprenden en los libros.' : `Hechizos: ${list.join(', ')}`,
    lasting: (status, number) => `${status} (${turns(number)})`,
    under: (list) => `Estado: ${list.join(', ')}`,
    record: (turn, kills, deepest, seed) =>
      `Turno ${turn.toLocaleString('es')} · ${count(kills, 'abatido', 'abatidos')} · lo más hondo, ${deepest} · semilla ${seed}`,
    standing: (faction, standing, attitude, next) =>
      `${faction} ${signed(standing)} (${attitude}${next === null ? '' : `; ${next}`})`,
    standingNext: (standing, gain) => `desde ${signed(standing)}, ${gain}`,
    standingGain: STANDING_GAINS,
    standings: (list) => `Reputación: ${list.join(' · ')}`,
    nothingSeen: 'Nadie ni nada digno de mención a la vista.',
    outOfSight: 'Ya no ves eso.',
    trades: 'comercia',
    caged: 'enjaulado: elige uno',
    shrine: ({ takes, gives }, spent) =>
      spent ? 'ya ha tenido su ofrenda' : `pide ${offering(takes)}, da ${blessing(gives)}`,
    inviting: (handling) => (handling === 'enter' ? 'te devuelve a donde lo abriste: entra' : 'acércate para tocarlo'),
    harmful: 'hace daño a quien entra',
    aboutToBurn: 'arderá el próximo turno, y con ella quien esté encima',
    bursts: 'estalla si alguien se acerca',
    average: 'Del montón',
    levelOf: (level) => `Nivel: ${level}`,
  },
  gear: GEAR,
  faction: factionName,
  attitude: ATTITUDES,
  selectTarget: 'Elige objetivo:',
  epitaph: EPITAPH,
};
