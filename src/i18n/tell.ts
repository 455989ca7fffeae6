import type { GameEvent, Raws } from '../engine';
import type { Tone } from '../render/log-line';
import type { Locale, Names } from './locale';

/** A sentence with how it is meant and when it happened. */
export interface Told {
  text: string;
  tone: Tone;
  turn: number;
}

const heroIs = (ref: { raw: string | null } | null): boolean => ref?.raw === 'hero';

/** What hurts the hero is red, what helps it green; gold and levels yellow; magic and misses blue. */
function toneOf(event: GameEvent, names: Names): Tone {
  switch (event.kind) {
    case 'hit':
      if (event.amount === 0) return 'magic';
      return heroIs(event.target) ? 'hurt' : 'plain';
    case 'hurt':
      return heroIs(event.target) ? 'hurt' : 'magic';
    case 'died':
      return heroIs(event.who) ? 'hurt' : 'plain';
    case 'healed':
    case 'mana-restored':
      return heroIs(event.target) ? 'good' : 'plain';
    case 'rewarded':
    case 'levelled':
    case 'laurel':
    case 'bought':
    case 'sold':
      return 'gold';
    case 'missed':
    case 'cast':
    case 'learned':
    case 'mapped':
    case 'identified':
      return 'magic';
    case 'status-gained':
      return heroIs(event.target) && !(event.status === 'attributes' || event.amount < 0) ? 'hurt' : 'magic';
    case 'triggered':
      if (!heroIs(event.who)) return 'plain';
      return names.handling(event.trigger) === 'use' ? 'hurt' : 'magic';
    case 'hunger':
      return event.state === 'well-fed' ? 'good' : event.state === 'normal' ? 'plain' : 'hurt';
    case 'stuck':
    case 'overburdened':
      return 'hurt';
    default:
      return 'plain';
  }
}

/**
 * The events as sentences, oldest first. Equal ones in a row are told once, with how often; fighting out of sight once for
 * each act, however much else happens meanwhile.
 */
export function tell(raws: Raws, locale: Locale, names: Names, events: readonly GameEvent[]): Told[] {
  const quip = (who: string, line: number): string | null =>
    (locale.quips ? locale.quips[who] : raws.mob[who]?.quips)?.[line] ?? null;
  const told: (Told & { count: number })[] = [];
  let heard: (Told & { count: number }) | null = null;
  for (const event of events) {
    const text = goesWithoutSaying(event, events) ? null : locale.event(event, names, quip);
    if (text === null) continue;
    const same = event.kind === 'fighting' && heard ? heard : told.at(-1);
    if (same?.text === text) {
      same.count += 1;
      same.turn = event.turn;
    } else told.push({ text, tone: toneOf(event, names), turn: event.turn, count: 1 });
    if (event.kind === 'fighting') heard ??= told.at(-1) ?? null;
    if (event.kind === 'stopped') heard = null;
  }
  return told.map(({ text, count, tone, turn }) => ({
    text: count > 1 ? `${text}${locale.labels.times(count)}` : text,
    tone,
    turn,
  }));
}

/** Who comes into sight alone and ends an act by it is named by the reason why it ended. */
function goesWithoutSaying(event: GameEvent, events: readonly GameEvent[]): boolean {
  if (event.kind !== 'noticed') return false;
  const { turn } = event;
  const { raw } = event.who;
  const alike = events.filter((other) => other.kind === 'noticed' && other.turn === turn && other.who.raw === raw);
  const named = (other: GameEvent): boolean =>
    other.kind === 'stopped' && other.turn === turn && other.reason === 'hostile' && other.what === raw;
  return raw !== null && alike.length === 1 && events.some(named);
}
