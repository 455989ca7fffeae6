import type { Locale } from '../locale';

type Company = Locale['company'];
type Deed = Parameters<Company['did']>[1];
type Choice = Parameters<Company['votes']>[0];

const DID: Record<Deed, string> = {
  move: 'ging weiter',
  attack: 'griff an',
  wait: 'wartete',
  rest: 'rastete',
  explore: 'erkundete',
  travel: 'reiste',
  fight: 'kämpfte',
  descend: 'stieg hinab',
  ascend: 'stieg hinauf',
  pickup: 'hob etwas auf',
  fetch: 'holte sich etwas',
  use: 'benutzte etwas',
  equip: 'legte etwas an',
  remove: 'legte etwas ab',
  drop: 'ließ etwas fallen',
  cast: 'wirkte einen Zauber',
  buy: 'kaufte etwas',
  sell: 'verkaufte etwas',
  answer: 'traf eine Wahl',
  retire: 'setzte sich zur Ruhe',
  abandon: 'gab den Lauf auf',
  cheat: 'griff ein',
  back: 'nahm den Lauf zurück',
};

const CHOICE: Record<Choice, string> = {
  move: 'gehen',
  attack: 'angreifen',
  wait: 'warten',
  rest: 'rasten',
  explore: 'erkunden',
  travel: 'reisen',
  fight: 'kämpfen',
  descend: 'hinab',
  ascend: 'hinauf',
  pickup: 'aufheben',
  fetch: 'holen',
  use: 'benutzen',
  equip: 'anlegen',
  remove: 'ablegen',
  drop: 'fallen lassen',
  cast: 'zaubern',
  buy: 'kaufen',
  sell: 'verkaufen',
  answer: 'wählen',
  retire: 'zur Ruhe setzen',
  abandon: 'aufgeben',
  cheat: 'eingreifen',
};

/** What is said in German of those who play together, and to those who look after them. */
export const GERMAN_COMPANY: Company = {
  did: (who, deed) => `${who} ${DID[deed]}`,
  outrun: (did) =>
    `Jemand war schneller: ${did}. Deins kam zu spät und hat nichts bewirkt. \`/party\` zeigt das Spielfeld.`,
  somebody: 'jemand',
  votes: (choice, way, count) => `${CHOICE[choice]}${way === null ? '' : ` ${way}`}: ${count}`,
  tally: (votes, needed) => `${votes} von ${needed} nötigen Stimmen. Bis dahin lassen sich Stimmen noch ändern.`,
  open: (count) => (count === 1 ? '1 Stimme steht noch aus' : `${count} Stimmen stehen noch aus`),
  move: (version) => `Zug ${version}`,
  acts: 'Wer was getan hat',
  button: { join: 'Mitspielen', leave: 'Aussteigen' },
  note: {
    joined: (who) => `${who} spielt mit.`,
    left: (who) => `${who} spielt nicht mehr mit.`,
    member: 'Du spielst schon mit.',
    outsider: 'Du spielst nicht mit. Mit `/party` bist du dabei.',
    late: 'Dieser Knopf stammt aus einem früheren Zug und hat nichts bewirkt. `/party` zeigt das Spielfeld.',
  },
  quiet: {
    is: (on) => (on ? 'Antworten: still' : 'Antworten: für alle'),
    make: (on) => (on ? 'Stille Antworten' : 'Antworten für alle'),
  },
  backTo: (version) => `Zurück zu Zug ${version}`,
};
