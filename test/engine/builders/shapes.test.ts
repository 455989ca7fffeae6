import { withOnlyRecipe } from '../../../scripts/lib/level-setup';
import { BUILDERS } from '../../../src/engine/builders';
import { type BuiltLevel, buildLevel } from '../../../src/engine/builders/chain/build-level';
import { assemble, runChain } from '../../../src/engine/builders/chain/run';
import { openCells } from '../../../src/engine/level-draft/areas';
import { newDraft } from '../../../src/engine/level-draft/draft';
import { stageAt } from '../../../src/engine/schema/campaigns';
import { rawsFor } from '../../../src/engine/state/campaign';
import type { RawId } from '../../../src/engine/vocabulary/character';
import { TILES, type TileCode } from '../../../src/engine/vocabulary/tile';
import { sum } from '../../../src/lib/lists';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { isDeep } from '../../support/deep';

const all = loadRaws();
const amulet = rawsFor(all, { campaign: 'amulet' });
const SEEDS = Array.from({ length: isDeep ? 60 : 3 }, (_, n) => `shape ${n}`);
const WIDTH = 80;

const levelsOf = (recipe: RawId, depth: number, raws = amulet): BuiltLevel[] =>
  SEEDS.map((seed) => buildLevel(withOnlyRecipe(raws, recipe, depth), seed, depth));
const count = ({ tiles }: BuiltLevel, tile: TileCode): number => tiles.split(tile).length - 1;

describe.each([
  { recipe: 'crypt', depth: 9, raws: all, lamp: 'grave-light' },
  { recipe: 'warrens', depth: 10, raws: amulet, lamp: 'moonflower' },
])('$recipe', ({ recipe, depth, raws, lamp }) => {
  const levels = levelsOf(recipe, depth, raws);

  test('has no room longer than three times its width', () => {
    const { chain } = all.levels.recipes.find(({ id }) => id === recipe)!;
    const stretched = SEEDS.flatMap((seed) => {
      const draft = newDraft(raws, { seed, depth, rng: rngFromSeed(seed) });
      runChain(BUILDERS, assemble(chain, draft.rng), draft);
      const sides = (draft.rooms ?? []).map(({ x1, y1, x2, y2 }) => [x2 - x1, y2 - y1].sort((a, b) => a - b));
      return sides.filter(([width = 0, length = 0]) => length > 3 * width).map((side) => `${seed}: ${side}`);
    });
    expect(stretched).toEqual([]);
  });

  test('is no pile of stripes: hardly a wall goes from side to side', () => {
    const height = levels[0]!.tiles.length / WIDTH;
    const isFace = (tiles: string, cell: number, across: number): boolean =>
      tiles[cell] === TILES.wall && [cell - across, cell + across].some((side) => tiles[side] !== TILES.wall);
    const wallsAcross = ({ tiles }: BuiltLevel): number => {
      const lines = [
        ...Array.from({ length: height - 2 }, (_, y) => ({ first: (y + 1) * WIDTH, step: 1, across: WIDTH })),
        ...Array.from({ length: WIDTH - 2 }, (_, x) => ({ first: x + 1, step: WIDTH, across: 1 })),
      ];
      return lines.filter(({ first, step, across }) => {
        const cells = Array.from({ length: step === 1 ? WIDTH : height }, (_, n) => first + n * step);
        return cells.filter((cell) => isFace(tiles, cell, across)).length >= 0.75 * cells.length;
      }).length;
    };
    for (const level of levels) expect(wallsAcross(level)).toBeLessThan(5);
  });

  test('has lit gardens in courts, but for the smallest', () => {
    const lit = levels.filter(({ tiles, spawns }) =>
      spawns.some(({ raw, cell }) => raw === lamp && tiles[cell] === TILES.grass),
    );
    expect(lit.length).toBeGreaterThanOrEqual(0.9 * levels.length);
  });
});

describe('the groves', () => {
  const groves = {
    road: levelsOf('grove-edge', 7),
    glades: levelsOf('mother-grove', 8),
    stream: levelsOf('elven-gate', 9),
  };

  /** Radius in cells of the largest disc of open ground away from what stands at the edges. */
  const clearing = ({ tiles }: BuiltLevel): number => {
    const isClear = (at: number, radius: number): boolean => {
      for (let y = -radius; y <= radius; y++) {
        for (let x = -radius; x <= radius; x++) {
          if (x * x + y * y <= radius * radius && (tiles[at + y * WIDTH + x] ?? '#') === TILES.wall) return false;
        }
      }
      return true;
    };
    const cells = [...tiles].flatMap((_, cell) => (cell % WIDTH > 16 && cell % WIDTH < 60 ? [cell] : []));
    let radius = 1;
    while (cells.some((cell) => isClear(cell, radius + 1))) radius += 1;
    return radius;
  };

  test('differ in shape: a road through the first, glades in the second, a stream with bridges through the third', () => {
    const { road, glades, stream } = groves;
    const features = (level: BuiltLevel) => ({
      road: count(level, TILES.road) > 40,
      glade: clearing(level) > 6,
      bridges: count(level, TILES.bridge) > 20,
    });
    for (const level of road) expect(features(level)).toEqual({ road: true, glade: false, bridges: false });
    for (const level of glades) expect(features(level)).toEqual({ road: false, glade: true, bridges: false });
    for (const level of stream) expect(features(level)).toEqual({ road: false, glade: false, bridges: true });
  });

  test('differ in colour, and in what glows', () => {
    const recipes = ['grove-edge', 'mother-grove', 'elven-gate'].map(
      (id) => all.levels.recipes.find((one) => one.id === id)!,
    );
    const themes = recipes.map(({ theme, themeEast }) => (theme === 'crypt' ? themeEast : theme));
    const caps = themes.map((id) => JSON.stringify(all.themes.find((theme) => theme.id === id)?.wall));
    expect(new Set(caps).size).toBe(3);
    const isLight = (raw: RawId) => all.archetypes[raw]?.lightSource !== undefined && !all.mob[raw];
    const common = Object.values(groves).map((levels) => {
      const lights = levels.flatMap(({ spawns }) => spawns.filter(({ raw }) => isLight(raw)).map(({ raw }) => raw));
      const most = [...new Set(lights)].sort((a, b) => numberOf(lights, b) - numberOf(lights, a));
      return most[0];
    });
    expect(new Set(common).size).toBe(3);
  });
});

const numberOf = (all: readonly string[], one: string): number => all.filter((other) => other === one).length;

test('every open city has houses with wings, and nearly every one has a house round a court', () => {
  const cities = levelsOf('open-city', 11).map(housesOf);
  for (const { winged } of cities) expect(winged).toBeGreaterThanOrEqual(3);
  expect(cities.filter(({ courts }) => courts > 0).length).toBeGreaterThanOrEqual(0.9 * cities.length);
});

/** Numbers of houses with a garden in a corner or a bay, and of houses round a court. */
function housesOf({ tiles }: BuiltLevel): { winged: number; courts: number } {
  const houses = partsOf(tiles, TILES.woodFloor).filter(({ length }) => length > 8);
  const gardens = partsOf(tiles, TILES.grass).map((cells) => new Set(cells));
  const boxes = houses.map((cells) => {
    const [xs, ys] = [cells.map((cell) => cell % WIDTH), cells.map((cell) => Math.floor(cell / WIDTH))];
    return { x1: Math.min(...xs), x2: Math.max(...xs), y1: Math.min(...ys), y2: Math.max(...ys) };
  });
  const isInside = ({ x1, x2, y1, y2 }: (typeof boxes)[number], cell: number): boolean => {
    const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
    return x >= x1 && x <= x2 && y >= y1 && y <= y2;
  };
  const grown = boxes.map((box) => gardens.filter((cells) => [...cells].some((cell) => isInside(box, cell))));
  return {
    winged: grown.filter((own) => own.length > 0).length,
    courts: grown.filter((own, n) => own.some((cells) => [...cells].every((cell) => isInside(boxes[n]!, cell)))).length,
  };
}

/** Parts of the level that consist of this tile, cells side by side. */
function partsOf(tiles: string, tile: TileCode): number[][] {
  const left = new Set([...tiles].flatMap((one, cell) => (one === tile ? [cell] : [])));
  return [...left].flatMap((first) => {
    if (!left.delete(first)) return [];
    const part = [first];
    for (const cell of part) {
      for (const next of [cell - WIDTH, cell - 1, cell + 1, cell + WIDTH]) if (left.delete(next)) part.push(next);
    }
    return [part];
  });
}

test('floor, not depth, limits what is on an endless level', () => {
  const { crowd } = stageAt(all.campaign, 12)!;
  const placedOnPurpose = 20;
  const depths = isDeep ? [12, 20, 30, 40] : [40];
  for (const level of depths.flatMap((depth) => SEEDS.map((seed) => buildLevel(all, seed, depth)))) {
    const map = { width: WIDTH, height: level.tiles.length / WIDTH, tiles: [...level.tiles] as TileCode[] };
    const ground = sum([...openCells(map)]) / 1000;
    const has = (isOne: (raw: RawId) => boolean): number => level.spawns.filter(({ raw }) => isOne(raw)).length;
    expect(has((raw) => all.mob[raw] !== undefined)).toBeLessThanOrEqual(ground * crowd!.creatures + placedOnPurpose);
    expect(has((raw) => all.item[raw] !== undefined)).toBeLessThanOrEqual(ground * crowd!.things + placedOnPurpose);
    expect(has((raw) => all.prop[raw]?.entry_trigger !== undefined)).toBeLessThanOrEqual(
      ground * crowd!.traps + placedOnPurpose,
    );
  }
});
