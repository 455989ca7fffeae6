import * as z from 'zod/mini';
import { shuffle } from '../../../lib/lists';
import { NEIGHBOURS } from '../../../lib/sides';
import type { Draft } from '../../level-draft/draft';
import { countSchema } from '../../vocabulary/schemas';

/** Settings of builders that cover a part of the level with blobs. */
export const blobSettings = {
  /** Percentage of the cells that may be covered. */
  share: countSchema.check(z.maximum(100)),
  /** The most cells of a blob. */
  size: countSchema,
};

interface BlobSettings {
  share: number;
  size: number;
}

/**
 * Highest index, in the list of a blob's edge cells, of the cell that the blob takes in next. The list begins with the
 * oldest cells, which keep the blob round.
 */
const SPREAD = 7;

/**
 * Grows blobs from random cells that pass `isFree`, up to the `share`. `fill` must make a blob's cells fail `isFree`.
 */
export function spreadBlobs(
  draft: Draft,
  { share, size }: BlobSettings,
  isFree: (cell: number) => boolean,
  fill: (blob: readonly number[]) => void,
): void {
  const free = [...draft.map.tiles.keys()].filter(isFree);
  let wanted = Math.floor((free.length * share) / 100);
  for (const from of shuffle(free, draft.rng)) {
    if (wanted <= 0) return;
    if (!isFree(from)) continue;
    const blob = growBlob(draft, from, Math.min(size, wanted), isFree);
    fill(blob);
    wanted -= blob.length;
  }
}

/**
 * Returns an irregular blob of at most `size` cells that pass the test. Cells are in the order of discovery, the centre
 * first.
 */
function growBlob({ map, rng }: Draft, from: number, size: number, isFree: (cell: number) => boolean): number[] {
  const blob: number[] = [];
  const reached = new Set([from]);
  const edge = [from];
  while (edge.length > 0 && blob.length < size) {
    const [cell] = edge.splice(rng.int(0, Math.min(edge.length - 1, SPREAD)), 1) as [number];
    blob.push(cell);
    for (const [dx, dy] of NEIGHBOURS) {
      const next = cell + dy * map.width + dx;
      if (reached.has(next) || !isFree(next)) continue;
      reached.add(next);
      edge.push(next);
    }
  }
  return blob;
}
