import type { PartyTexts } from '../en/parties';
import type { Handling } from '../names';
import { count } from './grammar';

const MODES: PartyTexts['mode'] = {
  owner: 'nur wer begonnen hat',
  handover: 'wer die Fackel hat',
  vote: 'Abstimmung',
  hotseat: 'wer gerade will',
};

const LOG: Record<Parameters<PartyTexts['logEntry']>[1], string> = {
  move: 'ging weiter',
  attack: 'griff an',
  wait: 'wartete',
  rest: 'rastete',
  explore: 'erkundete',
  travel: 'reiste',
  fight: 'kämpfte',
  fire: 'schoss',
  throw: 'warf etwas',
  descend: 'stieg hinab',
  ascend: 'stieg hinauf',
  pickup: 'hob etwas auf',
  fetch: 'holte sich etwas',
  use: 'benutzte etwas',
  equip: 'legte etwas an',
  'wear-best': 'legte das Beste an',
  remove: 'legte etwas ab',
  drop: 'ließ etwas fallen',
  cast: 'wirkte einen Zauber',
  buy: 'kaufte etwas',
  sell: 'verkaufte etwas',
  'sell-spares': 'mistete aus',
  'pay-fine': 'zahlte ein Bußgeld',
  'pay-tribute': 'zahlte Tribut',
  bid: 'sprach mit dem Gefährten',
  offer: 'brachte ein Opfer',
  answer: 'traf eine Wahl',
  retire: 'trat als Sieger ab',
  abandon: 'gab den Lauf auf',
  cheat: 'griff ein',
  back: 'nahm den Lauf zurück',
};

const USED: Record<Handling, string> = {
  eat: 'aß',
  drink: 'trank',
  throw: 'warf',
  read: 'las',
  study: 'las',
  zap: 'zielte mit',
  wield: 'nahm',
  wear: 'legte an',
  touch: 'berührte',
  enter: 'betrat',
  use: 'benutzte',
};

const CHOICES: Record<Parameters<PartyTexts['choice']>[0], string> = {
  move: 'gehen',
  attack: 'angreifen',
  wait: 'warten',
  rest: 'rasten',
  explore: 'erkunden',
  travel: 'reisen',
  fight: 'kämpfen',
  fire: 'schießen',
  throw: 'werfen',
  descend: 'hinab',
  ascend: 'hinauf',
  pickup: 'aufheben',
  fetch: 'holen',
  use: 'benutzen',
  equip: 'anlegen',
  'wear-best': 'das Beste anlegen',
  remove: 'ausziehen',
  drop: 'fallen lassen',
  cast: 'zaubern',
  buy: 'kaufen',
  sell: 'verkaufen',
  'sell-spares': 'ausmisten',
  'pay-fine': 'Bußgeld zahlen',
  'pay-tribute': 'Tribut zahlen',
  bid: 'mit dem Gefährten sprechen',
  offer: 'Opfer bringen',
  answer: 'wählen',
  retire: 'als Sieger abtreten',
  abandon: 'aufgeben',
  cheat: 'eingreifen',
};

export const PARTIES: PartyTexts = {
  mode: MODES,
  status: (mode, holder, votes, needed) => {
    if (mode === 'handover') return `Gruppe: ${MODES[mode]} · die Fackel hat ${holder}`;
    if (mode !== 'vote') return `Gruppe: ${MODES[mode]}`;
    const rule =
      needed === null
        ? 'seit Stunden still: die Mehrheit gewinnt'
        : `Es gewinnt, was zuerst ${count(needed, 'Stimme', 'Stimmen')} hat`;
    return `Gruppe: ${MODES[mode]} · ${rule} · ${votes === '' ? 'noch keine' : votes}`;
  },
  button: {
    becomeHolder: 'Fackel nehmen',
    join: 'Mitspielen',
    leave: 'Aussteigen',
    leaveAnyway: 'Trotzdem aussteigen',
    bring: 'Nach unten',
    end: 'Lauf beenden',
  },
  kitSettled: (kit) =>
    `Dieser Lauf hat schon begonnen, mit einer anderen Rolle (${kit}). Ist er zu Ende, nimmt \`/party\` deine.`,
  powerlessHolder: (mention, mode) =>
    `${mention} hat die Fackel, doch sie entscheidet hier nichts (${mode}). Mit \`/party\` lässt sich ändern, wer handelt.`,
  onlyHolderPasses: (mention, mode) =>
    `Nur ${mention} hat die Fackel und kann sie weitergeben, doch sie entscheidet hier nichts (${mode}). Mit \`/party\` lässt sich ändern, wer handelt.`,
  aside: 'Das siehst nur du. Was du hier spielst, erscheint auf dem Brett der Gruppe.',
  notJoined: (mention) =>
    `${mention} spielt in dieser Gruppe noch nicht mit, also bleibt die Fackel, wo sie ist. Mit **Mitspielen** unter dem Brett oder mit \`/party\` kommt man dazu.`,
  botAsHolder: (mention) => `${mention} ist ein Bot und kann nicht spielen: Die Fackel bleibt, wo sie ist.`,
  owner: (mention) => `der Lauf gehört ${mention}`,
  deserted: 'Diesen hat seit zwei Wochen niemand gespielt; mit `/party` kann jetzt jeder ändern, wer handelt.',
  mayEnd: 'Wer mitspielt, also auch du, darf ihn auch beenden.',
  ownerAbsent:
    'Der Besitzer ist ausgestiegen oder hat seit zwei Wochen nicht gespielt; wer mitspielt, kann jetzt mit `/party` ändern, wer handelt. Durch Abstimmung lässt sich der Lauf auch beenden.',
  idleHolder: (mention) =>
    `${mention} trägt die Fackel, doch seit Stunden hat niemand gespielt: Jeder darf sie nehmen.`,
  onlyOwner: (mention) => `Dieser Lauf gehört ${mention}: Niemand sonst darf das ändern.`,
  notYourTurn: (mention) => `${mention} trägt die Fackel und ist am Zug, nicht du.`,
  openVotes: (count) => (count === 1 ? '1 Stimme steht noch aus' : `${count} Stimmen stehen noch aus`),
  decidedVote: 'eine Aktion hat genug Stimmen: noch ein Druck darauf führt sie aus',
  choice: (action, direction) => `${CHOICES[action]}${direction === null ? '' : ` Richtung ${direction}`}`,
  votesFor: (choice, count) => `${choice}: ${count}`,
  voteStatus: (votes, needed) =>
    needed === null
      ? `${votes}. Mehr als die Hälfte der abgegebenen Stimmen entscheidet. Stimmen lassen sich noch ändern.`
      : `${votes} von ${needed} nötigen Stimmen. Stimmen lassen sich noch ändern.`,
  logTitle: 'Wer was getan hat',
  logEntry: (who, action) => `${who} ${LOG[action]}`,
  usedEntry: (who, how, thing) => `${who} ${USED[how]}: ${thing}`,
  erasedPlayer: 'jemand',
  tooLate: (entry) => `Jemand war schneller: ${entry}. Deins kam zu spät und hat nichts bewirkt.`,
  stale: 'Das gehörte zu einem früheren Zug und hat nichts bewirkt.',
  opened: (who, isOpen) =>
    isOpen
      ? `${who} eröffnet eine Gruppe. Mit **Mitspielen** oder jedem anderen Knopf darunter bist du dabei.`
      : `${who} eröffnet eine Gruppe. Mit **Mitspielen** bist du dabei.`,
  members: (mentions, more) => `dabei: ${mentions}${more === 0 ? '' : ` und ${more} weitere`}`,
  played: (mentions, more) => `Es spielten: ${mentions}${more === 0 ? '' : ` und ${more} weitere`}`,
  modeChoice: (mode) => `Wer handelt: ${mode}`,
  modeChanged: (who, mode) => `${who} ändert, wer handelt: ${mode}.`,
  joined: (who) => `${who} spielt mit.`,
  left: (who) => `${who} spielt nicht mehr mit.`,
  confirmLeave: 'Der Lauf gehört dir. Steigst du aus, gehört er jemand anderem, der mitspielt.',
  noHeir:
    'Der Lauf gehört dir, und sonst spielt niemand mit, der ihn übernehmen kann. Beende ihn mit `/run abandon`, oder steig aus, sobald jemand mit `/party` dabei ist.',
  standing: 'Du spielst schon mit. Das Spiel steht weiter oben in diesem Kanal, und seine Knöpfe gelten noch.',
  invited: 'Das geht nur, wenn du mitspielst. Drück **Mitspielen**, und dann noch einmal.',
  alreadyMember: 'Du spielst schon mit.',
  notMember: 'Du spielst nicht mit. Mit `/party` bist du dabei.',
  move: {
    done: 'Dieser Lauf wird von jetzt an in diesem Kanal gespielt.',
    playedIn: (channel) => `Dieser Lauf wird jetzt in ${channel} gespielt.`,
    onlyOwner: (mention) =>
      `Solange die Gruppe spielt, kann ihn nur ${mention} verlegen, dem er gehört. Hat zwei Wochen niemand gespielt, können es alle Mitglieder.`,
    refusals: {
      alone:
        'Eine Gruppe braucht einen Kanal, in dem alle das Brett sehen. Wähle den Lauf noch einmal in einem Kanal seines Servers.',
      'other-server':
        'Dieser Lauf begann auf einem anderen Server und bleibt dort. Wähle ihn noch einmal in einem Kanal jenes Servers.',
      'channel-taken':
        'In diesem Kanal spielt schon eine andere Gruppe. Wähle den Lauf noch einmal in einem anderen Kanal, oder wenn der andere zu Ende ist.',
    },
  },
};
