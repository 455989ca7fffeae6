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
import { distanceToBody, type Point } from '../../../src/lib/geometry';
import { distanceField, UNREACHED } from '../../../src/lib/path';
import { type Rng, rngFromSeed } from '../../../src/lib/rng';
import { fieldOfView } from '../../../src/lib/sight';
import { bossOf } from '../../bots/parts/boss';
import type { Kit, Place } from './kits';

/** Depth of the lair, and how far off the dragon is when it is first seen. */
const LAIR = 6;
const FIRST_SIGHT = 8;
const WIDTH = 60;
const HEIGHT = 40;

/** A hero of a level with a kit, and the dragon just in sight: on open ground, or in its real lair, alone. */
export function setUpDuel(raws: Raws, place: Place, kit: Kit, level: number, seed: string): Game {
  const rng = rngFromSeed(`${seed}/stage`);
  const ground = place === 'arena' ? arena(raws, rng) : lairOf(raws, seed);
  return enter(raws, ground, place === 'arena' ? { x: 20, y: 20 } : withinSight(ground, rng), kit, level, seed, rng);
}

/** The same hero where one arrives in the lair, with the map in mind and the dragon in between. */
export function setUpSneak(raws: Raws, kit: Kit, level: number, seed: string): Game {
  const ground = lairOf(raws, seed);
  return enter(raws, ground, ground.start, kit, level, seed, rngFromSeed(`${seed}/stage`));
}

function enter(raws: Raws, level: Level, at: Point, kit: Kit, heroLevel: number, seed: string, rng: Rng): Game {
  const { hero, pack, nextId } = createHero({
    ...raws,
    hero: { ...raws.hero, statuses: [], equipped: [...kit.worn], carried: [...kit.carried], spells: [...kit.spells] },
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

/** As levelling does: one attribute by chance and every skill, each time. */
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

/** Ids of what the level holds begin where the hero's belongings cannot reach. */
const FIRST_ID = 100;

function arena(raws: Raws, rng: Rng): Level {
  const row = `#${'.'.repeat(WIDTH - 2)}#`;
  const wall = '#'.repeat(WIDTH);
  const dragon = createEntity(raws, rng, bossOf(raws) as string, FIRST_ID);
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
  const level = createLevel(raws, seed, LAIR, FIRST_ID);
  const boss = bossOf(raws);
  return {
    ...level,
    revealed: '1'.repeat(level.tiles.length),
    entities: level.entities.filter(({ kind, raw }) => kind !== 'mob' || raw === boss),
  };
}

/** A cell one can come by from which the dragon is seen, as near to first sight as there is. */
function withinSight(level: Level, rng: Rng): Point {
  const { width, height, tiles, entities, start } = level;
  const dragon = entities.find(({ kind }) => kind === 'mob');
  if (!dragon?.position) throw new Error('nobody is in the lair');
  const body = { width: 2, height: 2 };
  const blocked = Uint8Array.from(tiles, (tile) => (isWalkable(tile) ? 0 : 1));
  const opaque = Uint8Array.from(tiles, (tile) => (isOpaque(tile) ? 1 : 0));
  const field = distanceField({ width, height, blocked, cost: groundCost(level) }, [start]);
  const cells = fieldOfView({ width, height, opaque }, dragon.position.x, dragon.position.y, FIRST_SIGHT + 2)
    .filter((cell) => field[cell] !== UNREACHED && blocked[cell] === 0)
    .map((cell) => ({ x: cell % width, y: Math.floor(cell / width) }));
  const off = (cell: Point): number => Math.abs(distanceToBody(cell, dragon.position as Point, body) - FIRST_SIGHT);
  const best = Math.min(...cells.map(off));
  return rng.pick(cells.filter((cell) => off(cell) <= best + 0.5));
}
