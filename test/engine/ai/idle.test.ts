import type { Game } from '../../../src/engine';
import type { Point } from '../../../src/lib/geometry';
import { streams, think, thinkOn } from '../../support/minds';
import { changed, draw, find, here, scenario } from '../../support/scenario';

/** Bandits move even out of sight, because they would attack the hero. */
const WALKER = { t: 'bandit' };

const bound = (drawing: string, goal: Point, legend = WALKER): Game =>
  changed(scenario(drawing, { legend }), (draft) => {
    find(draft, legend.t).waypoint = goal;
  });

test('static creatures stand still', () => {
  const game = scenario('@....#w....');
  expect(draw(thinkOn(game, 20))).toBe(draw(game));
});

test('creatures that move at random step to an orthogonal neighbour or stay', () => {
  const legend = { p: 'patron' };
  const game = scenario(
    `
    @....
    ...p.
    .....`,
    { legend },
  );
  const cells = new Set<string>();
  for (const stream of streams(game, 60)) cells.add(JSON.stringify(find(think(stream).game, 'patron').position));
  const reached = [...cells].map((cell) => JSON.parse(cell));
  expect(reached).toHaveLength(5);
  for (const { x, y } of reached) expect(Math.abs(x - 4) + Math.abs(y - 2)).toBeLessThanOrEqual(1);
});

test('random movers out of sight stand still, unless they would attack the hero', () => {
  const moved = (raw: string) => {
    const game = scenario('@#...p...', { legend: { p: raw } });
    return streams(game, 20).some((stream) => find(think(stream).game, raw).position?.x !== 6);
  };
  expect(moved('patron')).toBe(false);
  expect(moved('fungal-beast')).toBe(true);
});

test('random movers avoid known traps', () => {
  const game = scenario('@.XpX', { legend: { p: 'patron' } });
  for (const stream of streams(game, 20)) {
    expect(find(think(stream).game, 'patron').position).toEqual(find(game, 'patron').position);
  }
});

test('a walker without a goal chooses a reachable one, and sets out the turn after', () => {
  const game = scenario('@#t.......', { legend: WALKER });
  const chosen = streams(game, 20).map((stream) => find(think(stream).game, 'bandit'));
  for (const { position } of chosen) expect(position).toEqual({ x: 3, y: 1 });
  const goals = chosen.flatMap(({ waypoint }) => (waypoint ? [waypoint.x] : []));
  expect(Math.min(...goals)).toBeGreaterThan(3);
  expect(new Set(goals).size).toBeGreaterThan(3);
});

test('a walker with a goal behind a wall goes as near as it can', () => {
  const game = scenario('t....#@', { legend: WALKER });
  for (const stream of streams(game, 20)) {
    const { waypoint } = find(think(stream).game, 'bandit');
    if (waypoint) expect(waypoint.x).toBeLessThan(6);
  }
});

test('a walker reaches its goal and forgets it', () => {
  const game = bound(
    `
    @#t#.
    ##.#.
    ##...`,
    { x: 5, y: 1 },
  );
  const there = thinkOn(game, 4);
  expect(find(there, 'bandit').position).toEqual({ x: 5, y: 1 });
  expect(find(thinkOn(game, 5), 'bandit')).not.toHaveProperty('waypoint');
});

test('a walker that was moved continues from its new cell', () => {
  const game = changed(bound('@#t.........', { x: 12, y: 1 }), (draft) => {
    find(draft, 'bandit').position = { x: 9, y: 1 };
  });
  expect(find(think(game).game, 'bandit').position).toEqual({ x: 10, y: 1 });
});

test('a walker that finds its path blocked chooses another goal', () => {
  const next = think(bound('@#tt..', { x: 6, y: 1 })).game;
  expect(find(next, 'bandit')).not.toHaveProperty('waypoint');
});

test('a walker keeps off the hero', () => {
  const next = think(bound('t@...', { x: 5, y: 1 }, { t: 'peasant' })).game;
  expect(find(next, 'peasant').position).toEqual({ x: 1, y: 1 });
});

test('a closed door stops a walker', () => {
  const next = thinkOn(bound('@#t.+...', { x: 8, y: 1 }), 5);
  expect(find(next, 'bandit').position?.x).toBeLessThan(5);
  expect(here(next).entities.find(({ raw }) => raw === 'door')).not.toHaveProperty('blocksTile');
});

test('a walker that would not attack the hero walks about only in the hero’s sight', () => {
  const goal = { x: 4, y: 1 };
  const peasant = { t: 'peasant' };
  const unseen = think(bound('t....#@', goal, peasant)).game;
  expect(find(unseen, 'peasant').position).toEqual({ x: 1, y: 1 });
  const seen = think(bound('t....@', goal, peasant)).game;
  expect(find(seen, 'peasant').position).toEqual({ x: 2, y: 1 });
});
