import {
  ATTRIBUTES,
  type Entity,
  type Game,
  isOpaque,
  isWalkable,
  type Level,
  newGame,
  type Raws,
} from '../../../src/engine';
import { createEntity, createHero } from '../../../src/engine/creatures/create';
import { groundCost } from '../../../src/engine/knowledge/ground';
import { refreshDerivedState } from '../../../src/engine/levels/change-level';
import { createLevel } from '../../../src/engine/levels/create-level';
import { own } from '../../../src/engine/state/components';
import { closeWorld, openWorld } from '../../../src/engine/state/world-draft';
import { distanceToBody, type Point, pointOf } from '../../../src/lib/geometry';
import { distanceField, UNREACHED } from '../../../src/lib/path';
import { type Rng, rngFromSeed } from '../../../src/lib/rng';
import { fieldOfView } from '../../../src/lib/sight';
import { bossOf } from '../../bots/parts/boss';
import type { Kit, Place } from './kits';

const LAIR = 6;
/** Distance in cells at which the hero first sees the dragon. */
const FIRST_SIGHT = 8;
const WIDTH = 60;
const HEIGHT = 40;

export interface Duellist {
  kit: Kit;
  level: number;
}

/**
 * Starts a game in which the dragon has just come into the hero's view. `place` is open ground, or the dragon's lair
 * without other creatures.
 */
export function setUpDuel(raws: Raws, place: Place, duellist: Duellist, seed: string): Game {
  const rng = rngFromSeed(`${seed}/stage`);
  const level = place === 'arena' ? arena(raws, rng) : lairOf(raws, seed);
  const at = place === 'arena' ? { x: 20, y: 20 } : withinSight(level, rng);
  return enter({ raws, seed, rng }, level, at, duellist);
}

/** Starts a game at the entrance of the lair. The hero knows the map; the dragon is before the stairs. */
export function setUpSneak(raws: Raws, duellist: Duellist, seed: string): Game {
  const level = lairOf(raws, seed);
  return enter({ raws, seed, rng: rngFromSeed(`${seed}/stage`) }, level, level.start, duellist);
}

interface Setup {
  raws: Raws;
  seed: string;
  rng: Rng;
}

function enter({ raws, seed, rng }: Setup, level: Level, at: Point, { kit, level: heroLevel }: Duellist): Game {
  const { hero, pack, nextId } = createHero({
    ...raws,
    hero: { ...raws.hero, equipped: [...kit.worn], carried: [...kit.carried], spells: [...kit.spells] },
  });
  grow(raws, hero, heroLevel, rng);
  const highest = Math.max(nextId, ...level.entities.map(({ id }) => id)) + 1;
  const game: Game = {
    ...newGame({ seed, heroName: 'Duellist' }, raws),
    depth: LAIR,
    deepest: LAIR,
    hero: { ...hero, position: { ...at } },
    pack,
    nextId: highest,
    levels: { [LAIR]: level },
    identified: raws.items.filter(({ magic }) => magic).map(({ id }) => id),
    rng: rngFromSeed(`${seed}/duel`).state(),
    events: [],
  };
  const world = openWorld(game, raws);
  refreshDerivedState(world);
  const { hp, mana } = own(raws, world.game.hero, 'pools');
  hp.current = hp.max;
  mana.current = mana.max;
  return closeWorld(world);
}

/** Raises the hero's level as the engine does: each level-up adds 1 to a random attribute and to every skill. */
function grow(raws: Raws, hero: Entity, level: number, rng: Rng): void {
  const attributes = own(raws, hero, 'attributes');
  const skills = own(raws, hero, 'skills');
  for (let reached = 1; reached < level; reached++) {
    attributes[rng.pick(ATTRIBUTES)].base += 1;
    for (const skill of ['melee', 'defense', 'magic'] as const) skills[skill] = (skills[skill] ?? 0) + 1;
  }
  const pools = own(raws, hero, 'pools');
  pools.level = level;
  pools.xp = 1000 * (level - 1);
}

/** First entity id on the level. It is greater than the ids of the hero's items. */
const FIRST_ID = 100;

function arena(raws: Raws, rng: Rng): Level {
  const row = `#${'.'.repeat(WIDTH - 2)}#`;
  const wall = '#'.repeat(WIDTH);
  const dragon = createEntity(raws, rng, bossOf(raws), FIRST_ID);
  dragon.position = { x: 20 + FIRST_SIGHT, y: 20 };
  return {
    depth: LAIR,
    recipe: 'dwarven-fortress',
    width: WIDTH,
    height: HEIGHT,
    tiles: wall + row.repeat(HEIGHT - 2) + wall,
    revealed: '1'.repeat(WIDTH * HEIGHT),
    blood: [],
    lit: true,
    start: { x: 20, y: 20 },
    entities: [dragon],
  };
}

function lairOf(raws: Raws, seed: string): Level {
  const level = createLevel(raws, { seed, depth: LAIR }, FIRST_ID);
  const boss = bossOf(raws);
  return {
    ...level,
    revealed: '1'.repeat(level.tiles.length),
    entities: level.entities.filter(({ kind, raw }) => kind !== 'mob' || raw === boss),
  };
}

/** Returns a reachable cell that sees the dragon, about FIRST_SIGHT away. Throws if there is no dragon. */
function withinSight(level: Level, rng: Rng): Point {
  const { width, height, tiles, entities, start } = level;
  const dragon = entities.find(({ kind }) => kind === 'mob');
  if (!dragon?.position) throw new Error('the lair is empty');
  const body = { width: 2, height: 2 };
  const blocked = Uint8Array.from(tiles, (tile) => (isWalkable(tile) ? 0 : 1));
  const opaque = Uint8Array.from(tiles, (tile) => (isOpaque(tile) ? 1 : 0));
  const field = distanceField({ width, height, blocked, cost: groundCost(level) }, [start]);
  const cells = fieldOfView({ width, height, opaque }, dragon.position.x, dragon.position.y, FIRST_SIGHT + 2)
    .filter((cell) => field[cell] !== UNREACHED && blocked[cell] === 0)
    .map((cell) => pointOf(level, cell));
  const off = (cell: Point): number => Math.abs(distanceToBody(cell, dragon.position as Point, body) - FIRST_SIGHT);
  const best = Math.min(...cells.map(off));
  return rng.pick(cells.filter((cell) => off(cell) <= best + 0.5));
}
