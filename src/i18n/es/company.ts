import type { Locale } from '../locale';

type Company = Locale['company'];
type Deed = Parameters<Company['did']>[1];
type Choice = Parameters<Company['votes']>[0];

const DID: Record<Deed, string> = {
  move: 'avanzó',
  attack: 'atacó',
  wait: 'esperó',
  rest: 'descansó',
  explore: 'exploró',
  travel: 'viajó',
  fight: 'luchó',
  descend: 'bajó',
  ascend: 'subió',
  pickup: 'recogió algo',
  fetch: 'fue a por algo',
  use: 'usó algo',
  equip: 'se equipó con algo',
  remove: 'se quitó algo',
  drop: 'soltó algo',
  cast: 'lanzó un hechizo',
  buy: 'compró algo',
  sell: 'vendió algo',
  answer: 'hizo una elección',
  retire: 'se retiró',
  abandon: 'abandonó la partida',
  cheat: 'depuró',
  back: 'hizo retroceder la partida',
};

const CHOICE: Record<Choice, string> = {
  move: 'avanzar',
  attack: 'atacar',
  wait: 'esperar',
  rest: 'descansar',
  explore: 'explorar',
  travel: 'viajar',
  fight: 'luchar',
  descend: 'bajar',
  ascend: 'subir',
  pickup: 'recoger',
  fetch: 'ir a por algo',
  use: 'usar',
  equip: 'equipar',
  remove: 'quitarse',
  drop: 'soltar',
  cast: 'hechizo',
  buy: 'comprar',
  sell: 'vender',
  answer: 'elegir',
  retire: 'retirarse',
  abandon: 'abandonar',
  cheat: 'depurar',
};

/** What is said in Spanish of those who play together, and to those who look after them. */
export const SPANISH_COMPANY: Company = {
  did: (who, deed) => `${who} ${DID[deed]}`,
  outrun: (did) => `${did} antes, así que lo tuyo llegó tarde y no ha hecho nada. \`/party\` muestra el tablero.`,
  somebody: 'alguien',
  votes: (choice, way, count) => `${CHOICE[choice]}${way === null ? '' : ` ${way}`}: ${count}`,
  tally: (votes, needed) => `${votes} de los ${needed} votos necesarios. Hasta entonces los votos se pueden cambiar.`,
  open: (count) => (count === 1 ? 'falta 1 voto' : `faltan ${count} votos`),
  move: (version) => `jugada ${version}`,
  acts: 'Quién hizo qué',
  button: { join: 'Unirse', leave: 'Salir' },
  note: {
    joined: (who) => `${who} se une al grupo.`,
    left: (who) => `${who} ya no juega en el grupo.`,
    member: 'Ya juegas en el grupo.',
    outsider: 'No juegas en el grupo. Con `/party` te unes.',
    late: 'Ese botón era de un turno anterior, así que no ha hecho nada. `/party` muestra el tablero.',
  },
  quiet: {
    is: (on) => (on ? 'respuestas: discretas' : 'respuestas: para todos'),
    make: (on) => (on ? 'Respuestas discretas' : 'Respuestas para todos'),
  },
  backTo: (version) => `Volver a la jugada ${version}`,
};
