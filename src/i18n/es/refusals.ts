import {
  type Action,
  type Danger,
  isHungry,
  type Proposal,
  type RawId,
  type Refusal,
  type StandingCost,
  TOWN,
  type View,
} from '../../engine';
import { capital } from '../../lib/capital';
import { areAllAloof, isEnemyInSpellReach } from '../enemies-in-view';
import { type FatalHits, fatalHits } from '../fatal-hits';
import type { Names } from '../names';
import { restoredAlready } from '../restored-already';
import { isClimb, isStrikeAside } from '../walks';
import { amongFaction } from './factions';
import { a, coins, Doing, figure, inWords, isMany, like, of, signed, The, the, to } from './grammar';
import { blessing, offering } from './shrines';

type Code = Refusal['code'];
interface Asked {
  names: Names;
  action: Action;
  view: View;
}
type Sentence<C extends Code> = (refusal: Extract<Refusal, { code: C }>, asked: Asked) => string;

const DANGERS: Record<Danger, (what: RawId | null, names: Names) => string> = {
  friendly: (what, names) =>
    what === null
      ? 'Nadie ahí quiere hacerte daño.'
      : `${Doing(names, what, ['', 'no te desea', 'no te desean'])} ningún mal.`,
  trap: (what, names) => `Ahí hay ${what === null ? 'una trampa' : a(names, what)}, y lo sabes.`,
  fire: (what, names) => (what === null ? 'Ahí hay fuego.' : `Ahí arde ${a(names, what)}.`),
  'low-health': () => 'Tus heridas son graves.',
  abandon: () => 'Con esto acaba tu partida para siempre.',
  self: () => 'También te alcanzaría a ti.',
  deadly: (what) =>
    what === null
      ? 'El próximo turno podría ser el último.'
      : `Te ${what === 'hunger' ? 'mueres de hambre' : 'consume el veneno'}: el próximo turno podría ser el último.`,
  offer: (what, names) => `${what === null ? 'Un santuario' : The(names, what)} solo hace trato una vez.`,
  hazard: (what, names) => `${what === null ? 'Algo' : The(names, what)} daña a quien se acerca.`,
  fork: (what, names) =>
    `El otro camino hacia abajo${what === null ? '' : ` (${names.sign(what).name})`} se derrumbará para siempre.`,
};

const ONLY_WAY: Partial<typeof DANGERS> = {
  trap: (what, names) => `El único camino pasa por encima de ${what === null ? 'una trampa' : a(names, what)}.`,
  fire: (what, names) => `El único camino atraviesa ${what === null ? 'el fuego' : the(names, what)}.`,
  hazard: (what, names) =>
    `El único camino pasa junto ${what === null ? 'a algo' : to(names, what)}, y quien se acerca sufre daño.`,
};

const strikeAside = (what: RawId, names: Names): string =>
  `${Doing(names, what, ['', 'te corta el paso y no te desea', 'te cortan el paso y no te desean'])} ningún mal: le golpearías.`;

const costSentence = (cost: StandingCost | undefined): string =>
  cost === undefined
    ? ''
    : ` Ante testigos, un golpe te cuesta ${figure(cost.strike, 2)} de reputación ${amongFaction(cost.faction)}, una muerte ${figure(cost.kill, 2)}.`;

const proposalSentence = (proposal: Proposal | undefined, names: Names): string => {
  if (proposal === undefined) return '';
  const { takes, gives, item } = proposal;
  return ` Das ${item ? the(names, item) : offering(takes)} y recibes ${blessing(gives)}.`;
};

const RESTORED = {
  health: 'No tienes ninguna herida: ahora no te serviría de nada.',
  mana: 'Tienes todo el maná: ahora no te serviría de nada.',
} as const;

const fatalSentence = ({ hits, foes, percent }: FatalHits): string => {
  const who =
    foes === 1 ? `acierta el ${percent} %` : `de ${inWords(foes)} enemigos, alguno acierta cada turno: ${percent} %`;
  return `${hits === 1 ? 'Un golpe certero te mata' : `${capital(inWords(hits))} golpes certeros te matan`}; ${who}.`;
};

const SENTENCES = {
  over: () => 'Esta partida ha terminado. `/play` empieza otra.',
  'unknown-action': () => 'No existe esa acción.',
  pending: () => 'Primero tienes que elegir algo. Contesta, o cancélalo.',
  'nothing-pending': () => 'No hay nada que contestar.',
  'no-companion': () =>
    'No tienes acompañante aquí. Quien está encadenado puede serlo: camina hacia él para liberarlo.',
  'not-an-option': () => 'Esa no es una de las opciones.',
  blocked: ({ who }, { names, action }) => {
    if (action.kind === 'throw') return 'Ahí hay algo sólido. Elige una casilla en la que alguien pueda estar.';
    return who === undefined
      ? 'Hay algo sólido en medio. Prueba en otra dirección.'
      : `${Doing(names, who, ['', 'ocupa', 'ocupan'])} el único camino. Espera un turno, o encárgate primero de eso.`;
  },
  'nobody-there': () => 'En esa dirección no hay a quién golpear.',
  'hostile-in-view': ({ who }, { names }) => `No con ${a(names, who)} a la vista. Encárgate primero de eso.`,
  'nothing-to-rest': (_, { view: { hero } }) => {
    if (!isHungry(hero.hunger)) return 'Ya has descansado del todo.';
    return hero.meal === undefined
      ? 'Con el estómago vacío no hay quien descanse, y no llevas nada de comer.'
      : 'Con el estómago vacío no hay quien descanse. Come algo primero.';
  },
  'boon-open': () => 'Te has ganado un don: elígelo antes de bajar más que nunca.',
  'no-way-down': () => 'Debajo de este piso no hay nada: no se puede bajar más.',
  'no-stairs': ({ direction }, { view }) => {
    if (view.depth === TOWN && view.carried !== undefined)
      return 'El portón está cerrado a tu espalda. Solo queda el camino a la taberna.';
    if (direction === 'up' && view.depth === TOWN)
      return 'Por encima del pueblo no hay nada: de aquí no sale ninguna escalera que suba.';
    if (direction === 'down' && view.carried !== undefined)
      return 'Las escaleras de bajada se han hundido a tu espalda. Tu camino va hacia arriba y a casa.';
    return `Aquí no conoces escaleras que ${direction === 'down' ? 'bajen' : 'suban'}. Quizá \`/explore\` encuentre alguna.`;
  },
  'nothing-here': () => 'Aquí no hay nada que recoger.',
  'no-such-item': () => 'No tienes eso. `/inventory` muestra lo que tienes.',
  'not-usable': () => 'Eso no se puede usar.',
  'not-throwable': () => 'Eso no vuela: arroja una daga, un hacha o una poción.',
  'own-cell': () => 'Ahí estás tú. Elige otra casilla; con `/use` te bebes una poción.',
  'not-equippable': () => 'Eso ni se viste ni se empuña.',
  'already-equipped': () => 'Ya lo llevas puesto.',
  'not-equipped': () => 'No lo llevas puesto.',
  equipped: () => 'Lo llevas puesto. Quítatelo primero.',
  'quest-item': ({ item }, { names }) => `${The(names, item)} se queda contigo.`,
  'nothing-better': () => 'Que tú sepas, no llevas nada mejor que lo que tienes puesto.',
  cursed: ({ item }, { names }) =>
    isMany(names, item)
      ? `${The(names, item)} están ${like(names, item, 'maldit')} y no se sueltan.`
      : `${The(names, item)} está ${like(names, item, 'maldit')} y no se suelta.`,
  'no-charges': () => 'Ya no le quedan cargas.',
  'already-known': ({ spell }, { names }) => `Ya conoces ese hechizo: ${names.raw(spell)}. Conservas el libro.`,
  'no-effect-here': (_, { action, view }) => {
    const whole = restoredAlready(action, view);
    return whole === null ? 'Eso no te serviría de nada aquí.' : RESTORED[whole];
  },
  'no-portal': ({ item }, { names }) => `${The(names, item)} no deja que se abra ningún portal.`,
  'unknown-spell': () => 'No conoces ese hechizo. Se aprenden en los libros.',
  muted: () => 'Aquí nadie puede lanzar hechizos: no se oye nada.',
  'not-enough-mana': ({ need, have }) => `Eso cuesta ${need} de maná y tienes ${have}. Descansa, o bebe algo.`,
  'target-needed': ({ range }) =>
    range === undefined ? 'Elige un objetivo a la vista.' : `Elige un objetivo a ${range} casillas como mucho.`,
  'target-unseen': () => 'No ves ese sitio.',
  'out-of-range': ({ range }) => `Está demasiado lejos: solo alcanza ${range} casillas.`,
  'no-path': (_, { action, view }) => {
    if (action.kind !== 'fight')
      return isClimb(action) ? 'No conoces ningún camino a las escaleras.' : 'No conoces ningún camino hasta allí.';
    const canCast = isEnemyInSpellReach(view);
    return areAllAloof(view)
      ? `No sabes cómo llegar hasta ahí, ni ellos hasta ti. ${canCast ? 'Lanza un hechizo, o sigue' : 'Sigue'} a lo tuyo.`
      : `No sabes cómo llegar hasta ahí. ${canCast ? 'Lanza un hechizo, ve' : 'Ve'} paso a paso, o apártate de su vista.`;
  },
  'nothing-to-explore': () => 'Aquí no queda nada por explorar.',
  'trap-ahead': ({ what }, { names }) => `Lo que queda por ver está más allá ${of(names, what)}.`,
  'no-bow': ({ bows }) =>
    ({
      'in-pack': 'Tu arco sigue en la mochila: `/equip` te lo pone a mano.',
      elsewhere: 'No tienes arco. Quien venda armas puede que tenga uno.',
      nowhere: 'Por aquí no hay arcos, tampoco para ti. `/fight` se acerca al enemigo y golpea.',
    })[bows],
  'foe-beside': ({ who }, { names }) => `No con ${a(names, who)} a tu lado: apártate o golpea con el arma en mano.`,
  'no-enemy': () => 'No hay ningún enemigo a la vista.',
  truce: ({ where }) =>
    where === 'here'
      ? 'Estás bajo la tregua del mercado: ni golpes, ni disparos, ni hechizos que hagan daño. Fuera de su empedrado, lo que quieras.'
      : 'Allí rige la tregua del mercado: ni golpes, ni disparos, ni hechizos que hagan daño.',
  'not-a-vendor': () => 'Ahí nadie vende nada.',
  'no-spares': () => 'No llevas armas ni armaduras que seguro no te sirvan. Ante la duda, te las quedas.',
  'not-sold-here': () => 'Eso no se vende aquí.',
  'sold-out': () => 'Eso está agotado.',
  'not-enough-gold': ({ need, have }) => `Eso cuesta ${coins(need)} y tienes ${coins(have)}.`,
  'no-trade': ({ who }, { names }) =>
    `${The(names, who)} no quiere tratos contigo. Una multa o un tributo podría arreglarlo.`,
  'no-fine': () => 'Ahí nadie te cobra una multa.',
  'no-tribute': () => 'Ahí nadie te acepta ese tributo.',
  'tribute-ends': ({ faction, most }) =>
    `El tributo da como mucho una reputación de ${signed(most)} ${amongFaction(faction)}. Lo demás pide hechos: mata a sus rivales ante sus ojos.`,
  'no-shrine': () => 'Aquí no hay ningún santuario que acepte ofrendas.',
  'shrine-spent': ({ what }, { names }) => `${The(names, what)} ya ha tenido su ofrenda.`,
  'nothing-to-offer': ({ what, takes }, { names }) =>
    `${The(names, what)} pide ${offering(takes)}, y de eso no puedes prescindir.`,
  'not-a-victor': (_, { view }) =>
    view.campaign === undefined
      ? 'Solo puede retirarse quien ha matado al dragón.'
      : 'Solo puede retirarse quien ha conseguido el laurel.',
  'level-parked': () => 'Todavía estamos trayendo ese piso. Prueba otra vez en un momento.',
  danger: ({ danger, what, cost, proposal, onlyWay }, { names, action, view }) => {
    const fatal = danger === 'low-health' ? fatalHits(view, names.isHarmlessBeside) : null;
    if (fatal) return fatalSentence(fatal);
    const usual = (onlyWay && ONLY_WAY[danger]) || DANGERS[danger];
    const question = what !== null && isStrikeAside(danger, action) ? strikeAside(what, names) : usual(what, names);
    return `${question}${costSentence(cost)}${proposalSentence(proposal, names)}`;
  },
} satisfies { [C in Code]: Sentence<C> };

/** Returns the sentence about a refusal. The question `¿Seguro?` may follow. */
export function refusalSentence(refusal: Refusal, action: Action, names: Names, view: View): string {
  const sentence = SENTENCES[refusal.code] as Sentence<Code>;
  return sentence(refusal as never, { names, action, view });
}
