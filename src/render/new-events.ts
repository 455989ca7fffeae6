import type { GameEvent, View } from '../engine';

/**
 * What happened after player-turn `sinceTurn` was over, heard things left out; without it, in the newest turn alone. A
 * turn is counted before anything happens in it, so all events of the newest one have the turn of the view.
 */
export function newEvents(view: View, sinceTurn = view.turn - 1): GameEvent[] {
  return view.events.filter((event) => event.turn > sinceTurn && event.sense !== 'heard');
}
