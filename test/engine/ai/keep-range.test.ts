import type { Game } from '../../../src/engine';
import { streams, think } from '../../support/minds';
import { act, find, scenario } from '../../support/scenario';

const legend = { a: 'goblin-archer', g: 'goblin' };

/** Acts of the archer in many random streams: the kind of its intent, or its new column. */
const actsOf = (game: Game, times = 60) =>
  streams(game, times).map((stream) => {
    const thought = think(stream);
    const { id, position } = find(thought.game, 'goblin-archer');
    return thought.intents.get(id)?.kind ?? position?.x;
  });

test('an archer shoots within the range of its bow, and comes nearer from farther away', () => {
  expect(new Set(actsOf(scenario('@...a', { legend })))).toEqual(new Set(['shoot']));
  expect(new Set(actsOf(scenario('@....a', { legend })))).toEqual(new Set([5]));
});

test('an archer that is too near shoots half of the time, and otherwise steps back', () => {
  const all = actsOf(scenario('@.a...', { legend }));
  const steps = all.filter((act) => act === 4).length;
  expect(steps).toBeGreaterThan(15);
  expect(all.filter((act) => act === 'shoot')).toHaveLength(60 - steps);
  expect(steps).toBeLessThan(45);
});

test('an archer three cells from the hero does not step back', () => {
  expect(new Set(actsOf(scenario('@..a..', { legend })))).toEqual(new Set(['shoot']));
});

test('an archer with its back to the wall shoots, or strikes the hero beside it', () => {
  expect(new Set(actsOf(scenario('@.a', { legend })))).toEqual(new Set(['shoot']));
  expect(new Set(actsOf(scenario('@a', { legend })))).toEqual(new Set(['melee']));
});

test('a creature without a bow does not step back', () => {
  const game = scenario('@g..', { legend });
  const kinds = streams(game, 20).map((stream) => think(stream).intents.get(find(game, 'goblin').id)?.kind);
  expect(new Set(kinds)).toEqual(new Set(['melee']));
});

test('arrows hurt and are reported as shots', () => {
  const events = streams(scenario('@...a', { legend }), 20).flatMap(
    (game) => act(act(game, { kind: 'wait' }).game, { kind: 'wait' }).events,
  );
  const hits = events.filter((event) => event.kind === 'hit');
  expect(hits.length).toBeGreaterThan(0);
  for (const hit of hits) expect(hit).toMatchObject({ shot: true, attacker: { raw: 'goblin-archer' } });
});
