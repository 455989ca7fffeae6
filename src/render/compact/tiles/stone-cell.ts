import { TILES } from '../../../engine';
import { isCanopy } from '../../canopy';
import { drawSprite } from '../../sprites/draw';
import { type Sprite, stoneSprite } from '../../sprites/sprite';
import type { Scene } from '../scene';
import { groundTile, neighbouringGround, type Tile } from './ground-cell';

/** Returns the pillar or cave stone on a cell; `null` if there is none. */
export function stoneOf(scene: Scene, x: number, y: number): Sprite | null {
  const { wall } = scene.theme(x);
  const name = stoneName(scene, x, y);
  return name === null ? null : stoneSprite(scene.raws.sprites, name, wall);
}

function stoneName(scene: Scene, x: number, y: number): string | null {
  const tile = scene.tile(x, y);
  if (tile === TILES.stalagmite) return 'stalagmite';
  if (tile === TILES.stalactite) return 'stalactite';
  const { wall } = scene.theme(x);
  if (tile !== TILES.wall || isCanopy(wall) || wall.lone === undefined) return null;
  const alone = scene.isOpen(x, y - 1) && scene.isOpen(x, y + 1) && scene.isOpen(x - 1, y) && scene.isOpen(x + 1, y);
  return alone ? wall.lone : null;
}

/** In sight, `drawThings` draws the stone later, because light must not change the stone's colours. */
export function stoneTile(scene: Scene, x: number, y: number, stone: Sprite): Tile {
  const ground = groundTile(scene, x, y, neighbouringGround(scene, x, y));
  if (scene.isSeen(x, y)) return ground;
  return {
    key: `${stoneName(scene, x, y)} ${ground.key}`,
    paint: (target) => {
      ground.paint(target);
      drawSprite(target, stone, 0, 0);
    },
  };
}
