import { planAction } from '../../../src/engine/actions';
import { stepTo, stepToNearest } from '../../../src/engine/actions/common/next-step';
import { frontierTest, isReachable, knownMap, reachField } from '../../../src/engine/knowledge';
import { enterLevel } from '../../../src/engine/levels/change-level';
import { passTime } from '../../../src/engine/pass-time';
import { type Game, positionOf, type World } from '../../../src/engine/state';
import { closeWorld, openWorld } from '../../../src/engine/state/world-draft';
import { type Point, same } from '../../../src/lib/geometry';
import { pathToNearest } from '../../../src/lib/path';
import { loadRaws } from '../../../src/raws';
import { isDeep, sample } from '../../support/deep';
import { someGame } from '../../support/random-run';

const raws = loadRaws();

/** Copy of a world for which nothing is cached, so that its known map is computed from scratch. */
const afresh = (world: World): World => ({ ...world });

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array | Int32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const isSame = (a: Uint8Array | Int32Array, b: Uint8Array | Int32Array): boolean => bytesOf(a).equals(bytesOf(b));

const EXPLORATIONS = isDeep ? 5 : 2;

/** Yields the world after every turn of a hero who cannot die and explores one level after another. */
function* worldsOfWalk(start: Game): Generator<World> {
  let game: Game = { ...start, hero: { ...start.hero, godMode: true } };
  for (let n = 0; n < EXPLORATIONS; n++) {
    const world = openWorld(game, raws);
    const plan = planAction(world, { kind: 'explore', take: 'useful' });
    if (plan.kind !== 'series') enterLevel(world, world.game.depth + 1, 'stairs');
    else yield* turnsOf(world, plan.series);
    game = closeWorld(world);
  }
}

function* turnsOf(world: World, { next, limit }: { next: () => object; limit: number }): Generator<World> {
  for (let turns = 0; turns < limit; turns++) {
    const coming = next() as { run?: () => void };
    if (coming.run === undefined) return;
    world.game.turn += 1;
    coming.run();
    passTime(world);
    yield world;
  }
}

/** Cell inside the outermost ring of the level, a different one on each turn. */
const somePlace = ({ level }: World, turn: number): Point => ({
  x: 1 + ((31 * turn) % (level.width - 2)),
  y: 1 + ((17 * turn) % (level.height - 2)),
});

test.each(sample([1, 0, 3, 4, 5, 6, 7], 1))(
  'on every turn of walk %i the known map is as drawn from scratch',
  (index) => {
    let kept = 0;
    let turns = 0;
    let last: object | null = null;
    for (const world of worldsOfWalk(someGame(index))) {
      const map = knownMap(world);
      const fresh = afresh(world);
      expect(isSame(map.blocked, knownMap(fresh).blocked)).toBe(true);
      expect(isSame(map.cost, knownMap(fresh).cost)).toBe(true);
      expect(isSame(reachField(world), reachField(fresh))).toBe(true);
      const way = pathToNearest(knownMap(fresh), positionOf(world.game.hero), frontierTest(world, knownMap(fresh)));
      expect(stepToNearest(world, map, [])).toEqual(way?.[1]);
      const to = somePlace(world, turns);
      const isThere = same(to, positionOf(world.game.hero));
      expect(isReachable(reachField(world), map, to)).toBe(isThere || stepTo(fresh, map, to) !== undefined);
      turns += 1;
      if (map === last) kept += 1;
      last = map;
    }
    expect(turns).toBeGreaterThan(30);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(turns);
  },
);
