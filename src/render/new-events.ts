import type { GameEvent, View } from '../engine';

/**
 * Returns the events on this level after player-turn `sinceTurn`; by default the events of the newest turn. Events that
 * the hero only heard are left out.
 *
 * The engine counts a turn before anything happens in it, so the newest events have the view's turn.
 */
export function newEvents(view: View, sinceTurn = view.turn - 1): GameEvent[] {
  const events = view.events.filter(({ turn }) => turn > sinceTurn);
  // Positions on the level that the hero left mean nothing on the level in the picture.
  const arrival = events.findLastIndex(({ kind }) => kind === 'arrived');
  return events.slice(arrival + 1).filter(({ sense }) => sense !== 'heard');
}
