import type { PartyTexts } from '../en/parties';
import type { Handling } from '../names';
import { count } from './grammar';

const MODES: PartyTexts['mode'] = {
  owner: 'solo quien empezó',
  handover: 'quien tenga la antorcha',
  vote: 'votación',
  hotseat: 'quien quiera',
};

const LOG: Record<Parameters<PartyTexts['logEntry']>[1], string> = {
  move: 'avanzó',
  attack: 'atacó',
  wait: 'esperó',
  rest: 'descansó',
  explore: 'exploró',
  travel: 'viajó',
  fight: 'luchó',
  fire: 'disparó',
  throw: 'arrojó algo',
  descend: 'bajó',
  ascend: 'subió',
  pickup: 'recogió algo',
  fetch: 'fue por algo',
  use: 'usó algo',
  equip: 'se equipó con algo',
  'wear-best': 'se puso lo mejor que tenía',
  remove: 'se quitó algo',
  drop: 'soltó algo',
  cast: 'lanzó un hechizo',
  buy: 'compró algo',
  sell: 'vendió algo',
  'sell-spares': 'vendió lo que le sobraba',
  'pay-fine': 'pagó una multa',
  'pay-tribute': 'pagó tributo',
  bid: 'habló con su acompañante',
  offer: 'hizo una ofrenda',
  answer: 'hizo una elección',
  retire: 'se retiró',
  abandon: 'abandonó la partida',
  cheat: 'intervino',
  back: 'hizo retroceder la partida',
};

const USED: Record<Handling, string> = {
  eat: 'comió',
  drink: 'bebió',
  throw: 'lanzó',
  read: 'leyó',
  study: 'leyó',
  zap: 'apuntó con',
  wield: 'tomó',
  wear: 'se puso',
  touch: 'tocó',
  enter: 'entró en',
  use: 'usó',
};

const CHOICES: Record<Parameters<PartyTexts['choice']>[0], string> = {
  move: 'avanzar',
  attack: 'atacar',
  wait: 'esperar',
  rest: 'descansar',
  explore: 'explorar',
  travel: 'viajar',
  fight: 'luchar',
  fire: 'disparar',
  throw: 'arrojar',
  descend: 'bajar',
  ascend: 'subir',
  pickup: 'recoger',
  fetch: 'ir por algo',
  use: 'usar',
  equip: 'equipar',
  'wear-best': 'ponerse lo mejor',
  remove: 'quitarse',
  drop: 'soltar',
  cast: 'hechizo',
  buy: 'comprar',
  sell: 'vender',
  'sell-spares': 'vender lo que sobra',
  'pay-fine': 'pagar la multa',
  'pay-tribute': 'pagar tributo',
  bid: 'hablar con tu acompañante',
  offer: 'hacer la ofrenda',
  answer: 'elegir',
  retire: 'retirarse',
  abandon: 'abandonar',
  cheat: 'intervenir',
};

export const PARTIES: PartyTexts = {
  mode: MODES,
  status: (mode, holder, votes, needed) => {
    if (mode === 'handover') return `Grupo: ${MODES[mode]} · la antorcha la lleva ${holder}`;
    if (mode !== 'vote') return `Grupo: ${MODES[mode]}`;
    const rule =
      needed === null
        ? 'sin jugar hace horas: gana la mayoría'
        : `Gana lo primero con ${count(needed, 'voto', 'votos')}`;
    return `Grupo: ${MODES[mode]} · ${rule} · ${votes === '' ? 'ninguno aún' : votes}`;
  },
  button: {
    becomeHolder: 'Tomar la antorcha',
    join: 'Unirse',
    leave: 'Salir',
    leaveAnyway: 'Salir igualmente',
    bring: 'Bajar',
    end: 'Acabar la partida',
  },
  kitSettled: (kit) => `Esta partida ya ha empezado con otro papel (${kit}). Cuando acabe, \`/party\` tomará el tuyo.`,
  powerlessHolder: (mention, mode) =>
    `${mention} lleva la antorcha, pero aquí no decide nada (${mode}). Con \`/party\` se cambia quién actúa.`,
  onlyHolderPasses: (mention, mode) =>
    `Solo ${mention}, que lleva la antorcha, puede pasarla, pero aquí no decide nada (${mode}). Con \`/party\` se cambia quién actúa.`,
  aside: 'Esto solo lo ves tú. Lo que juegues aquí se ve en el tablero del grupo.',
  notJoined: (mention) =>
    `${mention} aún no juega en este grupo, así que la antorcha se queda donde está. Con **Unirse** bajo el tablero, o con \`/party\`, puede entrar.`,
  botAsHolder: (mention) => `${mention} es un bot y no puede jugar: la antorcha se queda donde está.`,
  owner: (mention) => `la partida es de ${mention}`,
  deserted: 'Hace dos semanas que nadie juega esta; con `/party` ahora cualquiera puede cambiar quién actúa.',
  mayEnd: 'Como juegas en el grupo, también puedes acabarla.',
  ownerAbsent:
    'Su dueño ha salido del grupo o lleva dos semanas sin jugar, así que quienes juegan en el grupo ya pueden cambiar quién actúa con `/party`. Por votación también pueden acabar la partida.',
  idleHolder: (mention) => `${mention} lleva la antorcha, pero hace horas que nadie juega: cualquiera puede tomarla.`,
  onlyOwner: (mention) => `Esta partida es de ${mention}: nadie más puede cambiar eso.`,
  notYourTurn: (mention) => `${mention} lleva la antorcha: le toca jugar, no a ti.`,
  openVotes: (count) => (count === 1 ? 'falta 1 voto' : `faltan ${count} votos`),
  decidedVote: 'una acción ya tiene votos suficientes: basta con pulsarla otra vez',
  choice: (action, direction) => `${CHOICES[action]}${direction === null ? '' : ` hacia el ${direction}`}`,
  votesFor: (choice, count) => `${choice}: ${count}`,
  voteStatus: (votes, needed) =>
    needed === null
      ? `${votes}. Decide más de la mitad de los votos emitidos. Los votos aún se pueden cambiar.`
      : `${votes} de los ${needed} votos necesarios. Los votos aún se pueden cambiar.`,
  logTitle: 'Quién hizo qué',
  logEntry: (who, action) => `${who} ${LOG[action]}`,
  usedEntry: (who, how, thing) => `${who} ${USED[how]}: ${thing}`,
  erasedPlayer: 'alguien',
  tooLate: (entry) => `${entry} antes, así que lo tuyo llegó tarde y no ha hecho nada.`,
  stale: 'Eso era de un turno anterior, así que no ha hecho nada.',
  opened: (who, isOpen) =>
    isOpen
      ? `${who} abre un grupo. Con **Unirse** o cualquier otro botón de abajo entras a jugar.`
      : `${who} abre un grupo. Con **Unirse** entras a jugar.`,
  members: (mentions, more) => `juegan: ${mentions}${more === 0 ? '' : ` y ${more} más`}`,
  played: (mentions, more) => `Jugaron: ${mentions}${more === 0 ? '' : ` y ${more} más`}`,
  modeChoice: (mode) => `Quién actúa: ${mode}`,
  modeChanged: (who, mode) => `${who} cambia quién actúa: ${mode}.`,
  joined: (who) => `${who} se une al grupo.`,
  left: (who) => `${who} ya no juega en el grupo.`,
  confirmLeave: 'La partida es tuya. Si sales, pasará a otra persona del grupo.',
  noHeir:
    'La partida es tuya y no hay nadie más en el grupo que pueda quedársela. Acábala con `/run abandon`, o sal cuando alguien se haya unido con `/party`.',
  standing: 'Ya juegas. El tablero está más arriba en este canal y sus botones siguen valiendo.',
  invited: 'Eso es para quienes juegan en el grupo. Pulsa **Unirse** y vuelve a intentarlo.',
  alreadyMember: 'Ya juegas en el grupo.',
  notMember: 'No juegas en el grupo. Con `/party` te unes.',
  move: {
    done: 'Desde ahora esta partida se juega en este canal.',
    playedIn: (channel) => `Esta partida se juega ahora en ${channel}.`,
    onlyOwner: (mention) =>
      `Mientras el grupo juega, solo ${mention}, de quien es la partida, puede trasladarla. Si nadie juega durante dos semanas, puede cualquier miembro.`,
    refusals: {
      alone:
        'Un grupo necesita un canal donde todos vean el tablero. Elige la partida otra vez en un canal de su servidor.',
      'other-server':
        'Esta partida empezó en otro servidor y se queda allí. Elígela otra vez en un canal de ese servidor.',
      'channel-taken':
        'En este canal ya juega otro grupo. Elige esta partida otra vez en otro canal, o cuando la otra haya terminado.',
    },
  },
};
