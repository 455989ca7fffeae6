import type { GameEvent, View } from '../engine/state/public';

/**
 * What happened since a player-turn, that one included and heard things left out; without one, in the newest turn: an
 * action begins in the turn before the one that it ends in.
 */
export function freshEvents(view: View, sinceTurn?: number): GameEvent[] {
  const since = sinceTurn ?? view.turn - 1;
  return view.events.filter((event) => event.turn >= since && event.sense !== 'heard');
}
