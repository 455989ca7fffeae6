import type { Action, GameEvent } from '../engine';
import type { Locale } from './locale';

type Stopped = Extract<GameEvent, { kind: 'stopped' }>;

/** Why the one act ended that the events tell of; `null` when they tell of none or of several. */
export function stopOf(events: readonly GameEvent[]): Stopped | null {
  const stops = events.filter((event): event is Stopped => event.kind === 'stopped');
  return stops.length === 1 ? (stops[0] ?? null) : null;
}

/** Why an act ended is told before all that happened in it, the rest in order. */
export function stopFirst(events: readonly GameEvent[]): readonly GameEvent[] {
  const stop = stopOf(events);
  return stop ? [stop, ...events.filter((event) => event !== stop)] : events;
}

/** What was done, for when nothing else tells of it; `null` for what always has something to tell. */
export function deedOf({ deeds, commands }: Locale, action: Action, events: readonly GameEvent[]): string | null {
  const turns = stopOf(events)?.turns ?? 1;
  switch (action.kind) {
    case 'move': {
      const way = commands.move.options.direction.choices[action.direction];
      return turns > 1 ? deeds.walk(turns, way) : deeds.step(way);
    }
    case 'travel':
      return deeds.there(turns);
    case 'explore':
      return deeds.explored;
    case 'fight':
      return turns > 1 ? deeds.fought(turns) : null;
    case 'wait':
      return deeds.waited;
    case 'answer':
      return action.option === null ? deeds.kept : null;
    default:
      return null;
  }
}
