import type { GameEvent } from '../../src/engine';
import { newEvents } from '../../src/render/new-events';
import { lair } from '../support/views';

const { view } = lair();
const at = { x: 3, y: 3 };
const rat = { id: 2, raw: 'rat' };

const struck = (turn: number, sense: GameEvent['sense'] = 'seen'): GameEvent => ({
  kind: 'hurt',
  target: rat,
  amount: 1,
  at,
  cause: 'rat',
  by: null,
  turn,
  sense,
});
const arrived = (turn: number): GameEvent => ({
  kind: 'arrived',
  depth: 2,
  recipe: 'lair',
  first: true,
  way: 'stairs',
  turn,
  sense: 'self',
});
const { turn: now } = view;
const turnsOf = (events: GameEvent[], sinceTurn?: number) =>
  newEvents({ ...view, events }, sinceTurn).map(({ turn }) => turn);

test('are those of the newest turn, or of all turns since a given one, without events that were only heard', () => {
  const events = [struck(now - 2), struck(now - 1), struck(now, 'heard'), struck(now)];
  expect(turnsOf(events)).toEqual([now]);
  expect(turnsOf(events, now - 3)).toEqual([now - 2, now - 1, now]);
});

test('exclude events of the level where the hero was before', () => {
  const events = [struck(now - 4), arrived(now - 3), struck(now - 2), arrived(now - 1), struck(now - 1), struck(now)];
  expect(turnsOf(events, now - 5)).toEqual([now - 1, now]);
  expect(turnsOf([struck(now - 1), arrived(now)], now - 2)).toEqual([]);
});
