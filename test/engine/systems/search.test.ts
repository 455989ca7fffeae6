import type { Action, Game } from '../../../src/engine';
import { streams } from '../../support/minds';
import { act, poolsWith, scenario } from '../../support/scenario';

const TRIES = 480;
const hurt = { hero: poolsWith({ hp: { current: 29, max: 30 } }) };

/** Number of random streams in which the first turn of the action finds the hidden thing. */
function finds(game: Game, action: Action): number {
  let found = 0;
  for (const stream of streams(game, TRIES)) {
    const { events } = act(stream, action);
    const [first] = events.filter(({ kind }) => kind === 'spotted');
    if (first?.turn === game.turn + 1) found += 1;
  }
  return found;
}

const oneIn = (odds: number) => [
  TRIES / odds - 4 * Math.sqrt(TRIES / odds),
  TRIES / odds + 4 * Math.sqrt(TRIES / odds),
];
const within = (count: number, odds: number): void => {
  const [least, most] = oneIn(odds) as [number, number];
  expect(count).toBeGreaterThan(least);
  expect(count).toBeLessThan(most);
};

test('travel finds a hidden thing within three cells one time in four', () => {
  within(finds(scenario('@...x'), { kind: 'travel', to: { x: 3, y: 1 } }), 4);
});

test('travel finds a more distant thing one time in twenty-four', () => {
  within(finds(scenario('@....x'), { kind: 'travel', to: { x: 3, y: 1 } }), 24);
});

test('Explore searches as well as travel', () => {
  within(
    finds(
      scenario(`
    @..x
    ...#
    ...........+.`),
      { kind: 'explore' },
    ),
    4,
  );
});

test('rest searches as well as travel, although the hero stays on one cell', () => {
  within(finds(scenario('@..x', hurt), { kind: 'rest' }), 4);
  within(finds(scenario('@...x', hurt), { kind: 'rest' }), 24);
});

test('a single step finds a hidden thing one time in twenty-four', () => {
  within(finds(scenario('@..x'), { kind: 'move', direction: 'e' }), 24);
});

test('waiting finds nothing', () => {
  expect(finds(scenario('@..x'), { kind: 'wait' })).toBe(0);
});
