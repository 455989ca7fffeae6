import { TILES } from '../../../engine';
import type { ThemeRaw } from '../../../engine/schema/themes';
import { isCanopy } from '../../canopy';
import { type Rgb, rgb } from '../../color';
import type { Pixels } from '../../pixels';
import type { Scene } from '../scene';
import { groundTile, type Tile } from './ground-cell';

interface Frame {
  dark: Rgb;
  cap: Rgb;
  rim: Rgb;
}

/** A closed door is only a dark opening here, because `drawThings` draws the boards. */
export function doorTile(scene: Scene, x: number, y: number): Tile {
  const closed = scene.isClosedDoor(x, y);
  const ground = groundTile(scene, x, y, closed && scene.isOpen(x, y + 1) ? scene.tile(x, y + 1) : TILES.floor);
  const across = scene.isWall(x - 1, y) || scene.isWall(x + 1, y);
  const frame = frameOf(scene.theme(x));
  return {
    key: `door ${closed} ${across} ${ground.key}`,
    paint: (target) => {
      ground.paint(target);
      if (closed) paintOpening(target, frame);
      else paintJambs(target, frame, across);
    },
  };
}

function frameOf({ wall }: ThemeRaw): Frame {
  if (isCanopy(wall)) return { dark: rgb(wall.edge), cap: rgb(wall.trunk), rim: rgb(wall.stone[2]) };
  return { dark: rgb(wall.mortar), cap: rgb(wall.cap), rim: rgb(wall.rim) };
}

function paintOpening(target: Pixels, { dark, cap, rim }: Frame): void {
  target.rect(0, 0, 16, 16, dark);
  target.rect(0, 0, 16, 5, cap);
  target.rect(0, 0, 16, 2, rim);
}

function paintJambs(target: Pixels, { dark, rim }: Frame, across: boolean): void {
  for (const [near, far, color] of [
    [0, 15, dark],
    [1, 14, rim],
  ] as const) {
    for (const at of [near, far]) {
      if (across) target.rect(at, 0, 1, 16, color);
      else target.rect(0, at, 16, 1, color);
    }
  }
}
