import { type Action, type GameEvent, isGoodStatus, type Raws } from '../engine';
import type { Tone } from './contract';
import type { Locale, Said } from './locale';
import type { Names } from './names';

/** A sentence with its colour and the player-turn it reports. */
export interface Sentence {
  text: string;
  tone: Tone;
  turn: number;
}

type Stop = Extract<GameEvent, { kind: 'stopped' }>;

/**
 * The events as sentences, oldest first. Equal ones in a row are joined with a count, and fighting out of sight is
 * reported once for each action, however much else happens meanwhile.
 */
export function sentencesOf(raws: Raws, locale: Locale, names: Names, events: readonly GameEvent[]): Sentence[] {
  const said: Said = (who, line) =>
    (line === 'advice'
      ? (locale.people?.[who] ?? raws.mob[who]?.of_note)?.advice
      : (locale.quips ? locale.quips[who] : raws.mob[who]?.quips)?.[line]) ?? null;
  const sentences: (Sentence & { count: number })[] = [];
  let noise: (Sentence & { count: number }) | null = null;
  for (const event of events) {
    const text = isRedundant(event, events) ? null : locale.event(event, names, said);
    if (text === null) continue;
    const same = event.kind === 'fighting' && noise ? noise : sentences.at(-1);
    if (same?.text === text) {
      same.count += 1;
      same.turn = event.turn;
    } else sentences.push({ text, tone: toneOf(event, names), turn: event.turn, count: 1 });
    if (event.kind === 'fighting') noise ??= sentences.at(-1) ?? null;
    if (event.kind === 'stopped') noise = null;
  }
  return sentences.map(({ text, count, tone, turn }) => ({
    text: count > 1 ? `${text}${locale.labels.times(count)}` : text,
    tone,
    turn,
  }));
}

/**
 * A single creature that comes into sight and thereby stops the action is named in the reason why it stopped. That the
 * hero's death stopped what they did goes without saying.
 */
function isRedundant(event: GameEvent, events: readonly GameEvent[]): boolean {
  if (event.kind === 'stopped') {
    return events.some((other) => other.kind === 'died' && isHero(other.who) && other.turn <= event.turn);
  }
  if (event.kind !== 'noticed') return false;
  const { turn } = event;
  const { raw } = event.who;
  const alike = events.filter((other) => other.kind === 'noticed' && other.turn === turn && other.who.raw === raw);
  const isItsStop = (other: GameEvent): boolean =>
    other.kind === 'stopped' && other.turn === turn && other.reason === 'hostile' && other.what === raw;
  return raw !== null && alike.length === 1 && events.some(isItsStop);
}

const isHero = (ref: { raw: string | null } | null): boolean => ref?.raw === 'hero';

/** What hurts the hero is red, what helps it green; gold and levels yellow; magic and misses blue. */
function toneOf(event: GameEvent, names: Names): Tone {
  switch (event.kind) {
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
    case 'laurel':
    case 'bought':
    case 'fined':
    case 'sold':
      return 'gold';
    case 'missed':
    case 'cast':
    case 'learned':
    case 'granted':
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
    case 'standing':
      return event.change < 0 ? 'hurt' : 'good';
    case 'pursued':
    case 'watch-called':
    case 'stuck':
    case 'overburdened':
      return 'hurt';
    default:
      return 'plain';
  }
}

/** What came of one action: first why it ended or else what was done, then the rest in order. */
export function outcomeOf(
  locale: Locale,
  events: readonly GameEvent[],
  action: Action | null,
  sentences: (events: readonly GameEvent[]) => Sentence[],
): string[] {
  const stop = stopOf(events);
  const lines = sentences(stopFirst(events)).map(({ text }) => text);
  const isStopSilent = stop === null || sentences(events.filter(({ kind }) => kind === 'stopped')).length === 0;
  const isActionUnclear = lines.length === 0 || (stop?.turns ?? 0) > 1;
  const done = isStopSilent && isActionUnclear && action ? actionDone(locale, action, stop?.turns ?? 1) : null;
  return done === null ? lines : [done, ...lines];
}

/** Moves the reason why an action ended before everything that happened in it. */
export function stopFirst(events: readonly GameEvent[]): readonly GameEvent[] {
  const stop = stopOf(events);
  return stop ? [stop, ...events.filter((event) => event !== stop)] : events;
}

/** Why the one action ended that the events report; `null` when they report none or several. */
function stopOf(events: readonly GameEvent[]): Stop | null {
  const stops = events.filter((event): event is Stop => event.kind === 'stopped');
  return stops.length === 1 ? (stops[0] ?? null) : null;
}

/** What was done in so many turns; `null` for actions that always cause an event with a sentence. */
function actionDone({ turns: { actionDone: done }, commands }: Locale, action: Action, turns: number): string | null {
  switch (action.kind) {
    case 'move': {
      const way = commands.attack.options.direction.choices[action.direction];
      return turns > 1 ? done.walk(turns, way) : done.step(way);
    }
    case 'travel':
      return done.arrive(turns);
    case 'explore':
      return done.explore;
    case 'fight':
      return turns > 1 ? done.fight(turns) : null;
    case 'wait':
      return done.wait;
    case 'answer':
      return action.option === null ? done.keepScroll : null;
    default:
      return null;
  }
}
