import { type Game, legalActions, view } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { worldOf } from '../../support/combat';
import { streams } from '../../support/minds';
import { act, all, changed, find, here, refusal, scenario } from '../../support/scenario';

const raws = loadRaws();
const CLOSET = `
  @..S.!
  ###.##`;
const EAST = { x: 4, y: 1 };

/** Game without the hidden door, so that only plain wall is left. */
const walled = (game: Game): Game =>
  changed(game, (copy) => {
    const level = here(copy);
    level.entities = level.entities.filter(({ raw }) => raw !== 'hidden-door');
  });

/** Game after the hero has found the hidden door. */
function found(game: Game): Game {
  for (const stream of streams(game, 200)) {
    const { game: next } = act(stream, { kind: 'move', direction: 'e' });
    if (find(next, 'hidden-door').hidden === null) return next;
  }
  throw new Error('nobody finds it');
}

test('looks exactly like wall until the hero finds it', () => {
  const game = scenario(CLOSET);
  expect(view(game, raws)).toEqual(view(walled(game), raws));
});

test('does not change the legal actions of the hero', () => {
  const game = scenario(CLOSET);
  expect(legalActions(game, raws)).toEqual(legalActions(walled(game), raws));
});

test('is refused like wall', () => {
  const beside = act(act(scenario(CLOSET), { kind: 'move', direction: 'e' }).game, {
    kind: 'move',
    direction: 'e',
  }).game;
  const hidden = changed(beside, (game) => {
    here(game).tiles = here(scenario(CLOSET)).tiles;
    delete find(game, 'hidden-door').hidden;
  });
  for (const action of [
    { kind: 'move', direction: 'e' },
    { kind: 'travel', to: EAST },
    { kind: 'travel', to: { x: 5, y: 1 } },
  ] as const) {
    expect(refusal(hidden, action)).toEqual(refusal(walled(hidden), action));
  }
});

test('blocks the view', () => {
  expect(view(scenario(CLOSET), raws).things).toEqual([]);
});

test('is unknown to Explore', () => {
  expect(refusal(scenario('@..S.!'), { kind: 'explore' })).toEqual({ code: 'nothing-to-explore' });
});

test('becomes a closed door in a gap of the wall when the hero finds it', () => {
  const game = found(scenario(CLOSET));
  const seen = view(game, raws);
  expect(seen.things).toMatchObject([{ raw: 'hidden-door', open: false }]);
  expect(seen.tiles[seen.width + 4]).toBe('.');
  expect(worldOf(game).index.solid[here(game).width + 4]).toBe(0);
});

test('is reported when found, without stopping a longer walk', () => {
  const found = streams(scenario('@......S.'), 100)
    .map((stream) => act(stream, { kind: 'move', direction: 'e', steps: 5 }))
    .filter(({ game }) => find(game, 'hidden-door').hidden === null);
  expect(found.length).toBeGreaterThan(0);
  for (const { events } of found) {
    expect(events).toContainEqual(expect.objectContaining({ kind: 'spotted' }));
    expect(events.at(-1)).toMatchObject({ kind: 'stopped', reason: 'steps' });
  }
});

test('is opened by Explore once the hero has found it', () => {
  let game = found(scenario('@..S.!'));
  for (let goes = 0; goes < 5 && !all(game, 'hidden-door')[0]?.door?.open; goes++) {
    game = act(game, { kind: 'explore' }).game;
  }
  expect(find(game, 'hidden-door').door?.open).toBe(true);
});
