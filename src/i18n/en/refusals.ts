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
import { formatNumber, formatSigned } from '../numbers';
import { restoredAlready } from '../restored-already';
import { isClimb, isStrikeAside } from '../walks';
import { amongFaction } from './factions';
import { a, coins, inWords, isMany, The, the } from './grammar';
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
      ? 'They mean you no harm.'
      : `${The(names, what)} ${isMany(names, what) ? 'mean' : 'means'} you no harm.`,
  trap: (what, names) => `There is ${what === null ? 'a trap' : a(names, what)} you know of.`,
  fire: (what, names) => (what === null ? 'It burns there.' : `${The(names, what)} burns there.`),
  'low-health': () => 'You are badly hurt.',
  abandon: () => 'This ends your run for good.',
  self: () => 'You would be caught in it yourself.',
  deadly: (what) =>
    what === null
      ? 'The next turn could be your last.'
      : `You are ${what === 'hunger' ? 'starving' : 'poisoned'}: the next turn could be your last.`,
  offer: (what, names) => `${what === null ? 'A shrine' : The(names, what)} trades only once.`,
  hazard: (what, names) => `${what === null ? 'Something' : The(names, what)} harms whoever comes near.`,
  fork: (what, names) =>
    `The other way down${what === null ? '' : ` (${names.sign(what).name})`} then caves in for good.`,
};

/** Sentences about a danger that bars the only way to unexplored places. */
const ONLY_WAY: Partial<typeof DANGERS> = {
  trap: (what, names) => `The only way on leads over ${what === null ? 'a trap' : a(names, what)}.`,
  fire: (what, names) => `The only way on leads through ${what === null ? 'fire' : the(names, what)}.`,
  hazard: (what, names) =>
    `The only way on leads past ${what === null ? 'something' : the(names, what)}, and whoever comes near gets hurt.`,
};

const strikeAside = (what: RawId, names: Names): string =>
  `${The(names, what)} ${isMany(names, what) ? 'are in the way and mean' : 'is in the way and means'} you no harm: you would strike.`;

const costSentence = (cost: StandingCost | undefined): string =>
  cost === undefined
    ? ''
    : ` Before witnesses a blow costs ${formatNumber(cost.strike, 2)} of your standing with ${amongFaction(cost.faction)}, a death ${formatNumber(cost.kill, 2)}.`;

const proposalSentence = (proposal: Proposal | undefined, names: Names): string => {
  if (proposal === undefined) return '';
  const { takes, gives, item } = proposal;
  return ` You give ${item ? the(names, item) : offering(takes)} and get ${blessing(gives)}.`;
};

const RESTORED = {
  health: 'You are unhurt: that would do nothing for you now.',
  mana: 'You have all your mana: that would do nothing for you now.',
} as const;

const fatalSentence = ({ hits, foes, percent }: FatalHits): string => {
  const who = foes === 1 ? 'it hits' : `one of ${inWords(foes)} foes hits each turn:`;
  return `${hits === 1 ? 'One hit kills' : `${capital(inWords(hits))} hits kill`} you; ${who} ${percent}%.`;
};

/** Each sentence gives the reason, and says what the player can do instead. */
const SENTENCES = {
  over: () => 'This run is over. `/play` begins a new one.',
  'unknown-action': () => 'There is no such action.',
  pending: () => 'You have to choose something first. Answer the question, or cancel it.',
  'nothing-pending': () => 'There is nothing to answer.',
  'no-companion': () => 'You have no companion here. Captives in chains become companions: walk into one to free it.',
  'not-an-option': () => 'That is not one of the choices.',
  blocked: ({ who }, { names, action }) => {
    if (action.kind === 'throw') return 'Something solid is there. Choose a cell on which somebody could stand.';
    return who === undefined
      ? 'Something solid is in the way there. Try another direction.'
      : `${The(names, who)} ${isMany(names, who) ? 'are' : 'is'} in the only way. Wait a turn, or deal with that first.`;
  },
  'nobody-there': () => 'There is nobody to strike in that direction.',
  'hostile-in-view': ({ who }, { names }) => `Not with ${a(names, who)} in sight. Deal with that first.`,
  'nothing-to-rest': (_, { view: { hero } }) => {
    if (!isHungry(hero.hunger)) return 'You are fully rested.';
    return hero.meal === undefined
      ? 'Nobody rests well on an empty stomach, and your pack holds nothing to eat.'
      : 'Nobody rests well on an empty stomach. Eat something first.';
  },
  'boon-open': () => 'You have earned a boon: choose it before you go deeper than ever before.',
  'no-way-down': () => 'Nothing lies below this level: there is no way down.',
  'no-stairs': ({ direction }, { view }) => {
    if (view.depth === TOWN && view.carried !== undefined)
      return 'The gate is shut behind you. All that is left is the way to the pub.';
    if (direction === 'up' && view.depth === TOWN) return 'Nothing lies above the town: no stairs lead up from here.';
    if (direction === 'down' && view.carried !== undefined)
      return 'The stairs down have fallen in behind you. Your way is up, and home.';
    return `You know of no stairs ${direction} here. \`/explore\` may find some.`;
  },
  'nothing-here': () => 'There is nothing to pick up here.',
  'no-such-item': () => 'You do not have that. `/inventory` lists what you have.',
  'not-usable': () => 'You cannot use that.',
  'not-throwable': () => 'That does not fly: throw a dagger, an axe or a potion.',
  'own-cell': () => 'You stand there yourself. Choose another cell; `/use` drinks a potion.',
  'not-equippable': () => 'You cannot wear or wield that.',
  'already-equipped': () => 'You have that on already.',
  'not-equipped': () => 'You do not have that on.',
  equipped: () => 'You have that on. Take it off first.',
  'quest-item': ({ item }, { names }) => `${The(names, item)} stays with you.`,
  'nothing-better': () => 'You carry nothing you know to be better than what you have on.',
  cursed: ({ item }, { names }) =>
    `${The(names, item)} ${isMany(names, item) ? 'are cursed and will' : 'is cursed and will'} not come off.`,
  'no-charges': () => 'That is out of charges.',
  'already-known': ({ spell }, { names }) => `You know ${names.raw(spell)} already. You keep the book.`,
  'no-effect-here': (_, { action, view }) => {
    const whole = restoredAlready(action, view);
    return whole === null ? 'That would do nothing for you here.' : RESTORED[whole];
  },
  'no-portal': ({ item }, { names }) => `${The(names, item)} lets no portal open.`,
  'unknown-spell': () => 'You do not know that spell. Books teach them.',
  muted: () => 'Nobody can cast here: not a sound is heard.',
  'not-enough-mana': ({ need, have }) => `That takes ${need} mana and you have ${have}. Rest, or drink something.`,
  'target-needed': ({ range }) =>
    range === undefined ? 'Choose a target in sight.' : `Choose a target within ${range} cells.`,
  'target-unseen': () => 'You cannot see that spot.',
  'out-of-range': ({ range }) => `That is too far: it reaches ${range} cells.`,
  'no-path': (_, { action, view }) => {
    if (action.kind !== 'fight') return isClimb(action) ? 'You know no way to the stairs.' : 'You know no way there.';
    const canCast = isEnemyInSpellReach(view);
    return areAllAloof(view)
      ? `You know no way to them, nor they to you. ${canCast ? 'Cast at them, or go' : 'Go'} on as you please.`
      : `You know no way to reach them. ${canCast ? 'Cast at them, walk' : 'Walk'} by hand, or step out of their sight.`;
  },
  'nothing-to-explore': () => 'There is nothing left to explore here.',
  'trap-ahead': ({ what }, { names }) => `What is left to see lies beyond ${a(names, what)}.`,
  'no-bow': ({ bows }) =>
    ({
      'in-pack': 'Your bow is still in your pack: `/equip` readies it.',
      elsewhere: 'You have no bow. Somebody who sells weapons may.',
      nowhere: 'Nobody has a bow in these parts, and neither have you. `/fight` closes in and strikes.',
    })[bows],
  'foe-beside': ({ who }, { names }) =>
    `Not with ${a(names, who)} beside you: step away, or strike with the weapon in hand.`,
  'no-enemy': () => 'There is no enemy in sight.',
  truce: ({ where }) =>
    where === 'here'
      ? 'You stand under the truce of the market: no blow, no shot, no spell that harms. Beyond its paving, as you please.'
      : 'The truce of the market holds there: no blow, no shot, no spell that harms.',
  'not-a-vendor': () => 'Nobody sells anything there.',
  'no-spares': () => 'You carry no weapon or armour that is surely of no use. What is in doubt you keep.',
  'not-sold-here': () => 'That is not sold here.',
  'sold-out': () => 'That is sold out.',
  'not-enough-gold': ({ need, have }) => `That costs ${coins(need)} and you have ${coins(have)}.`,
  'no-trade': ({ who }, { names }) => `${The(names, who)} will not trade with you. A fine or tribute may change that.`,
  'no-fine': () => 'Nobody there takes a fine from you.',
  'no-tribute': () => 'Nobody there takes that tribute from you.',
  'tribute-ends': ({ faction, most }) =>
    `Tribute buys a standing of ${formatSigned(most, 2)} with ${amongFaction(faction)} at most. The rest takes deeds: slay their rivals in their sight.`,
  'no-shrine': () => 'There is no shrine here that would take an offering.',
  'shrine-spent': ({ what }, { names }) => `${The(names, what)} has had its offering already.`,
  'nothing-to-offer': ({ what, takes }, { names }) =>
    `${The(names, what)} takes ${offering(takes)}, and you cannot spare that.`,
  'not-a-victor': (_, { view }) =>
    view.campaign === undefined
      ? 'Only those who have slain the dragon may retire.'
      : 'Only those who have won the laurel may retire.',
  'level-parked': () => 'That floor is still being fetched. Try again in a moment.',
  danger: ({ danger, what, cost, proposal, onlyWay }, { names, action, view }) => {
    const fatal = danger === 'low-health' ? fatalHits(view, names.isHarmlessBeside) : null;
    if (fatal) return fatalSentence(fatal);
    const usual = (onlyWay && ONLY_WAY[danger]) || DANGERS[danger];
    const question = what !== null && isStrikeAside(danger, action) ? strikeAside(what, names) : usual(what, names);
    return `${question}${costSentence(cost)}${proposalSentence(proposal, names)}`;
  },
} satisfies { [C in Code]: Sentence<C> };

/** Returns the sentence about a refusal. The question `Sure?` may follow. */
export function refusalSentence(refusal: Refusal, action: Action, names: Names, view: View): string {
  const sentence = SENTENCES[refusal.code] as Sentence<Code>;
  return sentence(refusal as never, { names, action, view });
}
