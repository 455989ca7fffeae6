import type { GameEvent, View } from '../engine';

/**
 * Returns the events on the hero's level after turn `sinceTurn`, by default of the newest turn. Leaves out heard
 * events.
 */
export function newEvents(view: View, sinceTurn = view.turn - 1): GameEvent[] {
  const events = view.events.filter(({ turn }) => turn > sinceTurn);
  // Events before an arrival have cells of another level.
  const arrival = events.findLastIndex(({ kind }) => kind === 'arrived');
  return events.slice(arrival + 1).filter(({ sense }) => sense !== 'heard');
}
