import { buildLevel, type Game, type RawId, type Raws, turn, view, WIDTH } from '../../src/engine';
import { grownAt } from '../../src/engine/creatures/create';
import { refreshDerivedState } from '../../src/engine/levels/change-level';
import type { MobRaw } from '../../src/engine/schema/mobs';
import { isWalkable, type Level, sizeOf } from '../../src/engine/state';
import { rawsFor } from '../../src/engine/state/campaign';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';
import { TILES, type TileCode } from '../../src/engine/vocabulary/tile';
import type { Point } from '../../src/lib/geometry';
import { NEIGHBOURS } from '../../src/lib/sides';
import { fieldOfView } from '../../src/lib/sight';
import { changed, find, here, type Legend, poolsWith, scenario } from '../../test/support/scenario';
import { arriveAt, withOnlyRecipe } from '../lib/level-setup';
import type { Scene } from './scenes';

const deepOf = (raws: Raws): Raws => rawsFor(raws, { campaign: 'amulet' });
const shown = (raws: Raws, game: Game, options?: Scene['options']): Scene => ({
  view: view(game, raws),
  ...(options && { options }),
});

/** Tiles and raws that a picture should show as often as possible. With `inside`, the hero may stand behind gates. */
interface Sight {
  inside?: true;
  tiles?: readonly TileCode[];
  raws?: readonly RawId[];
}

const GATES = new Set<RawId>(['treasury-gate', 'shut-cage', 'citadel-gate', 'water-grate']);
/** Distance in columns and rows from the hero to the edge of a picture. */
const NEAR = { x: 6, y: 4 } as const;

/** Returns pictures of a level: on arrival, and from the cell with the best view of each sight. */
function levelScenes(raws: Raws, recipe: RawId, depth: number, sights: readonly Sight[]): Scene[] {
  const own = withOnlyRecipe(raws, recipe, depth);
  const game = arriveAt(own, `gallery ${recipe}`, depth);
  return [shown(own, game), ...sights.map((sight) => shown(own, standingBy(own, game, sight)))];
}

/** Number of richest cells among which `standingBy` searches the best view. `SIGHT` is the sight radius in cells. */
const TRIED = 400;
const SIGHT = 8;

/** Returns the game with the hero on the free cell from which the hero sees the most of the sight. */
function standingBy(raws: Raws, game: Game, { tiles = [], raws: wanted = [], inside }: Sight): Game {
  const level = here(game);
  const cellOf = ({ x, y }: Point): number => y * WIDTH + x;
  const { height } = level;
  const taken = new Set(level.entities.flatMap(({ position }) => (position ? [cellOf(position)] : [])));
  const doors = new Set(
    level.entities.flatMap(({ position, raw }) => (position && raw === 'door' ? [cellOf(position)] : [])),
  );
  const opaque = Uint8Array.from(
    [...level.tiles].map((tile, cell) => (tile === TILES.wall || doors.has(cell) ? 1 : 0)),
  );
  const found = new Set([
    ...[...level.tiles].flatMap((tile, cell) => (tiles.includes(tile as TileCode) ? [cell] : [])),
    ...level.entities.flatMap(({ position, raw }) => (position && wanted.includes(raw) ? [cellOf(position)] : [])),
  ]);
  const around = (at: number): number => {
    let count = 0;
    for (let y = -NEAR.y; y <= NEAR.y; y++)
      for (let x = -NEAR.x; x <= NEAR.x; x++) if (found.has(at + y * WIDTH + x)) count += 1;
    return count;
  };
  const seen = (at: number): number =>
    fieldOfView({ width: WIDTH, height, opaque }, at % WIDTH, Math.floor(at / WIDTH), SIGHT).filter((cell) =>
      found.has(cell),
    ).length;
  const most = (cells: readonly number[], rank: (cell: number) => number): number[] =>
    cells
      .map((cell) => ({ cell, rank: rank(cell) }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ cell }) => cell);
  const free = walkFrom(level, cellOf(level.start), inside ? new Set() : GATES).filter((cell) => !taken.has(cell));
  const [best = 0] = most(most(free, around).slice(0, TRIED), seen);
  const position = { x: best % WIDTH, y: Math.floor(best / WIDTH) };
  const world = openWorld(
    changed(game, ({ hero }) => void Object.assign(hero, { position })),
    raws,
  );
  refreshDerivedState(world);
  return closeWorld(world);
}

/** Returns the cells that the hero can reach from the arrival while these gates are shut. */
function walkFrom({ tiles, entities }: Level, start: number, gates: ReadonlySet<RawId>): number[] {
  const shut = new Set(
    entities.flatMap(({ raw, position }) => (position && gates.has(raw) ? [position.y * WIDTH + position.x] : [])),
  );
  const walked = new Set([start]);
  for (const cell of walked) {
    for (const [x, y] of NEIGHBOURS) {
      const next = cell + y * WIDTH + x;
      if (isWalkable(tiles[next]) && !shut.has(next)) walked.add(next);
    }
  }
  return [...walked];
}

const GARDEN = { tiles: [TILES.grass] };

const groves = (raws: Raws): Scene[] => [
  ...levelScenes(deepOf(raws), 'grove-edge', 7, [
    { tiles: [TILES.road], raws: ['mine-lantern'] },
    { raws: ['amberthread'] },
  ]),
  ...levelScenes(deepOf(raws), 'mother-grove', 8, [{ raws: ['moonbell'] }, { raws: ['mother-cap', 'grave-mould'] }]),
  ...levelScenes(deepOf(raws), 'elven-gate', 9, [{ tiles: [TILES.bridge] }, { tiles: [TILES.woodFloor] }]),
];

const warrens = (raws: Raws): Scene[] =>
  levelScenes(deepOf(raws), 'warrens', 10, [
    GARDEN,
    ...['blade-brazier', 'bolt-lantern', 'silk-globe'].map((lamp) => ({ raws: [lamp] })),
  ]);

const crypts = (raws: Raws): Scene[] => levelScenes(raws, 'crypt', 9, [GARDEN, { raws: ['grave-light'] }]);

const city = (raws: Raws): Scene[] =>
  levelScenes(deepOf(raws), 'open-city', 11, [
    { tiles: [TILES.woodFloor] },
    { raws: ['moonflower'] },
    { tiles: [TILES.bridge] },
    { raws: ['market-armourer', 'market-draper'] },
  ]);

const citadel = (raws: Raws): Scene[] =>
  levelScenes(deepOf(raws), 'citadel', 12, [
    { raws: ['citadel-gate'] },
    { raws: ['water-grate'] },
    { tiles: ['>'], inside: true },
  ]);

const abyss = (raws: Raws): Scene[] => [
  ...levelScenes(deepOf(raws), 'abyss-brink', 13, [{ raws: ['ember-vent'] }]),
  ...levelScenes(deepOf(raws), 'abyss-court', 14, [{ raws: ['hollow-lamp', 'cinder-rose'] }]),
  ...levelScenes(deepOf(raws), 'abyss-bottom', 15, [{ raws: ['amulet-of-yala', 'gatekeeper'] }]),
];

/** Player-turn after which night falls. */
const EVE = 399;

/** The town by day and by night, and those who come out at night. */
function night(raws: Raws): Scene[] {
  const seasoned = changed(arriveAt(raws, 'gallery town', 1), (game) => Object.assign(game, { turn: EVE, deepest: 5 }));
  const dusk = turn(seasoned, { kind: 'wait' }, raws);
  const prowlers = raws.mobs.filter(({ faction }) => faction === 'footpads');
  return [
    shown(raws, seasoned),
    ...(dusk.ok ? [shown(raws, dusk.game)] : []),
    ...lineUp(raws, prowlers, { depth: 1, recipe: 'town' }),
  ];
}

/** Letters that stand for creatures on a drawing. */
const LETTERS = 'ABCEFGHIJKLMNPQRTUVWYZ';
const ROW = 7;
/** Distance in cells between two neighbouring creatures, each of one cell. */
const APART = 2;
/** Figures of a usual hero on the deep levels. */
const HERO = {
  ...poolsWith({ level: 20, hp: { current: 180, max: 180 } }),
  skills: { melee: 26, defense: 26, magic: 20 },
};

/** Level for rows of creatures: depth of the veterans, recipe for its look, size of the creatures in cells. */
interface Ground {
  depth: number;
  recipe: RawId;
  size?: number;
}

/**
 * Returns a picture of creatures in rows before the hero, as strong as at a depth of The Amulet. Adds pictures in which
 * the player looks at the first and at the last creature.
 */
function lineUp(raws: Raws, mobs: readonly MobRaw[], { depth, recipe, size = 1 }: Ground): Scene[] {
  const own = deepOf(raws);
  const ids = mobs.map(({ id }) => id);
  const apart = APART + size - 1;
  const columns = Math.min(ROW, ids.length);
  const width = columns * apart + 1;
  const rowOf = (y: number): string =>
    ids
      .slice(y * ROW, (y + 1) * ROW)
      .map((_, x) => `.${LETTERS[y * ROW + x]}`.padEnd(apart, '.'))
      .join('')
      .padEnd(width, '.');
  const empty = Array.from({ length: apart - 1 }, () => '.'.repeat(width));
  const rows = Array.from({ length: Math.ceil(ids.length / ROW) }, (_, y) => [rowOf(y), ...empty]).flat();
  const drawing = ['.'.repeat(width), ...rows, `${'.'.repeat(Math.floor(width / 2))}@`.padEnd(width, '.')];
  const legend: Legend = Object.fromEntries(ids.map((raw, n) => [LETTERS[n]!, { raw, unaware: 'awake' as const }]));
  const game = changed(scenario(drawing.join('\n'), { legend, depth, hero: HERO }), (draft) => {
    const level = here(draft);
    level.recipe = recipe;
    for (const entity of level.entities) if (entity.kind === 'mob') Object.assign(entity, grownAt(own, entity, depth));
  });
  const looks = [ids[0]!, ids.at(-1)!].map((id) => {
    const seen = find(game, id);
    return shown(own, game, { look: { at: seen.position!, id: seen.id } });
  });
  return [shown(own, game), ...looks];
}

const CLANS = ['arbat', 'barbo', 'cirro', 'dark-elves'];

/** Groups of creatures for `lineUp`, each with its level. */
const ranks: Record<string, Ground & { isOne: (mob: MobRaw, width: number) => boolean }> = {
  veterans: { depth: 9, recipe: 'grove-edge', isOne: ({ veteran }) => veteran !== undefined },
  captains: { depth: 15, recipe: 'abyss-brink', isOne: ({ captain }) => captain === true },
  fungi: { depth: 9, recipe: 'mother-grove', isOne: ({ faction }, width) => faction === 'fungi' && width === 1 },
  elves: { depth: 12, recipe: 'citadel', isOne: ({ faction }) => CLANS.includes(faction ?? '') },
  demons: {
    depth: 14,
    recipe: 'abyss-court',
    isOne: ({ faction, captain }, width) => faction === 'demons' && !captain && width === 1,
  },
  giants: { depth: 15, recipe: 'abyss-bottom', size: 3, isOne: ({ level = 1 }, width) => width > 1 && level > 6 },
};

/** Maximum number of seeds in the search for a room with a lock. */
const SEEDS = 120;

/** Returns a picture of a locked room of each kind, from the cell with the best view of its works. */
const riddles = (raws: Raws): Scene[] =>
  [
    ['stone-plate', 'sunk-plate'],
    ['rising-mirror', 'falling-mirror', 'beam-lantern'],
    ['dark-lamp', 'burning-lamp'],
  ].flatMap((works) => {
    for (let n = 0; n < SEEDS; n++) {
      const [seed, depth] = [`riddle ${n}`, 3 + (n % 6)];
      if (!buildLevel(raws, seed, depth).spawns.some(({ raw }) => works.includes(raw))) continue;
      return [shown(raws, standingBy(raws, arriveAt(raws, seed, depth), { raws: works }))];
    }
    return [];
  });

export const DEEP_SCENES: Record<string, (raws: Raws) => Scene[]> = {
  groves,
  warrens,
  crypts,
  city,
  citadel,
  abyss,
  ...Object.fromEntries(
    Object.entries(ranks).map(([name, rank]) => [
      name,
      (raws: Raws) =>
        lineUp(
          raws,
          raws.mobs.filter((mob) => rank.isOne(mob, sizeOf(raws, { raw: mob.id }).width)),
          rank,
        ),
    ]),
  ),
  riddles,
  night,
};
