import type { GameEvent, View } from '../engine';

/**
 * What happened on this level after player-turn `sinceTurn` was over, heard things left out; without it, in the newest
 * turn alone. A turn is counted before anything happens in it, so all events of the newest one have the turn of the
 * view.
 */
export function newEvents(view: View, sinceTurn = view.turn - 1): GameEvent[] {
  const events = view.events.filter(({ turn }) => turn > sinceTurn);
  // Places of the level that was left mean nothing on the one that the picture shows.
  const arrival = events.findLastIndex(({ kind }) => kind === 'arrived');
  return events.slice(arrival + 1).filter(({ sense }) => sense !== 'heard');
}
