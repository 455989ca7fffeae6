import type { Action, GameEvent } from '../engine';
import { sum } from '../lib/lists';
import { BY_THE_WAY } from './importance';
import type { Locale } from './locale';
import { type Report, type Sentence, sumUp } from './sentences';
import { isHero } from './thing-ref';

type Stop = Extract<GameEvent, { kind: 'stopped' }>;

/**
 * Returns sentences about one action. The reason why the action stopped comes first. If there is no reason, a sentence
 * about `action` can come first.
 */
export function outcomeOf(
  locale: Locale,
  events: readonly GameEvent[],
  action: Action | null,
  sentences: (events: readonly Report[]) => Sentence[],
): string[] {
  return sentencesAbout(locale, stopFirst(events), action, sentences).map(({ text }) => text);
}

const CAPTION_SENTENCES = 3;

/** Returns at most three sentences about one action: the most important first, then the others in order of time. */
export function headlinesOf(
  locale: Locale,
  events: readonly GameEvent[],
  action: Action | null,
  sentences: (events: readonly Report[]) => Sentence[],
): string[] {
  const all = sentencesAbout(locale, events, action, sentences);
  const needless = isStopExplained(events)
    ? sentences(events.filter(({ kind }) => kind === 'stopped'))[0]?.text
    : undefined;
  const audible = all.filter(({ importance, text }) => importance > 0 && text !== needless);
  const inTime = audible.length > 0 ? audible : all;
  // Reverses the list before sorting, so that of equally important sentences the newest are kept.
  const kept = inTime
    .toReversed()
    .sort((a, b) => b.importance - a.importance)
    .slice(0, CAPTION_SENTENCES);
  const [headline] = kept;
  return headline
    ? [headline, ...inTime.filter((one) => one !== headline && kept.includes(one))].map(({ text }) => text)
    : [];
}

function sentencesAbout(
  locale: Locale,
  events: readonly GameEvent[],
  action: Action | null,
  sentences: (events: readonly Report[]) => Sentence[],
): Sentence[] {
  const stop = stopOf(events);
  const lines = sentences(sumUp(events));
  const isStopSilent = stop === null || sentences(events.filter(({ kind }) => kind === 'stopped')).length === 0;
  const isActionUnclear = lines.length === 0 || (stop?.turns ?? 0) > 1;
  const done =
    isStopSilent && isActionUnclear && action ? actionDone(locale, action, stop, hitPointsLost(events)) : null;
  if (done === null) return lines;
  return [{ text: done, tone: 'plain', turn: events[0]?.turn ?? 0, importance: BY_THE_WAY }, ...lines];
}

function isStopExplained(events: readonly GameEvent[]): boolean {
  const stop = stopOf(events);
  switch (stop?.reason) {
    case 'hostile':
    case 'first-met':
      return events.some((event) => event.kind === 'met' && event.who.raw === stop.what);
    case 'damage':
      return events.some((event) => (event.kind === 'hit' || event.kind === 'hurt') && isHero(event.target));
    case 'boon':
      return events.some(({ kind }) => kind === 'boon-earned');
    default:
      return false;
  }
}

/** Moves the only `stopped` event to the front. Changes nothing if there is none or more than one. */
export function stopFirst(events: readonly GameEvent[]): readonly GameEvent[] {
  const stop = stopOf(events);
  return stop ? [stop, ...events.filter((event) => event !== stop)] : events;
}

function stopOf(events: readonly GameEvent[]): Stop | null {
  const stops = events.filter((event): event is Stop => event.kind === 'stopped');
  return stops.length === 1 ? (stops[0] ?? null) : null;
}

const hitPointsLost = (events: readonly GameEvent[]): number =>
  sum(
    events.map((event) => ((event.kind === 'hit' || event.kind === 'hurt') && isHero(event.target) ? event.amount : 0)),
  );

/** Returns `null` if the sentences about events already describe the action. `lost` is in hit points. */
function actionDone(
  { turns: { actionDone: done }, input }: Locale,
  action: Action,
  stop: Stop | null,
  lost: number,
): string | null {
  const turns = stop?.turns ?? 1;
  switch (action.kind) {
    case 'move': {
      const direction = input.directions[action.direction];
      return turns > 1 ? done.walk(turns, direction) : done.step(direction);
    }
    case 'travel':
      return done.arrive(turns);
    case 'explore':
      // If the stop names a creature, the hero fought this creature while exploring.
      return stop !== null && stop.what !== null ? done.fight(turns, lost) : done.explore;
    case 'fight':
      return turns > 1 ? done.fight(turns, lost) : null;
    case 'wait':
      return done.wait;
    case 'answer':
      return action.option === null ? done.decline : null;
    default:
      return null;
  }
}
