import { type Game, hash, view } from '../../../src/engine';
import { enterLevel } from '../../../src/engine/levels/change-level';
import { createLevel } from '../../../src/engine/levels/create-level';
import { openWorld } from '../../../src/engine/state/world-draft';
import { loadRaws } from '../../../src/raws';
import { decodeGame, encodeGame } from '../../../src/storage/codec';
import { kindsOf } from '../../support/combat';
import { arrivedAtFork, FORK_SEED, onStairs, stairs, stairsOf } from '../../support/forks';
import { act, changed, here, refusal } from '../../support/scenario';

const raws = loadRaws();

const down = (game: Game, way: 0 | 1): Game => act(onStairs(game, way), { kind: 'descend', sure: true }).game;

describe('a level with two ways down', () => {
  const fork = arrivedAtFork(3);

  test('names both on arrival', () => {
    expect(fork.events.at(-1)).toMatchObject({ kind: 'fork', recipes: ['deep-limestone-caverns', 'wet-caverns'] });
  });

  test('asks before either is taken, and says which one then closes', () => {
    const danger = { code: 'danger', danger: 'fork' };
    expect(refusal(onStairs(fork, 0), { kind: 'descend' })).toEqual({ ...danger, what: 'wet-caverns' });
    expect(refusal(onStairs(fork, 1), { kind: 'descend' })).toEqual({ ...danger, what: 'deep-limestone-caverns' });
  });

  test('a walk to the stairs ends on them, even with a confirmation of something else', () => {
    const { game, events } = act(fork, { kind: 'descend', sure: true });
    expect(game.depth).toBe(3);
    expect(here(game).tiles[game.hero.position.y * 80 + game.hero.position.x]).toBe('>');
    expect(events.at(-1)).toMatchObject({ kind: 'stopped', reason: 'stairs' });
  });

  test.each([
    [0, 'deep-limestone-caverns', []],
    [1, 'wet-caverns', [4]],
  ] as const)('way %i leads to %s', (way, recipe, secondWays) => {
    const game = down(fork, way);
    expect(here(game).recipe).toBe(recipe);
    expect(game.secondWays).toEqual(secondWays);
    const site = { seed: FORK_SEED, depth: 4, isSecond: way === 1, forks: true };
    expect(here(game).tiles).toBe(createLevel(raws, site, 1).tiles);
  });

  test.each([0, 1] as const)('closes the other way for good once way %i is taken', (way) => {
    const below = down(fork, way);
    expect(kindsOf(below)).toContain('way-shut');
    const { game } = act(below, { kind: 'ascend' });
    const [taken, shut] = way === 0 ? stairs(fork) : [...stairs(fork)].reverse();
    expect(game.hero.position).toEqual(taken);
    expect(stairsOf(here(game))).toHaveLength(1);
    expect(here(game).entities.map(({ raw, position }) => [raw, position])).toEqual([['caved-in-stairs', shut]]);
    const again = act(game, { kind: 'descend' });
    expect([again.game.depth, here(again.game).recipe]).toEqual([4, here(below).recipe]);
  });

  test('counts the first way as taken if the hero comes down without stairs', () => {
    const { game } = act(fork, { kind: 'cheat', cheat: 'exit', sure: true });
    expect([here(game).recipe, game.secondWays]).toEqual(['deep-limestone-caverns', []]);
  });

  test('keeps both open during a trip to the town', () => {
    const world = openWorld(fork, raws);
    enterLevel(world, 1, 'portal');
    enterLevel(world, 3, 'portal', fork.hero.position);
    expect(stairsOf(world.level)).toHaveLength(2);
  });

  test('tells the hero of both ways, but of stairs only after the hero has seen them', () => {
    const [first, second] = stairs(fork);
    expect(view(fork, raws).waysDown).toEqual([
      { recipe: 'deep-limestone-caverns', at: first },
      { recipe: 'wet-caverns', at: second },
    ]);
    const dark = changed(fork, (draft) => {
      here(draft).revealed = '0'.repeat(4000);
    });
    expect(view(dark, raws).waysDown).toEqual([{ recipe: 'deep-limestone-caverns' }, { recipe: 'wet-caverns' }]);
    expect(view(down(fork, 1), raws).waysDown).toHaveLength(2);
    expect(view(act(down(fork, 1), { kind: 'ascend' }).game, raws).waysDown).toBeUndefined();
  });

  test('the ways that a run takes are part of the stored game', () => {
    const game = down(down(fork, 1), 0);
    const loaded = decodeGame(encodeGame(game));
    expect(loaded).toEqual(game);
    expect(hash(loaded)).not.toBe(hash({ ...game, secondWays: [] }));
  });
});

test('games without forks have one way down on each level, and play as before', () => {
  const game = arrivedAtFork(3, { forks: false });
  expect(game).not.toHaveProperty('secondWays');
  expect(here(game)).not.toHaveProperty('secondStairs');
  expect(view(game, raws)).not.toHaveProperty('waysDown');
  expect(stairsOf(here(game))).toHaveLength(1);
});

test('both ways to depth 6 lead to the dragon', () => {
  for (const way of [0, 1] as const) {
    expect(here(down(arrivedAtFork(5), way)).entities.map(({ raw }) => raw)).toContain('black-dragon');
  }
});
