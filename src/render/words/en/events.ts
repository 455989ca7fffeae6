import type { EventFact, GameEvent, RawId, StatusKind } from '../../../engine';
import type { Names } from '../locale';
import { isHero, some, The, the, verb } from './names';

type Teller<K extends EventFact['kind']> = (
  event: Extract<EventFact, { kind: K }> & Pick<GameEvent, 'sense'>,
  names: Names,
  quip: (who: RawId, line: number) => string | null,
) => string | null;

const ATTACKS: Record<string, [you: string, they: string]> = {
  bite: ['bite', 'bites'],
  left_claw: ['claw', 'claws'],
  right_claw: ['claw', 'claws'],
  engulf: ['engulf', 'engulfs'],
};

const WORSE: Record<StatusKind, string> = {
  confusion: 'confused',
  slow: 'slowed',
  'damage-over-time': 'poisoned',
  attributes: 'changed',
};

const bang = (bad: boolean): string => (bad ? '!' : '.');

/** What each event is told as. Facts that only a picture can show say nothing. */
const TELLERS = {
  began: () => 'You wake in the pub with a sore head.',
  arrived: ({ first, recipe, depth }, names) =>
    first ? `You come to ${names.place(recipe, depth)}.` : `You are back in ${names.place(recipe, depth)}.`,
  swapped: ({ other }, names) => `You change places with ${the(names, other)}.`,
  opened: () => 'You open the door.',
  shop: ({ vendor }, names) => `${The(names, vendor)} looks up, ready to trade.`,
  hit({ attacker, target, attack, amount }, names) {
    const [you, they] = (attack && ATTACKS[attack]) || ['hit', 'hits'];
    return `${The(names, attacker)} ${verb(attacker, you, they)} ${the(names, target)} for ${amount}${bang(isHero(target))}`;
  },
  missed({ attacker, target, fumble }, names) {
    if (fumble)
      return `${The(names, attacker)} ${verb(attacker, 'stumble', 'stumbles')} and ${verb(attacker, 'miss', 'misses')} ${the(names, target)} by a mile.`;
    return `${The(names, attacker)} ${verb(attacker, 'miss', 'misses')} ${the(names, target)}.`;
  },
  hurt({ target, amount, cause }, names) {
    if (cause === 'hunger') return `You are starving: ${amount} damage!`;
    return `${names.raw(cause)} hurts ${the(names, target)} for ${amount}${bang(isHero(target))}`;
  },
  healed: ({ target, amount }, names) =>
    isHero(target) ? `You feel better: +${amount} health.` : `${The(names, target)} looks better.`,
  'mana-restored': ({ target, amount }, names) =>
    isHero(target) ? `Your mind clears: +${amount} mana.` : `${The(names, target)} hums with power.`,
  died: ({ who }, names) => (isHero(who) ? 'You die…' : `${The(names, who)} dies.`),
  rewarded: ({ xp, gold }) => (gold > 0 ? `You gain ${xp} experience and ${gold} gold.` : `You gain ${xp} experience.`),
  levelled: ({ level, attribute }) => `Welcome to level ${level}! You feel it in your ${FEELING[attribute]}.`,
  'picked-up': ({ item }, names) => `You pick up ${the(names, item)}.`,
  dropped: ({ item }, names) => `You drop ${the(names, item)}.`,
  equipped: ({ item }, names) => `You put on ${the(names, item)}.`,
  removed: ({ item }, names) => `You take off ${the(names, item)}.`,
  stuck: ({ item }, names) => `${The(names, item)} will not come off: it is cursed!`,
  used: ({ item }, names) => `You use ${the(names, item)}.`,
  ate: ({ item }, names) => `You eat ${the(names, item)}.`,
  fizzled: ({ item }, names) => `${The(names, item)} does nothing here.`,
  learned: ({ spell }, names) => `You learn ${names.raw(spell)}!`,
  identified: ({ raw }, names) => `So that is ${some(names.raw(raw))}.`,
  uncursed: ({ item }, names) => `The curse on ${the(names, item)} is lifted.`,
  cast: ({ caster, spell }, names) =>
    `${The(names, caster)} ${verb(caster, 'cast', 'casts')} ${names.raw(spell)}${bang(!isHero(caster))}`,
  burst: () => null,
  beam: () => null,
  'status-gained'({ target, status, amount, source }, names) {
    if (status === 'attributes') return isHero(target) ? `${names.raw(source)} courses through you.` : null;
    const state = status === 'slow' && amount < 0 ? 'hasted' : WORSE[status];
    return `${The(names, target)} ${verb(target, 'are', 'is')} ${state}${bang(isHero(target) && state !== 'hasted')}`;
  },
  'status-ended'({ target, status, source }, names) {
    if (!isHero(target)) return null;
    if (status === 'attributes') return `${names.raw(source)} wears off.`;
    return status === 'slow' ? 'Your pace is your own again.' : `You are no longer ${WORSE[status]}.`;
  },
  'lost-turn': ({ who }, names) => `${The(names, who)} ${verb(who, 'stagger', 'staggers')} about in confusion.`,
  triggered: ({ trigger, who }, names) =>
    `${The(names, who)} ${verb(who, 'set', 'sets')} off ${the(names, trigger)}${bang(isHero(who))}`,
  spotted: ({ thing }, names) => `You spot ${some(names.thing(thing))}!`,
  noticed: ({ who }, names) => `You see ${some(names.thing(who))}.`,
  quip({ who, line }, names, quip) {
    const words = who.raw === null ? null : quip(who.raw, line);
    return words === null ? null : `${The(names, who)} says: “${words}”`;
  },
  hunger: ({ state }) => HUNGER[state],
  overburdened: () => 'You carry too much: every move is an effort.',
  fighting: () => 'You hear fighting nearby.',
  mapped: () => 'A map of this place unrolls in your mind.',
  bought: ({ item, price }, names) => `You buy ${some(names.raw(item))} for ${price} gold.`,
  sold: ({ item, price }, names) => `You sell ${the(names, item)} for ${price} gold.`,
  'portal-opened': () => 'A shimmering portal opens.',
  stopped: ({ reason, what, turns }, names) => stopped(reason, what, turns, names),
  cheated: ({ cheat }) => `Something beyond this world helps you (${cheat}). This run is no longer ranked.`,
  laurel: () => 'The dragon is dead. The laurel is yours!',
  over: ({ result }) => OVER[result],
} satisfies { [K in EventFact['kind']]: Teller<K> };

const FEELING = { might: 'arms', fitness: 'heart', quickness: 'feet', intelligence: 'head' } as const;

const HUNGER = {
  'well-fed': 'You feel well fed.',
  normal: 'You are no longer well fed.',
  hungry: 'You are hungry.',
  starving: 'You are starving!',
} as const;

const OVER = {
  died: null,
  retired: 'You hang up your sword, victorious.',
  abandoned: 'You give up the quest.',
} as const;

type Stopped = Extract<EventFact, { kind: 'stopped' }>;

function stopped(reason: Stopped['reason'], what: RawId | null, turns: number, names: Names): string | null {
  if (reason === 'done' || reason === 'steps') return null;
  const after = turns === 1 ? 'after a turn' : `after ${turns} turns`;
  return `You stop ${after}: ${WHY[reason](what === null ? null : names.raw(what))}.`;
}

const WHY: Record<Exclude<Stopped['reason'], 'done' | 'steps'>, (what: string | null) => string> = {
  hostile: (what) => (what ? `${some(what)} is in sight` : 'an enemy is in sight'),
  damage: () => 'you were hurt',
  status: () => 'you feel different',
  hunger: () => 'your stomach speaks up',
  item: (what) => (what ? `${some(what)} lies here` : 'something lies here'),
  stairs: () => 'there are stairs',
  trap: (what) => (what ? `${some(what)} is in the way` : 'there is a trap'),
  door: () => 'there is a door',
  vendor: (what) => (what ? `${some(what)} stands here` : 'somebody trades here'),
  blocked: () => 'the way is blocked',
  limit: () => 'that is enough for now',
  restored: () => 'you are as well as rest can make you',
  level: () => 'you have grown stronger',
  crowd: () => 'there is more than one of them',
};

/** The sentence of an event in English; `null` for what is not told. */
export function tellEnglish(
  event: GameEvent,
  names: Names,
  quip: (who: RawId, line: number) => string | null,
): string | null {
  const tell = TELLERS[event.kind] as Teller<EventFact['kind']>;
  return tell(event as never, names, quip);
}
