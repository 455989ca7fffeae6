import type { Raws } from '../../src/engine';
import { BUILDERS } from '../../src/engine/builders';
import { pointOf } from '../../src/engine/builders/carving/cells';
import { newDraft } from '../../src/engine/builders/chain/draft';
import { runChain } from '../../src/engine/builders/chain/run';
import { cleanSpawns } from '../../src/engine/spawning/clean-up';
import { rngFromSeed } from '../../src/lib/rng';
import { contactSheet, levelPicture, type Thumbnail } from '../../src/render/level';
import type { Pixels } from '../../src/render/pixels';
import type { Exhibit, Plate } from './plates';

/** Pixels a cell takes. */
const CELL = 4;

/** The contact sheet of a plate: each exhibit once for every seed. */
export function plateSheet(raws: Raws, { columns, seeds, exhibits }: Plate): Pixels {
  return contactSheet(
    exhibits.flatMap((exhibit) => seeds.map((seed) => portrait(raws, exhibit, seed))),
    columns,
  );
}

function portrait(
  raws: Raws,
  { caption, chain, recipe = 'dwarven-fortress', depth = 6 }: Exhibit,
  seed: string,
): Thumbnail {
  const draft = newDraft(raws, depth, rngFromSeed(`gallery ${seed}`), false);
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

export function paintGallery(_raws: Raws): void {}
