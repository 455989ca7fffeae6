import * as z from 'zod/mini';
import { shuffle } from '../../../lib/lists';
import { NEIGHBOURS } from '../../../lib/sides';
import type { Draft } from '../../level-draft/draft';
import { countSchema } from '../../vocabulary/schemas';

export const blobSettings = {
  /** Percentage of the suitable cells that blobs may cover. */
  share: countSchema.check(z.maximum(100)),
  /** Maximum number of cells in a blob. */
  size: countSchema,
};

interface BlobSettings {
  share: number;
  size: number;
}

const SPREAD = 7;

/** Starts at `first`. Blobs count towards `share` unless `fill` returns `false`. */
export function spreadBlobs(
  draft: Draft,
  { share, size, first = [] }: BlobSettings & { first?: readonly number[] },
  isFree: (cell: number) => boolean,
  fill: (blob: readonly number[]) => unknown,
): void {
  const free = [...draft.map.tiles.keys()].filter(isFree);
  let wanted = Math.floor((free.length * share) / 100);
  for (const from of [...first, ...shuffle(free, draft.rng)]) {
    if (wanted <= 0) return;
    if (!isFree(from)) continue;
    const blob = growBlob(draft, from, Math.min(size, wanted), isFree);
    if (fill(blob) !== false) wanted -= blob.length;
  }
}

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
