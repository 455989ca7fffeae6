import { kingDistance, type Point, pointOf } from '../../lib/geometry';
import { findPath } from '../../lib/path';
import { type Rng, rngFromSeed } from '../../lib/rng';
import { fieldOfView } from '../../lib/sight';
import { createEntity, grownAt, isOneOfAKind, settle } from '../creatures';
import { hazardAt } from '../knowledge';
import { uniqueDepth } from '../spawning/uniques';
import {
  type Avenger,
  addToLevel,
  type Beast,
  type Entity,
  type Game,
  isParked,
  isStairs,
  type Level,
  noteInStory,
  positionOf,
  type Raws,
  rawsFor,
  STORY_ROLES,
  type StoryRole,
  TOWN,
  type World,
} from '../state';
import { groundOf } from '../systems/homeward/ground';

const FAR = 12;
const SIGHT = 60;
const TRIES = 20;

/** Draws a Discord server's beast of the week; `null` without beasts in the raws. */
export function drawBeast({ mobs }: Pick<Raws, 'mobs'>, seed: string): Pick<Beast, 'raw' | 'depth'> | null {
  const beasts = mobs.flatMap(({ id, hunted }) => (hunted ? [{ id, depths: hunted.depths }] : []));
  if (beasts.length === 0) return null;
  const rng = rngFromSeed(`${seed}/hunt`);
  const { id, depths } = rng.pick(beasts);
  return { raw: id, depth: rng.int(...depths) };
}

/** Places the story's creatures out of sight. Call once for each new level. */
export function placeStory(world: World): void {
  for (const role of STORY_ROLES) {
    const awaited = world.game.story?.[role];
    if (!awaited || awaited.id !== undefined || depthOf(world, awaited) !== world.game.depth) continue;
    const entity = standingThere(world, awaited) ?? place(world, role, awaited);
    if (!entity) continue;
    entity.unmet = true;
    noteInStory(world.game, role, { id: entity.id });
  }
}

function depthOf({ raws, game }: World, { raw, depth }: Beast | Avenger): number {
  return uniqueDepth(raws, game.seed, raw) ?? depth;
}

const standingThere = ({ raws, level }: World, { raw }: Beast | Avenger): Entity | null =>
  (raws.mob[raw]?.unique && level.entities.find((entity) => entity.raw === raw)) || null;

/** Returns `null` if no cell is free or the creature is unknown. */
function place(world: World, role: StoryRole, awaited: Beast | Avenger): Entity | null {
  const { raws, game } = world;
  if (!raws.mob[awaited.raw]) return null;
  const rng = rngFromSeed(`${game.seed}/story/${role}/${game.depth}`);
  const created = createEntity(raws, rng, awaited.raw, game.nextId);
  // The beast does not grow with depth, because all campaigns share its wounds.
  const entity: Entity = { ...(role === 'beast' ? created : grownAt(raws, created, game.depth)), summoned: true };
  const { pools } = entity;
  if (!pools) return null;
  pools.gold = 0;
  if ('wounds' in awaited) pools.hp.current = Math.max(1, pools.hp.max - awaited.wounds);
  const cell = hiddenCell(world, entity, rng);
  if (!cell) return null;
  settle(raws, rng, entity, game.depth);
  game.nextId += 1;
  entity.position = cell;
  addToLevel(world, entity);
  return entity;
}

function hiddenCell(world: World, entity: Entity, rng: Rng): Point | null {
  const { level, index, game } = world;
  const { width, height } = level;
  const from = positionOf(game.hero);
  const seen = new Set(fieldOfView({ width, height, opaque: index.opaque }, from.x, from.y, SIGHT));
  const cells = [...level.tiles].flatMap((tile, cell) => {
    const at = pointOf(level, cell);
    const isFit = !seen.has(cell) && !isStairs(tile) && kingDistance(at, from) >= FAR;
    return isFit && index.fits(entity, at) && hazardAt(world, at) === null ? [at] : [];
  });
  const ground = groundOf(world);
  for (let tries = 0; tries < TRIES && cells.length > 0; tries++) {
    const at = rng.pick(cells);
    if (findPath(ground, from, [at])) return at;
  }
  return null;
}

/** Stores the beast's missing hit points, because `storyEnd` cannot read parked levels. */
export function noteBeast({ game, level }: World): void {
  const lacks = lackOf(level, game.story?.beast);
  if (lacks !== null) noteInStory(game, 'beast', { lacks });
}

function lackOf({ entities }: Level, beast: Beast | undefined): number | null {
  const pools = beast && entities.find(({ id }) => id === beast.id)?.pools;
  return pools ? Math.ceil(pools.hp.max - Math.max(0, pools.hp.current)) : null;
}

export interface StoryEnd {
  wounds: number;
  felled: boolean;
  avenged: boolean;
  /** Killer that later runs may meet; `null` if none. */
  killer: Pick<Avenger, 'raw' | 'depth'> | null;
}

/** Returns `null` while the run goes on. */
export function storyEnd(game: Game, all: Raws): StoryEnd | null {
  const { story, over, depth } = game;
  if (!over) return null;
  const level = game.levels[String(depth)];
  const beast = story?.beast;
  const lacks = (level && !isParked(level) ? lackOf(level, beast) : null) ?? beast?.lacks ?? 0;
  return {
    wounds: beast ? Math.max(0, lacks - beast.wounds) : 0,
    felled: beast?.felled ?? false,
    avenged: story?.avenger?.felled ?? false,
    killer: killerIn(game, rawsFor(all, game)),
  };
}

/** Returns `null` for ordinary creatures, and for deaths in the town. */
function killerIn({ over, depth, levels }: Game, raws: Raws): StoryEnd['killer'] {
  const raw = over?.result === 'died' ? over.by : null;
  const level = levels[String(depth)];
  if (raw === null || !level || isParked(level) || depth === TOWN) return null;
  const isVeteran = level.entities.some((mob) => mob.raw === raw && mob.veteran != null && !isOneOfAKind(raws, mob));
  return raws.mob[raw]?.unique || isVeteran ? { raw, depth } : null;
}
