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
import { a, after, coins, figure, inWords, isMany, signed, The, the } from './grammar';
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
      ? 'Dort will dir niemand etwas Böses.'
      : `${The(names, what)} ${isMany(names, what) ? 'wollen' : 'will'} dir nichts Böses.`,
  trap: (what, names) => `Dort ist ${what === null ? 'eine Falle' : a(names, what, 'nominative')}, das weißt du.`,
  fire: (what, names) => (what === null ? 'Dort brennt es.' : `Dort brennt ${a(names, what, 'nominative')}.`),
  'low-health': () => 'Du bist schwer verletzt.',
  abandon: () => 'Damit endet dieser Lauf für immer.',
  self: () => 'Es würde auch dich treffen.',
  deadly: (what) =>
    what === null
      ? 'Die nächste Runde könnte deine letzte sein.'
      : `Du bist ${what === 'hunger' ? 'am Verhungern' : 'vergiftet'}: Die nächste Runde könnte deine letzte sein.`,
  offer: (what, names) => `${what === null ? 'Ein Schrein' : The(names, what)} handelt nur ein einziges Mal.`,
  hazard: (what, names) => `${what === null ? 'Etwas' : The(names, what)} schadet jedem, der näher kommt.`,
  fork: (what, names) =>
    `Der andere Weg hinab${what === null ? '' : ` (${names.sign(what).name})`} stürzt dann für immer ein.`,
};

const ONLY_WAY: Partial<typeof DANGERS> = {
  trap: (what, names) => `Weiter geht es nur über ${what === null ? 'eine Falle' : a(names, what, 'accusative')}.`,
  fire: (what, names) => `Weiter geht es nur durch ${what === null ? 'Feuer' : the(names, what, 'accusative')}.`,
  hazard: (what, names) =>
    `Weiter geht es nur ${what === null ? 'an etwas' : after('an', the(names, what, 'dative'))} vorbei, und wer näher kommt, nimmt Schaden.`,
};

const strikeAside = (what: RawId, names: Names): string =>
  `${The(names, what)} ${isMany(names, what) ? 'stehen im Weg und wollen' : 'steht im Weg und will'} dir nichts Böses: Du würdest zuschlagen.`;

const costSentence = (cost: StandingCost | undefined): string =>
  cost === undefined
    ? ''
    : ` Vor Zeugen kostet ein Schlag ${figure(cost.strike, 2)} Ansehen ${amongFaction(cost.faction)}, ein Tod ${figure(cost.kill, 2)}.`;

const proposalSentence = (proposal: Proposal | undefined, names: Names): string => {
  if (proposal === undefined) return '';
  const { takes, gives, item } = proposal;
  return ` Du gibst ${item ? the(names, item, 'accusative') : offering(takes)} und bekommst ${blessing(gives)}.`;
};

const RESTORED = {
  health: 'Du bist unverletzt: Das würde dir jetzt nichts nützen.',
  mana: 'Du hast dein ganzes Mana: Das würde dir jetzt nichts nützen.',
} as const;

const fatalSentence = ({ hits, foes, percent }: FatalHits): string => {
  const who =
    foes === 1
      ? `${percent} % der Hiebe treffen`
      : `einer von ${inWords(foes)} Feinden trifft jede Runde zu ${percent} %`;
  return `${hits === 1 ? 'Ein Treffer tötet' : `${capital(inWords(hits))} Treffer töten`} dich; ${who}.`;
};

const SENTENCES = {
  over: () => 'Dieser Lauf ist vorbei. `/play` beginnt einen neuen.',
  'unknown-action': () => 'So eine Aktion gibt es nicht.',
  pending: () => 'Erst musst du noch etwas auswählen. Entscheide dich, oder brich ab.',
  'nothing-pending': () => 'Hier gibt es nichts zu beantworten.',
  'no-companion': () =>
    'Du hast hier keinen Gefährten. Wer in Ketten sitzt, kann einer werden: Geh auf ihn zu, um ihn zu befreien.',
  'not-an-option': () => 'Das steht nicht zur Wahl.',
  blocked: ({ who }, { names, action }) => {
    if (action.kind === 'throw') return 'Da ist etwas Hartes. Wähl ein Feld, auf dem jemand stehen könnte.';
    return who === undefined
      ? 'Da ist etwas Hartes im Weg. Versuch eine andere Richtung.'
      : `${The(names, who)} ${isMany(names, who) ? 'stehen' : 'steht'} auf dem einzigen Weg. Warte eine Runde, oder kümmere dich erst darum.`;
  },
  'nobody-there': () => 'In dieser Richtung steht niemand, den du schlagen könntest.',
  'hostile-in-view': ({ who }, { names }) =>
    `Nicht, solange ${a(names, who, 'nominative')} in Sicht ist. Kümmere dich erst darum.`,
  'nothing-to-rest': (_, { view: { hero } }) => {
    if (!isHungry(hero.hunger)) return 'Du bist schon ganz ausgeruht.';
    return hero.meal === undefined
      ? 'Mit leerem Magen rastet es sich schlecht, und im Gepäck ist nichts zu essen.'
      : 'Mit leerem Magen rastet es sich schlecht. Iss erst etwas.';
  },
  'boon-open': () => 'Du hast dir eine Gabe verdient: Wähle sie, bevor du tiefer gehst als je zuvor.',
  'no-way-down': () => 'Tiefer geht es nicht: Unter dieser Ebene liegt nichts.',
  'no-stairs': ({ direction }, { view }) => {
    if (view.depth === TOWN && view.carried !== undefined)
      return 'Das Tor hinter dir ist zu. Bleibt nur noch der Weg in die Kneipe.';
    if (direction === 'up' && view.depth === TOWN)
      return 'Über der Stadt liegt nichts mehr: Von hier führt keine Treppe hinauf.';
    if (direction === 'down' && view.carried !== undefined)
      return 'Die Treppen hinab sind hinter dir eingestürzt. Dein Weg führt hinauf und heim.';
    return `Du kennst hier keine Treppe ${direction === 'down' ? 'hinab' : 'hinauf'}. \`/explore\` findet vielleicht eine.`;
  },
  'nothing-here': () => 'Hier liegt nichts, was du aufheben könntest.',
  'no-such-item': () => 'Das hast du nicht. `/inventory` zeigt, was du hast.',
  'not-usable': () => 'Das kannst du nicht benutzen.',
  'not-throwable': () => 'Das fliegt nicht: Wirf einen Dolch, eine Axt oder einen Trank.',
  'own-cell': () => 'Dort stehst du selbst. Wähl ein anderes Feld; mit `/use` trinkst du einen Trank.',
  'not-equippable': () => 'Das kann man weder anziehen noch führen.',
  'already-equipped': () => 'Das trägst du schon.',
  'not-equipped': () => 'Das trägst du gar nicht.',
  equipped: () => 'Das trägst du am Leib. Leg es erst ab.',
  'quest-item': ({ item }, { names }) => `${The(names, item)} bleibt bei dir.`,
  'nothing-better': () => 'Soweit du weißt, hast du nichts Besseres dabei, als du schon trägst.',
  cursed: ({ item }, { names }) =>
    isMany(names, item)
      ? `${The(names, item)} sind verflucht und lassen sich nicht ablegen.`
      : `${The(names, item)} ist verflucht und lässt sich nicht ablegen.`,
  'no-charges': () => 'Da ist keine Ladung mehr drin.',
  'already-known': ({ spell }, { names }) => `Diesen Zauber kennst du schon: ${names.raw(spell)}. Das Buch bleibt dir.`,
  'no-effect-here': (_, { action, view }) => {
    const whole = restoredAlready(action, view);
    return whole === null ? 'Das würde dir hier nichts nützen.' : RESTORED[whole];
  },
  'no-portal': ({ item }, { names }) => `${The(names, item)} lässt kein Portal aufgehen.`,
  'unknown-spell': () => 'Diesen Zauber kennst du nicht. Zauber lernt man aus Büchern.',
  muted: () => 'Hier kann niemand zaubern: Es ist kein Laut zu hören.',
  'not-enough-mana': ({ need, have }) => `Das kostet ${need} Mana, und du hast ${have}. Raste, oder trink etwas.`,
  'target-needed': ({ range }) =>
    range === undefined ? 'Wähle ein Ziel in Sicht.' : `Wähle ein Ziel, höchstens ${range} Felder entfernt.`,
  'target-unseen': () => 'Diese Stelle siehst du nicht.',
  'out-of-range': ({ range }) => `Das ist zu weit: Es reicht nur ${range} Felder.`,
  'no-path': (_, { action, view }) => {
    if (action.kind !== 'fight')
      return isClimb(action) ? 'Du kennst keinen Weg zur Treppe.' : 'Dorthin kennst du keinen Weg.';
    const canCast = isEnemyInSpellReach(view);
    return areAllAloof(view)
      ? `Du kennst keinen Weg dorthin, und sie keinen zu dir. ${canCast ? 'Zaubere, oder mach' : 'Mach'} ruhig weiter.`
      : `Du weißt nicht, wie du da herankommst. ${canCast ? 'Zaubere, geh' : 'Geh'} von Hand, oder geh ihnen aus den Augen.`;
  },
  'nothing-to-explore': () => 'Hier gibt es nichts mehr zu erkunden.',
  'trap-ahead': ({ what }, { names }) => `Was es noch zu sehen gibt, liegt hinter ${a(names, what, 'dative')}.`,
  'no-bow': ({ bows }) =>
    ({
      'in-pack': 'Dein Bogen steckt noch im Gepäck: Mit `/equip` nimmst du ihn zur Hand.',
      elsewhere: 'Du hast keinen Bogen. Wer Waffen verkauft, hat vielleicht einen.',
      nowhere: 'Bögen gibt es hierzulande keine, auch für dich nicht. `/fight` geht auf den Feind los und schlägt zu.',
    })[bows],
  'foe-beside': ({ who }, { names }) =>
    `Nicht mit ${a(names, who, 'dative')} direkt neben dir: Geh einen Schritt weg oder schlag mit der Waffe in der Hand zu.`,
  'no-enemy': () => 'Es ist kein Feind in Sicht.',
  truce: ({ where }) =>
    where === 'here'
      ? 'Du stehst unter Marktfrieden: kein Hieb, kein Schuss, kein Schadzauber. Jenseits des Pflasters, wie du magst.'
      : 'Dort gilt der Marktfrieden: kein Hieb, kein Schuss, kein Schadzauber.',
  'not-a-vendor': () => 'Dort verkauft niemand etwas.',
  'no-spares': () =>
    'Du hast keine Waffe oder Rüstung dabei, die dir sicher nichts mehr nützt. Im Zweifel behältst du sie.',
  'not-sold-here': () => 'Das gibt es hier nicht zu kaufen.',
  'sold-out': () => 'Das ist ausverkauft.',
  'not-enough-gold': ({ need, have }) => `Das kostet ${coins(need)}, und du hast ${coins(have)}.`,
  'no-trade': ({ who }, { names }) =>
    `${The(names, who)} handelt nicht mit dir. Ein Bußgeld oder Tribut könnte das ändern.`,
  'no-fine': () => 'Dort nimmt dir niemand ein Bußgeld ab.',
  'no-tribute': () => 'Diesen Tribut nimmt dir dort niemand ab.',
  'tribute-ends': ({ faction, most }) =>
    `Tribut bringt dir ${amongFaction(faction)} höchstens ein Ansehen von ${signed(most)}. Der Rest verlangt Taten: Erschlag vor ihren Augen ihre Rivalen.`,
  'no-shrine': () => 'Hier ist kein Schrein, der ein Opfer annimmt.',
  'shrine-spent': ({ what }, { names }) => `${The(names, what)} hat schon ein Opfer bekommen.`,
  'nothing-to-offer': ({ what, takes }, { names }) =>
    `${The(names, what)} verlangt ${offering(takes)}, und das kannst du nicht entbehren.`,
  'not-a-victor': (_, { view }) =>
    view.campaign === undefined
      ? 'Als Sieger abtreten darf nur, wer den Drachen erlegt hat.'
      : 'Als Sieger abtreten darf nur, wer den Lorbeer errungen hat.',
  'level-parked': () => 'Diese Ebene wird noch geholt. Versuch es gleich noch einmal.',
  danger: ({ danger, what, cost, proposal, onlyWay }, { names, action, view }) => {
    const fatal = danger === 'low-health' ? fatalHits(view, names.isHarmlessBeside) : null;
    if (fatal) return fatalSentence(fatal);
    const usual = (onlyWay && ONLY_WAY[danger]) || DANGERS[danger];
    const question = what !== null && isStrikeAside(danger, action) ? strikeAside(what, names) : usual(what, names);
    return `${question}${costSentence(cost)}${proposalSentence(proposal, names)}`;
  },
} satisfies { [C in Code]: Sentence<C> };

/** Returns the sentence about a refusal. The question `Wirklich?` may follow. */
export function refusalSentence(refusal: Refusal, action: Action, names: Names, view: View): string {
  const sentence = SENTENCES[refusal.code] as Sentence<Code>;
  return sentence(refusal as never, { names, action, view });
}
