import { HEIGHT, WIDTH } from '../../src/engine/state/level';
import { isOpaque, isWalkable, TILES } from '../../src/engine/state/tile';
import type { Point } from '../../src/lib/geometry';
import { findPath } from '../../src/lib/path';
import { fieldOfView } from '../../src/lib/sight';
import type { Inspection } from './level-figures';

const KEEPER = 'gatekeeper';

/** One Gatekeeper at its post, and a way to the Amulet on which the Gatekeeper never sees the hero. */
export function gateFaults(inspection: Inspection): string[] {
  const { level, reached } = inspection;
  const [post, ...others] = level.spawns.filter(({ raw }) => raw === KEEPER).map(({ cell }) => cell);
  if (post === undefined || others.length > 0) return ['not one Gatekeeper'];
  // An inspection has a way down where the Amulet lies.
  const prize = level.tiles.indexOf(TILES.downStairs);
  return [
    ...(bodyAt(inspection, post).every((cell) => reached.has(cell)) ? [] : ['the Gatekeeper is stuck']),
    ...(isReachableUnseen(inspection, post, prize) ? [] : ['the Amulet cannot be reached unseen']),
  ];
}

function bodyAt({ raws }: Inspection, cell: number): number[] {
  const { width, height } = raws.archetypes[KEEPER]?.tileSize ?? { width: 1, height: 1 };
  return Array.from({ length: width * height }, (_, n) => cell + (n % width) + WIDTH * Math.floor(n / width));
}

const pointOf = (cell: number): Point => ({ x: cell % WIDTH, y: Math.floor(cell / WIDTH) });

/** Doors are closed as long as the hero leaves them so. */
function isReachableUnseen(inspection: Inspection, post: number, prize: number): boolean {
  const { level, raws } = inspection;
  const opaque = Uint8Array.from([...level.tiles].map((tile) => (isOpaque(tile) ? 1 : 0)));
  const blocked = Uint8Array.from([...level.tiles].map((tile) => (isWalkable(tile) ? 0 : 1)));
  for (const { raw, cell } of level.spawns) if (raws.archetypes[raw]?.blocksVisibility) opaque[cell] = 1;
  const sight = raws.archetypes[KEEPER]?.viewshed?.range ?? 0;
  for (const cell of bodyAt(inspection, post)) {
    const { x, y } = pointOf(cell);
    for (const seen of fieldOfView({ width: WIDTH, height: HEIGHT, opaque }, x, y, sight)) blocked[seen] = 1;
  }
  const map = { width: WIDTH, height: HEIGHT, blocked, cost: new Uint8Array(blocked.length).fill(10) };
  return blocked[prize] === 0 && findPath(map, level.start, [pointOf(prize)]) !== null;
}
