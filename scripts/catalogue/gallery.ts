import { type RawId, type Raws, turn, view } from '../../src/engine';
import { BUILDERS } from '../../src/engine/builders';
import { buildLevel } from '../../src/engine/builders/chain/build-level';
import { runChain } from '../../src/engine/builders/chain/run';
import { newDraft } from '../../src/engine/level-draft/draft';
import { cleanSpawns } from '../../src/engine/spawning/clean-up';
import { rawsFor } from '../../src/engine/state/campaign';
import { HEIGHT, WIDTH } from '../../src/engine/state/level';
import { createI18n } from '../../src/i18n';
import { pointOf } from '../../src/lib/geometry';
import { rngFromSeed } from '../../src/lib/rng';
import { createRenderer } from '../../src/render';
import { drawBoard } from '../../src/render/board-picture';
import { contactSheet, levelPicture, type Thumbnail } from '../../src/render/level';
import type { Pixels } from '../../src/render/pixels';
import { encodePng } from '../../src/render/png';
import { arriveAt, withOnlyRecipe } from '../lib/level-setup';
import { depthSheet, stepSheet } from '../preview/level';
import { DRAWINGS, drawingSheet } from './drawings';
import { type Exhibit, PLATES, type Plate } from './plates';

export interface GalleryPicture {
  file: string;
  bytes: Buffer;
}

/** Size of a cell in pixels. */
const CELL = 4;

/** Levels to draw of each recipe: their depths, the number of seeds, and the campaign if it is not the first. */
const RECIPES: readonly { id: RawId; depths: readonly number[]; seeds: number; campaign?: RawId }[] = [
  { id: 'town', depths: [1], seeds: 3 },
  { id: 'forest', depths: [2], seeds: 3 },
  { id: 'limestone-caverns', depths: [3], seeds: 3 },
  { id: 'deep-limestone-caverns', depths: [4], seeds: 3 },
  { id: 'wet-caverns', depths: [4], seeds: 3 },
  { id: 'dwarf-fort', depths: [5], seeds: 3 },
  { id: 'orc-mine', depths: [5], seeds: 3 },
  { id: 'dwarven-fortress', depths: [6], seeds: 3 },
  { id: 'dwarven-cistern', depths: [6], seeds: 3 },
  { id: 'depths', depths: [7, 8, 9], seeds: 5 },
  { id: 'deep-caves', depths: [7, 10], seeds: 3 },
  { id: 'old-mine', depths: [7, 10], seeds: 3 },
  { id: 'crypt', depths: [7, 10], seeds: 3 },
  { id: 'flooded-halls', depths: [7, 10], seeds: 3 },
  { id: 'overgrown-halls', depths: [7, 10], seeds: 3 },
  { id: 'grove-edge', depths: [7], seeds: 3, campaign: 'amulet' },
  { id: 'mother-grove', depths: [8], seeds: 3, campaign: 'amulet' },
  { id: 'elven-gate', depths: [9], seeds: 3, campaign: 'amulet' },
  { id: 'warrens', depths: [10], seeds: 3, campaign: 'amulet' },
  { id: 'open-city', depths: [11], seeds: 3, campaign: 'amulet' },
  { id: 'citadel', depths: [12], seeds: 3, campaign: 'amulet' },
  { id: 'abyss-brink', depths: [13], seeds: 3, campaign: 'amulet' },
  { id: 'abyss-court', depths: [14], seeds: 3, campaign: 'amulet' },
  { id: 'abyss-bottom', depths: [15], seeds: 3, campaign: 'amulet' },
  { id: 'fallback', depths: [7], seeds: 3 },
  { id: 'fallback-lair', depths: [6], seeds: 3 },
  { id: 'fallback-gate', depths: [15], seeds: 3, campaign: 'amulet' },
];

/** Depths of The Amulet that are drawn as a hero sees them after some presses of Explore. */
const PLACES = { depths: [3, 4, 5, 7, 8, 9, 10, 11], presses: 12, seed: 'gallery 2' } as const;

/** Levels that are drawn step by step, with the maximum number of steps for each builder. */
const STEPS = [
  { name: 'town', depth: 1, perBuilder: 8 },
  { name: 'forest', depth: 2, perBuilder: 2 },
  { name: 'dwarf-fort', depth: 5, perBuilder: 2 },
  { name: 'dwarven-fortress', depth: 6, perBuilder: 2 },
] as const;

export function* paintGallery(raws: Raws): Generator<GalleryPicture, void, void> {
  yield png('one-run', depthSheet(raws, 'gallery 1', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  yield png('places', placesSheet(rawsFor(raws, { campaign: 'amulet' })));
  for (const { id, depths, seeds, ...game } of RECIPES) {
    yield png(id, recipeSheet(rawsFor(raws, game), id, depths, seeds));
  }
  for (const plate of PLATES) yield png(plate.file, plateSheet(raws, plate));
  for (const sheet of DRAWINGS) yield png(sheet.file, drawingSheet(raws, sheet));
  for (const { name, depth, perBuilder } of STEPS) {
    yield png(`${name}-steps`, stepSheet(raws, 'gallery 1', depth, perBuilder));
  }
  const { gif } = createRenderer(raws, createI18n(raws)).building({ seed: 'gallery 1' }, 6);
  yield { file: 'dwarven-fortress.gif', bytes: gif };
}

const png = (name: string, pixels: Pixels): GalleryPicture => ({ file: `${name}.png`, bytes: encodePng(pixels, 1) });

/** Draws the view of a hero who cannot die on each of the levels in `PLACES`. */
function placesSheet(raws: Raws): Pixels {
  const i18n = createI18n(raws);
  const { depths, presses, seed } = PLACES;
  const pictures = depths.map((depth): Thumbnail => {
    let game = arriveAt(raws, seed, depth);
    for (let press = 0; press <= presses; press++) {
      const result = turn(game, press === 0 ? { kind: 'cheat', cheat: 'god' } : { kind: 'explore', sure: true }, raws);
      const other = result.ok ? result : turn(game, { kind: 'fight', sure: true }, raws);
      if (other.ok) game = other.game;
    }
    const { pixels } = drawBoard(raws, i18n, view(game, raws), { log: false });
    return { caption: `depth ${depth}`, pixels };
  });
  return contactSheet(pictures, 4);
}

function recipeSheet(raws: Raws, id: string, depths: readonly number[], seeds: number): Pixels {
  const pictures = depths.flatMap((depth) =>
    Array.from({ length: seeds }, (_, number): Thumbnail => {
      const seed = `gallery ${number + 1}`;
      const level = buildLevel(withOnlyRecipe(raws, id, depth), seed, depth);
      const parts = { ...level, width: WIDTH, height: HEIGHT };
      return { caption: `depth ${depth}, seed "${seed}"`, pixels: levelPicture(raws, parts, { cell: CELL }) };
    }),
  );
  return contactSheet(pictures, 3);
}

/** Draws the contact sheet of a plate: each exhibit with each seed. */
function plateSheet(raws: Raws, { columns, seeds, exhibits }: Plate): Pixels {
  return contactSheet(
    exhibits.flatMap((exhibit) => seeds.map((seed) => portrait(raws, exhibit, seed))),
    columns,
  );
}

function portrait(raws: Raws, exhibit: Exhibit, seed: string): Thumbnail {
  const { caption, chain, recipe = 'dwarven-fortress', depth = 6 } = exhibit;
  const draft = newDraft(raws, { seed, depth, rng: rngFromSeed(`gallery ${seed}`) });
  runChain(BUILDERS, chain, draft);
  const { map, start } = draft;
  const parts = {
    width: map.width,
    height: map.height,
    tiles: map.tiles.join(''),
    recipe,
    start: start === null ? null : pointOf(map, start),
    spawns: cleanSpawns(draft),
  };
  return { caption, pixels: levelPicture(raws, parts, { cell: CELL }) };
}
