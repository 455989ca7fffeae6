import { think, thinkOn } from '../../support/minds';
import { act, all, changed, draw, drawing, find, here, scenario } from '../../support/scenario';

test('a wolf that sees the hero comes nearer', () => {
  const game = scenario('@....w');
  expect(draw(think(game).game)).toBe('@...w.');
});

test('a wolf remembers its target', () => {
  expect(find(think(scenario('@....w')).game, 'mangy-wolf').chasing).toBe(1);
});

test('a wolf goes round a corner to bite', () => {
  const game = scenario(`
    @~.
    .~w
    ...`);
  expect(draw(thinkOn(game, 2))).toBe(
    drawing(`
    @~.
    w~.
    ...`),
  );
});

test('a bandit finds its way to another creature, not only to the hero', () => {
  const game = scenario('@#.w....b');
  expect(draw(think(game, all(game, 'bandit')).game)).toBe('@#.w...b.');
});

test('a wolf without a path stands at the water', () => {
  const game = scenario('@.~~.w');
  expect(draw(think(game).game)).toBe('@.~~.w');
});

test('a closed door stops a wolf', () => {
  const game = scenario(`
    @..
    ##+
    w..`);
  const next = thinkOn(
    changed(game, (draft) => (find(draft, 'mangy-wolf').chasing = 1)),
    5,
  );
  expect(find(next, 'door').blocksTile).not.toBeNull();
  expect(find(next, 'mangy-wolf').position?.y).toBe(3);
});

test('a wolf goes through an open door', () => {
  const game = scenario(`
    @..
    ##'
    w..`);
  const next = thinkOn(
    changed(game, (draft) => (find(draft, 'mangy-wolf').chasing = 1)),
    3,
  );
  expect(find(next, 'mangy-wolf').position?.y).toBe(1);
});

test('a creature approaches the nearer of two enemies in view', () => {
  const game = scenario('@...w..b');
  expect(draw(think(game, all(game, 'mangy-wolf')).game)).toBe('@....w.b');
});

test('a pack in a corridor queues behind its first member', () => {
  const game = scenario('@...ww');
  expect(draw(thinkOn(game, 2))).toBe('@.ww..');
});

test('in the open a pack surrounds its target', () => {
  const game = scenario(`
    .....
    @ww..
    .....`);
  const second = all(thinkOn(game, 2), 'mangy-wolf')[1];
  expect(second?.position?.x).toBeLessThanOrEqual(2);
});

test('a wolf avoids a visible fire', () => {
  const game = scenario(`
    .....
    @.f.w
    .....`);
  const cells = [1, 2, 3].map((turns) => find(thinkOn(game, turns), 'mangy-wolf').position);
  expect(cells).not.toContainEqual(find(game, 'watch-fire').position);
  expect(cells[2]).toMatchObject({ x: 2 });
});

test('a wolf knows nothing of hidden traps', () => {
  const game = scenario('@.x.w');
  expect(find(thinkOn(game, 2), 'mangy-wolf').position).toEqual(find(game, 'bear-trap').position);
});

test('in time a wolf arrives and bites', () => {
  let game = scenario('@...w');
  const bites = [];
  for (let turn = 0; turn < 12; turn++) {
    const { game: next, events } = act(game, { kind: 'wait' });
    bites.push(...events.filter((event) => 'attacker' in event && event.attacker.raw === 'mangy-wolf'));
    game = next;
  }
  expect(bites.length).toBeGreaterThan(0);
});

test('creatures far from everybody stand still', () => {
  const game = scenario('@....#w');
  expect(here(think(game).game).entities).toEqual(here(game).entities);
});
