import { cellOf, type MapDraft } from '../level-draft/draft';
import { TILES } from '../state';
import { defineBuilder } from './common';

export const roomCornerRounder = defineBuilder({
  name: 'room-corner-rounder',
  role: 'modifier',
  needs: ['rooms', 'floor'],
  settings: {},
  build({ map, rooms }) {
    for (const { x1, y1, x2, y2 } of rooms ?? []) {
      fillIfCorner(map, x1 + 1, y1 + 1);
      fillIfCorner(map, x2, y1 + 1);
      fillIfCorner(map, x1 + 1, y2);
      fillIfCorner(map, x2, y2);
    }
  },
});

function fillIfCorner(map: MapDraft, x: number, y: number): void {
  const walls = [
    x > 0 && isWall(map, x - 1, y),
    y > 0 && isWall(map, x, y - 1),
    x < map.width - 2 && isWall(map, x + 1, y),
    y < map.height - 2 && isWall(map, x, y + 1),
  ];
  if (walls.filter((wall) => wall).length === 2) map.tiles[cellOf(map, x, y)] = TILES.wall;
}

const isWall = (map: MapDraft, x: number, y: number): boolean => map.tiles[cellOf(map, x, y)] === TILES.wall;
