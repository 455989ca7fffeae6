import type { EventFact, GameEvent, LevelChange, RawId, Slot, ThingRef } from '../../engine';
import type { AttackName } from '../../engine/schema/mobs';
import { capital } from '../../lib/capital';
import { isBodily } from '../bodily';
import { type Names, signOf } from '../names';
import { formatNumber, formatSigned } from '../numbers';
import type { Quote } from '../quote';
import { isHero } from '../thing-ref';
import { isFire } from '../traps';
import { CHEATS } from './cheats';
import { ATTITUDES, amongFaction } from './factions';
import { a, coins, isMany, The, the, verb, within } from './grammar';
import { GREETINGS } from './greetings';
import { ATTRIBUTES, offering, points } from './shrines';
import { STATUS_ADJECTIVES } from './statuses';
import { stopSentence } from './stops';
import { FELLED, MET, storySentences } from './story';
import { TWISTS } from './twists';

type Band = Extract<EventFact, { what: 'hunted' | 'awaited' }>;

type Sentence<K extends EventFact['kind']> = (
  event: Extract<EventFact, { kind: K }>,
  names: Names,
  quote: Quote,
) => string | null;

const ATTACKS: Record<AttackName, [you: string, they: string]> = {
  bite: ['bite', 'bites'],
  left_claw: ['claw', 'claws'],
  right_claw: ['claw', 'claws'],
  engulf: ['engulf', 'engulfs'],
  fist: ['punch', 'punches'],
  left_fist: ['punch', 'punches'],
  right_fist: ['punch', 'punches'],
  hook: ['hook', 'hooks'],
  gore: ['gore', 'gores'],
  stomp: ['stomp on', 'stomps on'],
};

const FEELING = { might: 'arms', fitness: 'heart', quickness: 'feet', intelligence: 'head' } as const;

const HUNGER = {
  'well-fed': 'You feel well fed.',
  normal: 'You are no longer well fed.',
  hungry: 'You are hungry.',
  starving: 'You are starving!',
} as const;

const EQUIPS: Partial<Record<Slot, string>> = { melee: 'wield', ranged: 'ready' };

const LEAVING = {
  cursed: 'cursed',
  worthless: 'of no use',
  worse: 'no better than yours',
  heavy: 'too heavy for what you carry',
} as const;

const WAY_HOME = {
  begun:
    'The Amulet of Yala is yours, and everything below knows it. It stills your hunger, which comes half as fast now. No portal opens for you now: home is up the stairs, all the way to the pub.',
  sealed: 'Behind you the stairs fall in.',
  shut: 'Behind you the gate is barred.',
  dimmed: 'The Amulet drinks the light: you see a cell less far.',
  lit: 'The light of the town lets you see as far as ever.',
  peace: 'The captain falls, and its band slinks off: this level is at peace.',
  hunted: 'Something comes up after you from below!',
  awaited: 'Something comes for you by the stairs up!',
} as const;

const LEVEL_CHANGED: Record<LevelChange, string> = {
  lamps: 'The lamps are out here, and you see less far.',
  gate: 'Somebody has walled up the way you came by.',
  rockfall: 'The roof has come down on the way you came by.',
  bridge: 'The bridge you came by is gone.',
  flood: 'The water has risen over the way you came by.',
};

function bandSentence({ what, captain, count }: Band, names: Names): string {
  if (captain === undefined) return WAY_HOME[what];
  const others = count ? `, with ${formatNumber(count)} at its heels` : '';
  const who = a(names, captain);
  return what === 'hunted'
    ? `${capital(who)} comes up after you${others}!`
    : `Between you and the stairs waits ${who}${others}!`;
}

const OVER = {
  died: null,
  retired: 'You hang up your sword, victorious.',
  abandoned: 'You give up the quest.',
} as const;

const bang = (bad: boolean): string => (bad ? '!' : '.');

const SENTENCES = {
  began: ({ race, story }, names) =>
    race
      ? 'Ready, steady, go: a golden cup waits two levels down.'
      : [
          'After a long night in the pub the hangover is over. The gate is open.',
          ...(story ? storySentences(story, names) : []),
        ].join(' '),
  // No preposition, because some place names do not go with any: Under the Big Hat, Mind the Gap.
  arrived: ({ first, ...level }, names) =>
    `This is ${within(names.place(level))}${first ? '' : ' again'}.${first && names.hasGoal(level.recipe) ? ' What you came for is here.' : ''}`,
  swapped: ({ other }, names) => `You change places with ${the(names, other)}.`,
  opened: () => 'You open the door.',
  shop: ({ vendor }, names) => `${The(names, vendor)}: “${GREETINGS[vendor.raw ?? ''] ?? 'What will it be?'}”`,
  hit({ attacker, target, attack, amount, shot, ambush }, names) {
    if (ambush) {
      const blow = `You ${shot ? 'shoot' : 'ambush'} ${the(names, target)}${shot ? ' from ambush' : ''}`;
      return amount > 0 ? `${blow} for ${amount}.` : `${blow}, to no effect.`;
    }
    const [you, they] = shot ? ['shoot', 'shoots'] : (attack && ATTACKS[attack as AttackName]) || ['hit', 'hits'];
    const blow = `${The(names, attacker)} ${verb(names, attacker, you, they)} ${the(names, target)}`;
    return amount > 0 ? `${blow} for ${amount}${bang(isHero(target))}` : `${blow}, to no effect.`;
  },
  missed({ attacker, target, fumble, shot }, names) {
    if (shot) {
      const shoots = `${The(names, attacker)} ${verb(names, attacker, 'shoot', 'shoots')} at ${the(names, target)}`;
      return `${shoots} and ${verb(names, attacker, 'miss', 'misses')}${fumble ? ' by a mile' : ''}.`;
    }
    const misses = `${verb(names, attacker, 'miss', 'misses')} ${the(names, target)}`;
    if (!fumble) return `${The(names, attacker)} ${misses}.`;
    return `${The(names, attacker)} ${verb(names, attacker, 'stumble', 'stumbles')} and ${misses} by a mile.`;
  },
  hurt({ target, amount, cause, by }, names) {
    if (cause === 'hunger') return `You are starving: ${amount} damage!`;
    const means = meansOf(names, cause, by);
    return `${means} ${verb(names, cause, 'hurt', 'hurts')} ${the(names, target)} for ${amount}${bang(isHero(target))}`;
  },
  healed: ({ target, amount }, names) =>
    isHero(target) ? `You feel better: +${amount} health.` : `${The(names, target)} looks better.`,
  'mana-restored': ({ target, amount }, names) =>
    isHero(target) ? `Your mind clears: +${amount} mana.` : `${The(names, target)} hums with power.`,
  died: ({ who, story }, names) =>
    isHero(who)
      ? 'You die…'
      : `${The(names, who)} ${verb(names, who, 'die', 'dies')}.${story ? ` ${FELLED[story]}` : ''}`,
  rewarded: ({ xp, gold }) =>
    gold > 0 ? `You gain ${xp} experience and ${coins(gold)}.` : `You gain ${xp} experience.`,
  levelled: ({ level, attribute }) =>
    `Welcome to level ${level}! You feel it in your ${FEELING[attribute]}: ${ATTRIBUTES[attribute]} +1.`,
  'picked-up': ({ item }, names) => `You pick up ${the(names, item)}.`,
  dropped: ({ item }, names) => `You drop ${the(names, item)}.`,
  threw: ({ item, splash }, names) => `You throw ${the(names, item)}${splash ? ': glass shatters' : ''}.`,
  broke: ({ item }, names) => `${The(names, item)} ${verb(names, item, 'break', 'breaks')}.`,
  'left-lying': ({ item, why }, names) => `You leave ${the(names, item)}: ${LEAVING[why]}.`,
  equipped: ({ item, slot }, names) => `You ${EQUIPS[slot] ?? 'put on'} ${the(names, item)}.`,
  removed: ({ item }, names) =>
    `You ${names.handling(item) === 'wield' ? 'put away' : 'take off'} ${the(names, item)}.`,
  stuck: ({ item }, names) =>
    `${The(names, item)} will not come off: ${isMany(names, item) ? 'they are' : 'it is'} cursed!`,
  used: ({ item }, names) => `You ${names.handling(item)} ${the(names, item)}.`,
  ate: ({ item }, names) => `You eat ${the(names, item)}.`,
  fizzled: ({ item }, names) => `${The(names, item)} ${verb(names, item, 'do', 'does')} nothing for you now.`,
  learned: ({ spell }, names) => `You learn ${names.raw(spell)}!`,
  identified: ({ raw }, names) => (isMany(names, raw) ? `They are ${names.raw(raw)}!` : `It is ${a(names, raw)}!`),
  uncursed: ({ item }, names) => `The curse on ${the(names, item)} is lifted.`,
  cast: ({ caster, spell, bodily }, names) =>
    bodily || isBodily(spell)
      ? `${The(names, caster)}: ${names.raw(spell)}!`
      : `${The(names, caster)} ${verb(names, caster, 'cast', 'casts')} ${names.raw(spell)}${bang(!isHero(caster))}`,
  burst: () => null,
  beam: () => null,
  'status-gained'({ target, status, amount, source }, names) {
    if (status === 'attributes') return isHero(target) ? `${lender(names, source)} courses through you.` : null;
    const state = status === 'slow' && amount < 0 ? 'hasted' : STATUS_ADJECTIVES[status];
    return `${The(names, target)} ${verb(names, target, 'are', 'is')} ${state}${bang(isHero(target) && state !== 'hasted')}`;
  },
  'status-ended'({ target, status, source }, names) {
    if (!isHero(target)) return null;
    if (status === 'attributes') return `${lender(names, source)} wears off.`;
    return status === 'slow' ? 'The slowness wears off.' : `You are no longer ${STATUS_ADJECTIVES[status]}.`;
  },
  'lost-turn': ({ who }, names) => `${The(names, who)} ${verb(names, who, 'stagger', 'staggers')} about in confusion.`,
  'went-off': ({ who }, names) => `${The(names, who)} ${verb(names, who, 'burst', 'bursts')}!`,
  dragged: ({ who, by }, names) =>
    `${The(names, by)} ${verb(names, by, 'drag', 'drags')} ${the(names, who)} over${bang(isHero(who))}`,
  robbed: ({ by, gold }, names) =>
    gold > 0
      ? `${The(names, by)} snatches ${coins(gold)} and makes off!`
      : `${The(names, by)} finds your purse empty, and makes off.`,
  'day-turned': ({ night }) => (night ? 'Night falls over the town: watch your purse.' : 'Day breaks over the town.'),
  divided: ({ who }, names) => `${The(names, who)} comes apart: now there is one more!`,
  prepared: ({ who, spell }, names) =>
    `${The(names, who)} ${verb(names, who, 'make', 'makes')} ready: ${names.raw(spell)}!`,
  woken: ({ who, remains }, names) => `${capital(a(names, who))} rises from ${the(names, remains)}!`,
  triggered({ trigger, who }, names) {
    const handling = names.handling(trigger);
    if (handling === 'touch')
      return `${The(names, who)} ${verb(names, who, 'touch', 'touches')} ${the(names, trigger)}.`;
    if (handling === 'enter')
      return `${The(names, who)} ${verb(names, who, 'enter', 'enters')} ${the(names, trigger)}.`;
    if (isFire(trigger))
      return `${The(names, who)} ${verb(names, who, 'step', 'steps')} into ${the(names, trigger)}${bang(isHero(who))}`;
    return `${The(names, who)} ${verb(names, who, 'set', 'sets')} off ${the(names, trigger)}${bang(isHero(who))}`;
  },
  spotted: ({ thing }, names) => `You spot ${a(names, thing)}!`,
  noticed: ({ who }, names) => `You see ${a(names, who)}.`,
  met: ({ who, story }, names) =>
    `${introduce(`You see ${a(names, who)}`, who, names)}${story ? ` ${MET[story]}` : ''}`,
  awoke: ({ who }, names) => `${The(names, who)} ${verb(names, who, 'wake', 'wakes')} up!`,
  pursued: ({ who }, names) => `${The(names, who)} ${verb(names, who, 'have', 'has')} followed you over the stairs!`,
  quip({ who, line }, names, quote) {
    const words = who.raw === null ? null : quote(who.raw, line);
    return words === null ? null : `${The(names, who)} says: “${words}”`;
  },
  advice({ who }, names, quote) {
    const words = who.raw === null ? null : quote(who.raw, 'tip');
    return words === null ? null : `${The(names, who)} says: “${words}”`;
  },
  hunger: ({ state }) => HUNGER[state],
  'boon-earned': () => 'You have earned a boon.',
  'boon-taken': ({ boon }, names) => `You take the boon ${names.raw(boon)}.`,
  overburdened: () => 'You carry too much: every move is an effort.',
  fighting: () => 'You hear fighting nearby.',
  mapped: () => 'A map of this place unrolls in your mind: the ways, not what lies there.',
  bought: ({ item, price }, names) => `You buy ${a(names, item)} for ${coins(price)}.`,
  sold: ({ item, price }, names) => `You sell ${the(names, item)} for ${coins(price)}.`,
  standing: ({ faction, change, standing, attitude }) =>
    `Your standing with ${amongFaction(faction)} ${change < 0 ? 'falls' : 'rises'} by ${formatNumber(Math.abs(change), 2)}, to ${formatSigned(standing, 2)}: ${ATTITUDES[attitude]}.`,
  fined: ({ by, price }, names) => `You pay ${the(names, by)} a fine of ${coins(price)}.`,
  consulted: ({ who, price, recharged }, names) =>
    recharged
      ? `You pay ${the(names, who)} ${coins(price)} to recharge ${the(names, recharged)}.`
      : `You pay ${the(names, who)} ${coins(price)} for a word.`,
  tribute: ({ to, faction, price }, names) =>
    `You pay ${the(names, to)} a tribute of ${coins(price)} for ${amongFaction(faction)}.`,
  offered: ({ shrine, takes, item }, names) =>
    `You offer ${the(names, shrine)} ${item ? the(names, item) : offering(takes)}.`,
  granted: ({ item, attribute, points: number }, names) => {
    if (item) return `In return you get ${a(names, item)}.`;
    return attribute && `In return you gain ${points(number, ATTRIBUTES[attribute])}.`;
  },
  'cage-shut': ({ lost, toll }, names) =>
    `${toll ? `You pay ${coins(toll)}. ` : ''}The cages close for good over ${lost.map((thing) => the(names, thing)).join(' and ')}.`,
  worked: ({ what, lamps }, names) =>
    lamps
      ? `You turn the lamps: ${lamps.burning} of ${lamps.burning + lamps.dark} ${lamps.burning === 1 ? 'burns' : 'burn'}.`
      : `You step on ${the(names, what)}: it gives way.`,
  'mirror-turned': ({ hitsLock }) =>
    hitsLock ? 'You turn the mirror: the beam falls on the lock.' : 'You turn the mirror: the beam misses the lock.',
  'plates-moved': ({ down, of }) => `Stone grinds: ${down} of ${of} plates ${down === 1 ? 'is' : 'are'} down.`,
  'gate-opened': ({ gate }, names) => `${The(names, gate)} opens.`,
  'truce-held': ({ who }, names) => `The truce keeps ${isHero(who) ? 'you' : the(names, who)} from harm.`,
  'broke-off': ({ who }, names) =>
    `${The(names, who)} ${verb(names, who, 'break', 'breaks')} off to nurse the wound. It will be back.`,
  flew: ({ who }, names) =>
    `${The(names, who)} ${verb(names, who, 'take', 'takes')} wing and ${verb(names, who, 'land', 'lands')} well out of reach.`,
  roared: ({ who }, names) => `A roar shakes the walls: ${the(names, who)} has recovered, and is coming for you!`,
  phase: ({ who, phase }, names) => (who.raw === null ? null : names.phase(who.raw, phase)),
  stirred: () => 'The noise carries far and wide. Something stirs.',
  wanderer: () => 'Someone comes to look for you, alone or with a band.',
  alarmed: ({ who }, names) =>
    who
      ? `${The(names, who)} ${verb(names, who, 'raise', 'raises')} the alarm: others are coming!`
      : 'Somewhere the alarm is raised: you have been seen!',
  unchained: ({ turns }) =>
    turns === 0 ? null : `You hammer at the chains: ${turns} more ${turns === 1 ? 'turn' : 'turns'}.`,
  joined: ({ who }, names) => `${The(names, who)} is free, and goes with you.`,
  'went-home': ({ who, gold }, names) =>
    gold > 0
      ? `${The(names, who)} is free, gives you ${coins(gold)} and goes home.`
      : `${The(names, who)} takes leave of you and goes home.`,
  'companion-died': ({ who }, names) => (who.raw === null ? null : names.farewell(who.raw)),
  bidden: ({ who, what }, names) =>
    what === 'wait' ? `${The(names, who)} waits here.` : `${The(names, who)} follows you.`,
  'watch-called': () => 'A bell rings in the town: the Watch comes through the gate!',
  fork: ({ recipes }, names) =>
    `Two ways lead down from here: ${recipes.map((recipe) => signOf(names, recipe)).join(' · ')}. Once you take one, the other caves in.`,
  'way-shut': ({ recipe }, names) => `Behind you the other way caves in: ${signOf(names, recipe)}.`,
  twist: ({ twist }) => TWISTS[twist].rule,
  'ground-glows': ({ underfoot }) =>
    underfoot ? 'The ground glows under your feet: it burns next turn!' : 'The ground glows: it burns there next turn.',
  kindled: () => 'Fire! What is dry here burns, and the flames spread.',
  mirrored: ({ who }, names) => `A copy of ${the(names, who)} steps out of a mirror!`,
  thrown: ({ who }) => (isHero(who) ? 'The blow throws you back a cell.' : null),
  declined: ({ item, wasted }, names) =>
    wasted ? `You let ${the(names, item)} go to waste.` : `You put ${the(names, item)} away again.`,
  'portal-opened': () => 'A shimmering portal opens, and you step through. It stays open, and leads back.',
  stopped: stopSentence,
  cheated: ({ cheat }) => `Something beyond this world helps you (${CHEATS[cheat] ?? cheat}).`,
  'way-home': (event, names) => {
    if (event.what === 'changed') return LEVEL_CHANGED[event.change];
    if (event.what === 'loose') return `${The(names, event.who)} got loose without your help, and bars your way home!`;
    if (event.what === 'friend') return `${The(names, event.who)}, whom you set free, is back and goes with you.`;
    return event.what === 'hunted' || event.what === 'awaited' ? bandSentence(event, names) : WAY_HOME[event.what];
  },
  laurel: ({ item, taken }, names) =>
    item && taken
      ? `The laurel is yours! You hold ${the(names, item)}.`
      : item
        ? `The laurel is yours! ${The(names, item)} lies on the bar.`
        : 'The dragon is dead. The laurel is yours!',
  over: ({ result }) => OVER[result],
} satisfies { [K in EventFact['kind']]: Sentence<K> };

const meansOf = (names: Names, cause: RawId, by: ThingRef | null): string =>
  by !== null && isHero(by) ? `Your ${names.raw(cause)}` : The(names, cause);

function introduce(sight: string, { raw }: ThingRef, names: Names): string {
  const description = raw === null ? null : names.description(raw);
  if (raw === null || description === null) return `${sight}.`;
  return names.hasHabit(raw) ? `${sight}. It ${description}` : `${sight}: ${description}`;
}

const lender = (names: Names, source: RawId): string =>
  names.kind(source) === null ? `Your ${names.raw(source).toLowerCase()}` : The(names, source);

/** Returns the sentence about an event; `null` if the event needs none, or if the raws have no text. */
export function eventSentence(event: GameEvent, names: Names, quote: Quote): string | null {
  const sentence = SENTENCES[event.kind] as Sentence<EventFact['kind']>;
  return sentence(event as never, names, quote);
}
