import { type GameEvent, isGoodStatus, type Raws } from '../engine';
import type { Tone } from './contract';
import { type Exchange, withExchanges } from './exchanges';
import { importanceOf } from './importance';
import type { Locale } from './locale';
import type { Names } from './names';
import type { Quote } from './quote';
import { isAboutHostile, type Summary, withSummaries } from './summaries';
import { isHero } from './thing-ref';

/** `turn` is the player-turn of the reported event. */
export interface Sentence {
  text: string;
  /** Shorter text for pictures; absent if `text` is short enough. */
  brief?: string;
  tone: Tone;
  turn: number;
  /** Importance from 0 to 10, compared with other reports of the same action. */
  importance: number;
}

export type Report = GameEvent | Exchange | Summary;

/** Sums up the events of each action: blows by kind of enemy, other events by kind of event. */
export const sumUp = (events: readonly GameEvent[]): Report[] => withSummaries(withExchanges(events));

type EventOf<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>;
type Stop = EventOf<'stopped'>;

/** Turns events into sentences, oldest first. Equal sentences in a row become one with a count. */
export function sentencesOf(raws: Raws, locale: Locale, names: Names, events: readonly Report[]): Sentence[] {
  const quote: Quote = (who, line) =>
    (line === 'tip'
      ? (locale.people?.[who] ?? raws.mob[who]?.of_note)?.tip
      : (locale.quips ? locale.quips[who] : raws.mob[who]?.quips)?.[line]) ?? null;
  const reasons = reasonsIn(events);
  const textOf = (event: Report): string | null => {
    if (event.kind === 'exchange') return locale.exchange(event, names);
    if (event.kind === 'summary') return locale.summary(event.sum, names);
    if (isRedundant(event, reasons)) return null;
    const text = locale.event(event, names, quote);
    if (event.kind !== 'cheated' || events.find(({ kind }) => kind === 'cheated') !== event) return text;
    return `${text} ${locale.turns.cheated}`;
  };
  const sentences: (Sentence & { count: number })[] = [];
  let noise: (Sentence & { count: number }) | null = null;
  for (const event of endsLast(events)) {
    const text = textOf(event);
    if (text === null) continue;
    const same = event.kind === 'fighting' && noise ? noise : sentences.at(-1);
    if (same?.text === text) {
      if (event.kind !== 'fighting') same.count += 1;
      same.turn = event.turn;
    } else {
      const brief = event.kind === 'twist' ? { brief: locale.labels.twist[event.twist].brief } : {};
      const importance = importanceOf(event, names);
      sentences.push({ text, ...brief, tone: toneOf(event, names), turn: event.turn, importance, count: 1 });
    }
    if (event.kind === 'fighting') noise ??= sentences.at(-1) ?? null;
    if (event.kind === 'stopped') noise = null;
  }
  return sentences.map(({ text, count, ...sentence }) => ({
    ...sentence,
    text: count > 1 ? `${text}${locale.labels.times(count)}` : text,
  }));
}

function endsLast(events: readonly Report[]): Report[] {
  const ordered = [...events];
  for (const event of events) {
    if (event.kind !== 'status-ended') continue;
    const damage = ordered.findLastIndex((other) => isDamageOf(other, event));
    const end = ordered.indexOf(event);
    if (damage > end) ordered.splice(damage, 0, ...ordered.splice(end, 1));
  }
  return ordered;
}

const isDamageOf = (event: Report, { turn, target, source }: Extract<GameEvent, { kind: 'status-ended' }>): boolean =>
  event.kind === 'hurt' && event.turn === turn && event.target.id === target.id && event.cause === source;

/** Events that can make other events redundant, collected once, because a log has hundreds of events. */
interface Reasons {
  stops: Stop[];
  deaths: EventOf<'died'>[];
  bought: EventOf<'bought'>[];
  noticed: EventOf<'noticed'>[];
  /** Reports of earned boons that the hero has not taken yet. */
  boons: EventOf<'boon-earned'>[];
  /** Player-turn in which the hero last took a boon; absent if the hero took none. */
  boonTaken?: number;
}

function reasonsIn(events: readonly Report[]): Reasons {
  const reasons: Reasons = { stops: [], deaths: [], bought: [], noticed: [], boons: [] };
  for (const event of events) {
    if (event.kind === 'stopped') reasons.stops.push(event);
    else if (event.kind === 'died' && isHero(event.who)) reasons.deaths.push(event);
    else if (event.kind === 'bought') reasons.bought.push(event);
    else if (event.kind === 'noticed') reasons.noticed.push(event);
    else if (event.kind === 'boon-earned') reasons.boons.push(event);
    else if (event.kind === 'boon-taken') {
      // Drops the oldest boon, because the hero takes boons in the order in which the hero earned them.
      reasons.boons.shift();
      reasons.boonTaken = event.turn;
    }
  }
  return reasons;
}

function isRedundant(event: GameEvent, { stops, deaths, bought, noticed, boons, boonTaken = -1 }: Reasons): boolean {
  const { kind, turn } = event;
  if (kind === 'boon-earned') return !boons.includes(event);
  if (kind === 'stopped' && event.reason === 'boon' && turn <= boonTaken && boons.every((open) => open.turn > turn))
    return true;
  if (kind === 'stopped') return deaths.some((death) => death.turn <= turn);
  if (kind === 'identified') return bought.some((other) => other.turn === turn && other.item === event.raw);
  const isKnown = stops.some((stop) => stop.turn === turn && isInReason(stop, event));
  if (!isKnown || kind !== 'noticed') return isKnown;
  return noticed.filter((other) => other.turn === turn && other.who.raw === event.who.raw).length === 1;
}

function isInReason({ reason, what, status }: Stop, event: GameEvent): boolean {
  switch (event.kind) {
    case 'noticed':
      return isAboutHostile(reason) && what !== null && what === event.who.raw;
    case 'alarmed':
      return reason === 'alarm';
    case 'status-gained':
      return reason === 'status' && status === event.status && status !== 'attributes' && isHero(event.target);
    case 'hunger':
      return reason === 'hunger' && what === event.state;
    case 'ground-glows':
      return reason === 'underfoot' && event.underfoot;
    default:
      return false;
  }
}

const WAY_HOME_TONES = {
  begun: 'gold',
  sealed: 'plain',
  shut: 'plain',
  dimmed: 'hurt',
  lit: 'good',
  peace: 'good',
  changed: 'plain',
  loose: 'hurt',
  friend: 'good',
  hunted: 'hurt',
  awaited: 'hurt',
} as const satisfies Record<Extract<GameEvent, { kind: 'way-home' }>['what'], Tone>;

const GAINS: readonly Summary['sum']['of'][] = ['kill', 'kills', 'sale'];

/** Harm and danger are `hurt`, help is `good`, gains and payments are `gold`, magic and misses are `magic`. */
function toneOf(event: Report, names: Names): Tone {
  switch (event.kind) {
    case 'exchange':
      return event.theirs.damage > 0 ? 'hurt' : 'plain';
    case 'summary':
      if (event.sum.of === 'trap') return 'hurt';
      return GAINS.includes(event.sum.of) ? 'gold' : 'plain';
    case 'hit':
      if (event.amount === 0) return 'magic';
      return isHero(event.target) ? 'hurt' : 'plain';
    case 'hurt':
      return isHero(event.target) ? 'hurt' : 'magic';
    case 'died':
      return isHero(event.who) ? 'hurt' : 'plain';
    case 'healed':
    case 'mana-restored':
      return isHero(event.target) ? 'good' : 'plain';
    case 'rewarded':
    case 'levelled':
    case 'boon-earned':
    case 'boon-taken':
    case 'laurel':
    case 'joined':
    case 'went-home':
    case 'bought':
    case 'fined':
    case 'consulted':
    case 'sold':
      return 'gold';
    case 'missed':
    case 'cast':
    case 'learned':
    case 'granted':
    case 'twist':
    case 'fork':
    case 'mapped':
    case 'identified':
      return 'magic';
    case 'status-gained':
      return isHero(event.target) && !isGoodStatus(event.status, event.amount) ? 'hurt' : 'magic';
    case 'triggered':
      if (!isHero(event.who)) return 'plain';
      return names.handling(event.trigger) === 'use' ? 'hurt' : 'magic';
    case 'hunger':
      return event.state === 'well-fed' ? 'good' : event.state === 'normal' ? 'plain' : 'hurt';
    case 'way-home':
      return WAY_HOME_TONES[event.what];
    case 'standing':
      return event.change < 0 ? 'hurt' : 'good';
    case 'pursued':
    case 'roared':
    case 'phase':
    case 'stirred':
    case 'robbed':
    case 'wanderer':
    case 'woken':
    case 'awoke':
    case 'ground-glows':
    case 'kindled':
    case 'mirrored':
    case 'divided':
    case 'prepared':
    case 'alarmed':
    case 'watch-called':
    case 'companion-died':
    case 'stuck':
    case 'overburdened':
      return 'hurt';
    default:
      return 'plain';
  }
}
