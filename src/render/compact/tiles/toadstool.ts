import type { CanopyRaw, GroundRaw } from '../../../engine/schema/themes';
import { rgb } from '../../color';
import type { Pixels } from '../../pixels';
import { CELL } from '../layout';
import { S } from '../sides';
import type { Noise } from './ground';
import { closeGaps, type TreePlace } from './tree';

const HAT = 10;

export function paintToadstool(tile: Pixels, wall: CanopyRaw, ground: GroundRaw, place: TreePlace, noise: Noise): void {
  closeGaps(tile, wall, place.wood);
  if (place.open & S) {
    paintStalk(tile, wall, ground);
    paintHat(tile, wall, noise, { centreY: HAT - 1, across: 8.2, up: 9, down: 0.9 });
    paintGills(tile, wall);
  } else {
    paintHat(tile, wall, noise, { centreY: 11, across: 8.7, up: 11, down: 5.5 });
  }
}

function paintStalk(tile: Pixels, wall: CanopyRaw, ground: GroundRaw): void {
  const stalk = rgb(wall.trunk);
  const edge = rgb(wall.edge);
  tile.rect(2, 14, 13, 2, rgb(ground.shadow));
  tile.rect(4, HAT, 8, CELL - HAT, edge);
  tile.rect(5, HAT, 6, CELL - HAT - 1, stalk);
  tile.rect(9, HAT, 2, CELL - HAT - 1, rgb(wall.stone[1]));
  tile.rect(5, HAT, 6, 1, rgb(wall.stone[0]));
}

function paintGills(tile: Pixels, wall: CanopyRaw): void {
  const [dark, middle] = [rgb(wall.stone[0]), rgb(wall.stone[1])];
  for (let x = 2; x < CELL - 2; x++) tile.set(x, HAT, x % 2 === 0 ? middle : dark);
}

interface Hat {
  centreY: number;
  across: number;
  up: number;
  down: number;
}

function paintHat(tile: Pixels, wall: CanopyRaw, noise: Noise, { centreY, across, up, down }: Hat): void {
  const [dark, middle, light, bright] = wall.leaves.map(rgb) as [number, number, number, number];
  const edge = rgb(wall.edge);
  for (let y = 0; y < CELL; y++) {
    for (let x = 0; x < CELL; x++) {
      const dx = (x - 7.5) / across;
      const dy = (y - centreY) / (y < centreY ? up : down);
      const d = Math.sqrt(dx * dx + dy * dy);
      if (d >= 1) continue;
      const brightness = -dx * 0.55 - dy * 0.85;
      tile.set(x, y, d > 0.87 ? edge : brightness > 0.66 ? light : brightness > 0.05 ? middle : dark);
    }
  }
  for (let spot = 0; spot < 3; spot++) {
    const x = 3 + spot * 4 + Math.floor(noise(spot + 5) * 2);
    const y = Math.floor(centreY - up * 0.7 + noise(spot + 9) * up * 0.5);
    tile.rect(x, y, 2, 2, light);
    tile.set(x, y, bright);
    if (spot !== 1) tile.set(x + 1, y, bright);
  }
}
