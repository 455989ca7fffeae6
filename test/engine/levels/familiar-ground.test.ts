import { isParked, isStairs, legalActions, newGame, view } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { scenario } from '../../support/scenario';

const raws = loadRaws();
const seeds = ['A', 'B', 'C', 'D', 'E', 'F'];

test.each(seeds)('the hero knows the way to the gate of its home town (seed %s)', (seed) => {
  const game = newGame({ seed }, raws);
  const { tiles, width } = view(game, raws);
  const goals = legalActions(game, raws).flatMap((action) => (action.kind === 'travel' ? [action.to] : []));
  expect(goals.some(({ x, y }) => isStairs(tiles[y * width + x] ?? ' '))).toBe(true);
});

test.each(seeds)('the hero knows the way to all people of note in the home town (seed %s)', (seed) => {
  const game = newGame({ seed }, raws);
  const { places } = view(game, raws);
  expect(places.map(({ who }) => who.raw)).toEqual(raws.mobs.flatMap(({ id, of_note }) => (of_note ? [id] : [])));
  const legal = legalActions(game, raws);
  for (const { at } of places) expect(legal).toContainEqual({ kind: 'travel', to: at });
});

test('the hero does not know the inside of other houses', () => {
  const game = newGame({ seed: 'A' }, raws);
  const level = game.levels['1'];
  if (!level || isParked(level)) throw new Error('the town is not loaded');
  const { tiles, width } = view(game, raws);
  const rats = level.entities.filter(({ raw }) => raw === 'rat').map(({ position }) => position ?? { x: 0, y: 0 });
  expect(rats.length).toBeGreaterThan(0);
  for (const { x, y } of rats) expect(tiles[y * width + x]).toBe(' ');
});

test('no level but the home town is familiar', () => {
  expect(view(scenario('@.t'), raws).places).toEqual([]);
  const follower = { raw: 'barkeep', birthDepth: 1 };
  expect(view(scenario('@.#k', { legend: { k: follower } }), raws).places).toEqual([]);
});

test('people of note are listed where they are if in sight, and otherwise where they live', () => {
  const mom = { raw: 'mom', home: { x: 9, y: 9 } };
  const placesIn = (map: string) => view(scenario(map, { legend: { n: mom } }), raws).places.map(({ at }) => at);
  expect(placesIn('@.#n')).toEqual([{ x: 9, y: 9 }]);
  expect(placesIn('@.n')).toEqual([{ x: 3, y: 1 }]);
});
