import { type Action, type Game, type Refusal, turn } from '../../src/engine';
import { createEntity, createHero } from '../../src/engine/creatures/create';
import { refreshDerivedState } from '../../src/engine/levels/change-level';
import { tallyOf } from '../../src/engine/levels/tally';
import type { Pools } from '../../src/engine/schema/components';
import type { Raws } from '../../src/engine/schema/raws';
import { component } from '../../src/engine/state/components';
import type { Entity, Hero } from '../../src/engine/state/entity';
import { RULES, SCHEMA } from '../../src/engine/state/game';
import type { Level } from '../../src/engine/state/level';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';
import type { RawId } from '../../src/engine/vocabulary/character';
import { TILES } from '../../src/engine/vocabulary/tile';
import { rngFromSeed } from '../../src/lib/rng';
import { loadRaws } from '../../src/raws';
import { deepFreeze } from './deep-freeze';

/** Meaning of each letter on a map: a raw, or an entity with components of its own. `@` is the hero. */
export type Legend = Record<string, RawId | (Partial<Entity> & { raw: RawId })>;

const LEGEND: Legend = {
  w: 'mangy-wolf',
  r: 'rat',
  b: 'bandit',
  g: 'goblin',
  o: 'orc',
  t: 'peasant',
  k: 'barkeep',
  d: 'deer',
  D: 'black-dragon',
  '+': 'door',
  "'": { raw: 'door', blocksTile: null, blocksVisibility: null, door: { open: true } },
  '!': 'health-potion',
  '?': 'magic-missile-scroll',
  '/': 'dagger',
  '%': 'rations',
  x: 'bear-trap',
  X: { raw: 'bear-trap', hidden: null },
  S: 'hidden-door',
  f: 'watch-fire',
};

export interface ScenarioOptions {
  legend?: Legend;
  seed?: string;
  /** Components of the hero that replace the usual ones. */
  hero?: Partial<Hero>;
  /** Raw ids of the things in the backpack. They replace the things a hero begins with. */
  carried?: RawId[];
  /** Raw ids of the things worn. They replace the things a hero begins with. */
  worn?: RawId[];
  /** Raw ids of magic types that the hero knows from the start. */
  identified?: RawId[];
  lit?: boolean;
  depth?: number;
}

/** Pools of an unhurt hero of the first level, with the given pools replaced. */
export const poolsWith = (pools: Partial<Pools> = {}): { pools: Pools } => ({
  pools: {
    hp: { current: 30, max: 30 },
    mana: { current: 4, max: 4 },
    level: 1,
    xp: 0,
    gold: 0,
    weight: 0,
    penalty: 0,
    ...pools,
  },
});

const TERRAIN = new Set<string>(Object.values(TILES).filter((code) => code !== TILES.bridge));

/**
 * Game on the level of a drawing. A ring of walls surrounds every drawing. Column c of row r is therefore the cell (c +
 * 1, r + 1). Indentation and blank first and last lines do not count. Letters stand on floor, hidden doors in walls.
 * The hero is a new hero. Nothing has been searched for, and `seed` sets the random numbers.
 */
export function scenario(drawing: string, options: ScenarioOptions = {}): Game {
  const raws = loadRaws();
  const rows = unindent(drawing);
  const legend = { ...LEGEND, ...options.legend };
  const rng = rngFromSeed(options.seed ?? 'scenario');
  const start = createHero({ ...raws, hero: { ...raws.hero, ...belongings(raws, options) } });
  let nextId = start.nextId;
  const width = Math.max(...rows.map((row) => row.length)) + 2;
  const height = rows.length + 2;
  const entities: Entity[] = [];
  let tiles = TILES.wall.repeat(width);
  let at = { x: 1, y: 1 };
  for (const [r, row] of rows.entries()) {
    tiles += TILES.wall;
    for (let c = 0; c < width - 2; c++) {
      const letter = row[c] ?? TILES.wall;
      const cell = { x: c + 1, y: r + 1 };
      const meaning = legend[letter];
      if (letter === '@') at = cell;
      else if (meaning !== undefined) {
        const given = typeof meaning === 'string' ? { raw: meaning } : meaning;
        entities.push({ ...createEntity(raws, rng, given.raw, nextId++), ...structuredClone(given), position: cell });
      } else if (!TERRAIN.has(letter)) throw new Error(`nothing is called ${letter}`);
      const inWall = meaning === 'hidden-door';
      if (inWall) tiles += TILES.wall;
      else tiles += meaning !== undefined || letter === '@' ? TILES.floor : letter;
    }
    tiles += TILES.wall;
  }
  tiles += TILES.wall.repeat(width);
  const depth = options.depth ?? 2;
  const level: Level = {
    depth,
    recipe: 'forest',
    width,
    height,
    tiles,
    revealed: '0'.repeat(tiles.length),
    blood: [],
    lit: options.lit ?? true,
    start: at,
    entities,
  };
  const game: Game = {
    schema: SCHEMA,
    rules: RULES,
    seed: options.seed ?? 'scenario',
    heroName: 'Tester',
    rng: rng.state(),
    nextId,
    turn: 0,
    depth,
    deepest: depth,
    kills: 0,
    coins: 0,
    hero: { ...start.hero, position: at, ...structuredClone(options.hero ?? {}) },
    pack: start.pack,
    levels: { [String(depth)]: level },
    identified: options.identified ?? [],
    aliases: {},
    pending: null,
    standings: {},
    watchCalled: null,
    pursuers: [],
    tallies: { [String(depth)]: tallyOf(raws, level) },
    earlier: null,
    cheated: false,
    laurel: false,
    over: null,
    events: [],
  };
  const world = openWorld(game, raws);
  refreshDerivedState(world);
  return { ...closeWorld(world), rng: game.rng, events: [] };
}

function belongings(raws: Raws, options: ScenarioOptions): { equipped: RawId[]; carried: RawId[] } {
  return { equipped: options.worn ?? raws.hero.equipped, carried: options.carried ?? raws.hero.carried };
}

function unindent(drawing: string): string[] {
  const rows = drawing.split('\n').filter((row) => row.trim() !== '');
  const indent = Math.min(...rows.map((row) => row.length - row.trimStart().length));
  return rows.map((row) => row.slice(indent).trimEnd());
}

/** Takes the action and expects the engine to accept it. The game is frozen first, because no action may change it. */
export function act(game: Game, action: Action) {
  const result = turn(deepFreeze(game), action, loadRaws());
  if (!result.ok) throw new Error(`${action.kind} was refused: ${JSON.stringify(result.refusal)}`);
  return result;
}

/** Takes the action and expects the engine to refuse it. Returns the refusal. */
export function refusal(game: Game, action: Action): Refusal {
  const result = turn(deepFreeze(game), action, loadRaws());
  if (result.ok) throw new Error(`${action.kind} was accepted`);
  return result.refusal;
}

/** Copy of a game with a change made by hand. */
export function changed(game: Game, change: (game: Game) => void): Game {
  const copy = structuredClone(game);
  change(copy);
  return copy;
}

/** Game in which the hero knows every cell of the level. */
export const mapped = (game: Game): Game =>
  changed(game, (draft) => {
    const level = here(draft);
    level.revealed = '1'.repeat(level.width * level.height);
  });

/** Game with a portal to the level below on the cell of the first thing of a raw. */
export const withPortalUnder = (game: Game, raw: RawId): Game =>
  changed(game, (draft) => {
    const level = here(draft);
    const position = { ...find(draft, raw).position! };
    const portal = { depth: draft.depth + 1, x: 1, y: 1 };
    draft.levels[String(portal.depth)] = { ...level, depth: portal.depth, entities: [] };
    level.entities.push({ id: draft.nextId, kind: 'prop', raw: 'town-portal', position, portal });
    draft.nextId += 1;
  });

export function here(game: Game): Level {
  const level = game.levels[String(game.depth)];
  if (!level || 'parked' in level) throw new Error('the level is parked');
  return level;
}

/** Entities of a raw: on the level first, then in the pack. `hero` finds the hero. */
export function all(game: Game, raw: RawId): Entity[] {
  return [game.hero, ...here(game).entities, ...game.pack].filter((entity) => entity.raw === raw);
}

/** First entity of a raw. Throws if there is none. */
export function find(game: Game, raw: RawId): Entity {
  const [first] = all(game, raw);
  if (!first) throw new Error(`there is no ${raw}`);
  return first;
}

/**
 * Draws the level without its ring of walls. The hero covers creatures, creatures cover props and things, and these
 * cover terrain.
 */
export function draw(game: Game, legend: Legend = {}): string {
  const level = here(game);
  const letters = new Map<RawId, string>();
  for (const [letter, meaning] of Object.entries({ ...LEGEND, ...legend })) {
    const raw = typeof meaning === 'string' ? meaning : meaning.raw;
    if (!letters.has(raw)) letters.set(raw, letter);
  }
  const rows: string[] = [];
  for (let y = 1; y < level.height - 1; y++) {
    let row = '';
    for (let x = 1; x < level.width - 1; x++) row += letterAt(game, level, letters, x, y);
    rows.push(row);
  }
  return rows.join('\n');
}

function letterAt(game: Game, level: Level, letters: Map<RawId, string>, x: number, y: number): string {
  const raws = loadRaws();
  const { position } = game.hero;
  if (position?.x === x && position.y === y) return '@';
  const order = (entity: Entity) => ['mob', 'prop', 'item'].indexOf(entity.kind);
  const [top] = level.entities
    .filter((entity) => entity.position?.x === x && entity.position.y === y)
    .sort((a, b) => order(a) - order(b));
  if (!top) return level.tiles[y * level.width + x] ?? ' ';
  if (component(raws, top, 'door')?.open) return "'";
  return letters.get(top.raw) ?? '?';
}

/** Rows of a drawing in the form that `draw` returns. */
export const drawing = (text: string): string => unindent(text).join('\n');
