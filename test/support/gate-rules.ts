import { bodyCells } from '../../src/engine/level-draft/areas';
import { sizeOf } from '../../src/engine/state/components';
import { WIDTH } from '../../src/engine/state/level';
import { TILES } from '../../src/engine/vocabulary/tile';
import { findPath } from '../../src/lib/path';
import type { Inspection } from './level-figures';
import { cellsSeen, pointAt, walkMapOf } from './level-maps';

const KEEPER = 'gatekeeper';

/**
 * Lists faults against two rules. A level has one Gatekeeper at its post. Some path to the Amulet stays out of the
 * Gatekeeper's sight.
 */
export function gateFaults(inspection: Inspection): string[] {
  const { level, reached } = inspection;
  const [post, ...others] = level.spawns.filter(({ raw }) => raw === KEEPER).map(({ cell }) => cell);
  if (post === undefined || others.length > 0) return ['not one Gatekeeper'];
  // `inspect` has put a way down on the Amulet's cell.
  const prize = level.tiles.indexOf(TILES.downStairs);
  return [
    ...(bodyAt(inspection, post).every((cell) => reached.has(cell)) ? [] : ['the Gatekeeper is stuck']),
    ...(isReachableUnseen(inspection, post, prize) ? [] : ['the Amulet cannot be reached unseen']),
  ];
}

const bodyAt = ({ raws }: Inspection, cell: number): number[] =>
  bodyCells({ width: WIDTH }, cell, sizeOf(raws, { raw: KEEPER }));

/**
 * True if a path to the prize stays out of the Gatekeeper's sight. Doors count as closed, because the hero can leave
 * them closed.
 */
function isReachableUnseen(inspection: Inspection, post: number, prize: number): boolean {
  const { level, raws } = inspection;
  const closed = new Set(
    level.spawns.flatMap(({ raw, cell }) => (raws.archetypes[raw]?.blocksVisibility ? [cell] : [])),
  );
  const range = raws.archetypes[KEEPER]?.viewshed?.range ?? 0;
  const map = walkMapOf(level.tiles);
  for (const seen of cellsSeen(level, [{ cells: bodyAt(inspection, post), range }], closed)) map.blocked[seen] = 1;
  return map.blocked[prize] === 0 && findPath(map, level.start, [pointAt(prize)]) !== null;
}
