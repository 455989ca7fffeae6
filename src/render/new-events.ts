import type { GameEvent, View } from '../engine';

/**
 * Returns the events on the hero's level after player-turn `sinceTurn`, by default the events of the newest turn.
 * Leaves out events that the hero only heard.
 *
 * The engine advances its turn counter before the events of a turn, so the newest events have the turn `view.turn`.
 */
export function newEvents(view: View, sinceTurn = view.turn - 1): GameEvent[] {
  const events = view.events.filter(({ turn }) => turn > sinceTurn);
  // Events before an arrival have cells of another level.
  const arrival = events.findLastIndex(({ kind }) => kind === 'arrived');
  return events.slice(arrival + 1).filter(({ sense }) => sense !== 'heard');
}
