import { drawBeast, type Game, hash, newGame, type Story, storyEnd, turn } from '../../../src/engine';
import type { Action } from '../../../src/engine/state/action';
import type { Entity } from '../../../src/engine/state/entity';
import { isParked, type Level } from '../../../src/engine/state/level';
import { entityById } from '../../../src/engine/state/queries';
import { openWorld, readWorld } from '../../../src/engine/state/world-draft';
import { visibility } from '../../../src/engine/systems/visibility';
import type { Point } from '../../../src/lib/geometry';
import { fieldOfView } from '../../../src/lib/sight';
import { loadRaws } from '../../../src/raws';

const raws = loadRaws();
const GRAVE = 1_764_000_000_000;
const BEAST: Story = { beast: { raw: 'granny-gnaw', depth: 2, wounds: 20 } };
const HEALTH = raws.mob['granny-gnaw']?.hp ?? 0;
const AVENGER: Story = { avenger: { raw: 'rat', depth: 2, grave: GRAVE } };
const SEEDS = ['7Q4-KVX', 'B3D-9RT', 'C4F-2GH', 'D5G-3JK'];
const GO_DOWN: Action = { kind: 'cheat', cheat: 'exit', sure: true };

const begin = (story?: Story, seed = 'B3D-9RT') => newGame({ seed, ...(story && { story }) }, raws);

function play(game: Game, ...actions: Action[]): Game {
  return actions.reduce((before, action) => {
    const result = turn(before, action, raws);
    if (!result.ok) throw new Error(result.refusal.code);
    return result.game;
  }, game);
}

function levelAt(game: Game, depth: number): Level {
  const level = game.levels[String(depth)];
  if (!level || isParked(level)) throw new Error(`no level ${depth}`);
  return level;
}

const creature = (game: Game, id: number | undefined): Entity | undefined =>
  levelAt(game, game.depth).entities.find((entity) => entity.id === id);

/** Puts the creature beside the hero with one hit point. The hero is in god mode and always hits. */
function besideHero(game: Game, id: number | undefined): Game {
  const level = levelAt(game, game.depth);
  const at = { x: game.hero.position.x + 1, y: game.hero.position.y };
  const entities = level.entities
    .filter(({ position }) => position?.x !== at.x || position.y !== at.y)
    .map((entity) => {
      const { pools } = entity;
      if (entity.id !== id || !pools) return entity;
      return {
        ...entity,
        position: at,
        unaware: 'asleep' as const,
        pools: { ...pools, hp: { ...pools.hp, current: 1 } },
      };
    });
  const cell = at.y * level.width + at.x;
  const tiles = `${level.tiles.slice(0, cell)}.${level.tiles.slice(cell + 1)}`;
  return { ...game, levels: { ...game.levels, [String(game.depth)]: { ...level, tiles, entities } } };
}

function fell(game: Game, id: number | undefined): Game {
  let now = besideHero(game, id);
  for (let blows = 0; blows < 20 && creature(now, id); blows++) now = play(now, { kind: 'move', direction: 'e' });
  return now;
}

const events = (game: Game, kind: string) => game.events.filter((event) => event.kind === kind);

test('a game without a story has no such field', () => {
  expect(begin()).not.toHaveProperty('story');
});

test('the story is part of the hash', () => {
  expect(hash(begin(BEAST))).not.toBe(hash(begin()));
});

test('the beast waits at its depth with the wounds that other heroes gave it', () => {
  const game = play(begin(BEAST), GO_DOWN);
  const beast = creature(game, game.story?.beast?.id);
  expect(beast).toMatchObject({ raw: 'granny-gnaw', pools: { hp: { current: HEALTH - 20, max: HEALTH }, gold: 0 } });
});

test('the beast lives, even after enough wounds to kill it', () => {
  const game = play(begin({ beast: { raw: 'granny-gnaw', depth: 2, wounds: 500 } }), GO_DOWN);
  expect(creature(game, game.story?.beast?.id)?.pools?.hp.current).toBe(1);
});

test.each(SEEDS)('no creature of the story of %s sees the hero on arrival', (seed) => {
  const game = play(begin({ ...BEAST, ...AVENGER }, seed), GO_DOWN);
  const { level, index } = readWorld(game, raws);
  const { x, y } = game.hero.position;
  const seen = fieldOfView({ width: level.width, height: level.height, opaque: index.opaque }, x, y, 99);
  for (const role of ['beast', 'avenger'] as const) {
    const at = creature(game, game.story?.[role]?.id)?.position;
    expect(at).toBeDefined();
    expect(at && seen.includes(at.y * level.width + at.x)).toBe(false);
  }
});

test('a story only adds creatures to its level', () => {
  const [plain, told] = [play(begin(), GO_DOWN), play(begin({ ...BEAST, ...AVENGER }), GO_DOWN)];
  const ids = [told.story?.beast?.id, told.story?.avenger?.id];
  const others = levelAt(told, 2).entities.filter(({ id }) => !ids.includes(id));
  expect(others).toEqual(levelAt(plain, 2).entities);
  expect(told.tallies).toEqual(plain.tallies);
  expect(told.rng).toEqual(plain.rng);
});

test('a unique foe that the run has anyway is the avenger, and does not come twice', () => {
  const story: Story = { avenger: { raw: 'squeaky-bill', depth: 3, grave: GRAVE } };
  const seed = Array.from({ length: 40 }, (_, n) => `BILL-${n}`).find((one) =>
    levelAt(play(begin(undefined, one), GO_DOWN), 2).entities.some(({ raw }) => raw === 'squeaky-bill'),
  );
  const game = play(begin(story, seed), GO_DOWN, GO_DOWN);
  const bills = [2, 3].flatMap((depth) => levelAt(game, depth).entities.filter(({ raw }) => raw === 'squeaky-bill'));
  expect(bills.map(({ id }) => id)).toEqual([game.story?.avenger?.id]);
});

test('a veteran that waits is a veteran again', () => {
  const story: Story = { avenger: { raw: 'orc', depth: 7, grave: GRAVE } };
  const game = play(newGame({ seed: 'deep', campaign: 'amulet', story }, raws), ...Array(6).fill(GO_DOWN));
  expect(creature(game, game.story?.avenger?.id)?.veteran).toBeGreaterThan(1);
});

test('the first sight of a creature of the story reports its role, once', () => {
  const game = play(begin(AVENGER), GO_DOWN);
  const world = openWorld(game, raws);
  const avenger = entityById(world, game.story?.avenger?.id ?? 0) as Entity;
  const { x, y } = game.hero.position;
  const free = [1, -1]
    .flatMap((d) => [
      { x: x + d, y },
      { x, y: y + d },
    ])
    .find((at) => world.index.fits(avenger, at));
  world.index.move(avenger, free as Point);
  visibility(world);
  visibility(world);
  expect(world.game.events.concat(world.events).filter(({ kind }) => kind === 'met')).toMatchObject([
    { who: { raw: 'rat' }, story: 'avenger' },
  ]);
});

test('a killed creature of the story gives neither experience nor gold nor things', () => {
  const game = play(begin(BEAST), GO_DOWN);
  const felled = fell(game, game.story?.beast?.id);
  expect(events(felled, 'died')).toMatchObject([{ story: 'beast' }]);
  expect(events(felled, 'rewarded')).toEqual([]);
  expect(felled.hero.pools).toMatchObject({ xp: game.hero.pools.xp, gold: game.hero.pools.gold });
  expect(felled.story?.beast?.felled).toBe(true);
});

test('the beast does not follow over the stairs', () => {
  const game = play(begin(BEAST), GO_DOWN);
  const level = levelAt(game, 2);
  const id = game.story?.beast?.id;
  const awake = level.entities.map((entity) =>
    entity.id === id
      ? { ...entity, unaware: null, position: { ...game.hero.position, x: game.hero.position.x + 1 } }
      : entity,
  );
  const left = play({ ...game, levels: { ...game.levels, '2': { ...level, entities: awake } } }, GO_DOWN);
  expect(left.pursuers).toEqual([]);
  expect(levelAt(left, 2).entities.some((entity) => entity.id === id)).toBe(true);
});

test('a finished run adds the wounds that it gave to the beast', () => {
  const game = play(begin(BEAST), GO_DOWN);
  const hurt = besideHero(game, game.story?.beast?.id);
  const over = play(hurt, GO_DOWN, { kind: 'abandon', sure: true });
  expect(storyEnd(over, raws)).toMatchObject({ wounds: HEALTH - 20 - 1, felled: false, avenged: false, killer: null });
});

test('an unfinished run adds no wounds', () => {
  expect(storyEnd(play(begin(BEAST), GO_DOWN), raws)).toBeNull();
});

const diedBy = (game: Game, by: string): Game => ({
  ...game,
  over: { result: 'died', turn: game.turn, depth: game.depth, by, cause: null },
});

test('only unique foes and veterans become avengers', () => {
  const shallow = play(begin(), GO_DOWN);
  expect(storyEnd(diedBy(shallow, 'rat'), raws)?.killer).toBeNull();
  expect(storyEnd(diedBy(shallow, 'squeaky-bill'), raws)?.killer).toEqual({ raw: 'squeaky-bill', depth: 2 });
  const deep = play(newGame({ seed: 'deep', campaign: 'amulet' }, raws), ...Array(6).fill(GO_DOWN));
  const veteran = levelAt(deep, 7).entities.find(({ veteran: level }) => level != null);
  expect(storyEnd(diedBy(deep, veteran?.raw ?? ''), raws)?.killer).toEqual({ raw: veteran?.raw, depth: 7 });
  expect(storyEnd(diedBy(shallow, 'black-dragon'), raws)?.killer).toBeNull();
});

test('a server hunts the same beast for a whole week', () => {
  const drawn = drawBeast(raws, '77/2026-W48');
  expect(drawBeast(raws, '77/2026-W48')).toEqual(drawn);
  const others = Array.from({ length: 30 }, (_, week) => drawBeast(raws, `77/${week}`)?.raw);
  expect(new Set(others).size).toBe(raws.mobs.filter(({ hunted }) => hunted).length);
});

test('options and actions alone replay a run', () => {
  const story = { ...BEAST, ...AVENGER };
  const actions: Action[] = [GO_DOWN, { kind: 'explore' }, GO_DOWN, { kind: 'wait' }];
  const once = play(begin(story), ...actions);
  expect(hash(play(newGame({ seed: once.seed, story }, raws), ...actions))).toBe(hash(once));
});
