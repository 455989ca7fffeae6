import { TILES } from '../../../engine';
import type { BlockRaw, CanopyRaw } from '../../../engine/schema/themes';
import { isCanopy } from '../../canopy';
import type { Scene } from '../scene';
import { N, ORTHOGONAL, S, sides } from '../sides';
import { isRagged, paintBlock } from './block';
import {
  groundColour,
  groundOf,
  groundTile,
  neighbouringGround,
  type Tile,
  variantNoise,
  variantOf,
} from './ground-cell';
import { paintToadstool } from './toadstool';
import { paintDeepWood, paintTree } from './tree';

export function wallTile(scene: Scene, x: number, y: number): Tile {
  const { wall } = scene.theme(x);
  const open = sides(x, y, (i, j) => scene.isOpen(i, j));
  if (isCanopy(wall)) return treeTile(scene, x, y, wall, open);
  return blockTile(scene, x, y, wall, scene.isClosedDoor(x, y - 1) ? open | N : open);
}

function blockTile(scene: Scene, x: number, y: number, wall: BlockRaw, open: number): Tile {
  const variant = variantOf(x, y);
  const window = hasWindow(scene, x, y, wall, open);
  const ground = isRagged(wall) ? groundColour(scene, x, y) : 0;
  return {
    key: `wall ${open} ${open === 0 ? 0 : variant} ${window} ${ground}`,
    paint: (target) => paintBlock(target, wall, { open, ground, window }, variantNoise(variant, 2)),
  };
}

function hasWindow(scene: Scene, x: number, y: number, wall: BlockRaw, open: number): boolean {
  const outside = scene.tile(x, y + 1) !== TILES.woodFloor;
  const inRow = scene.isWall(x - 1, y) && scene.isWall(x + 1, y);
  return wall.texture === 'timber' && (open & S) !== 0 && x % 3 === 0 && outside && inRow;
}

function treeTile(scene: Scene, x: number, y: number, wall: CanopyRaw, open: number): Tile {
  const variant = variantOf(x, y);
  const noise = variantNoise(variant, 3);
  const paintOne = wall.texture === 'toadstools' ? paintToadstool : paintTree;
  if (open === 0) return { key: `wood ${variant}`, paint: (target) => paintDeepWood(target, wall, noise) };
  const near = neighbouringGround(scene, x, y);
  const tile = near === TILES.road ? TILES.floor : near;
  const ground = groundTile(scene, x, y, tile);
  const wood = sides(x, y, (i, j) => scene.isWall(i, j) || !scene.isKnown(i, j)) & ORTHOGONAL;
  return {
    key: `tree ${ground.key} ${open & S} ${wood} ${variant}`,
    paint: (target) => {
      ground.paint(target);
      paintOne(target, wall, groundOf(scene.theme(x), tile), { open, wood }, noise);
    },
  };
}
