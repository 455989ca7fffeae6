import type { GameEvent, View } from '../engine';

/** Returns the events after turn `sinceTurn` on the hero's level. Leaves out events that the hero only heard. */
export function newEvents(view: View, sinceTurn = view.turn - 1): GameEvent[] {
  const events = view.events.filter(({ turn }) => turn > sinceTurn);
  // Events before an arrival have cells of another level.
  const arrival = events.findLastIndex(({ kind }) => kind === 'arrived');
  return events.slice(arrival + 1).filter(({ sense }) => sense !== 'heard');
}
