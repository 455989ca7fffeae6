import { type RawId, type Raws, recipeOf, TILES, type TileCode } from '../../engine';
import type { BlockRaw, CanopyRaw, GroundRaw, ThemeRaw } from '../../engine/schema/themes';
import type { Point } from '../../lib/geometry';
import type { Palette } from '../../settings/palette';
import { isCanopy } from '../canopy';
import { mix, type Rgb, rgb } from '../color';
import { groundName } from '../compact/tiles/ground-cell';
import { drawnTheme } from '../drawn-theme';
import { noise } from '../noise';
import type { Pixels } from '../pixels';

export interface LevelParts {
  width: number;
  height: number;
  /** One tile character for each cell, row by row; a blank if the cell is unknown. */
  tiles: string;
  recipe: RawId;
  /**
   * Cell on which the hero arrives; `null` if the generator has not chosen the cell yet, or if the picture does not
   * show the cell.
   */
  start: Point | null;
  /** `cell` is the index of the upper left cell; `raw` is `null` for an unidentified thing. */
  spawns: readonly { cell: number; raw: RawId | null }[];
}

/** Unknown cells are not drawn. Neighbours look as if an unknown cell were a wall. */
const UNKNOWN = ' ';
/** Cave stones stand on visible floor, unlike walls. */
const STONES: ReadonlySet<string> = new Set([TILES.stalactite, TILES.stalagmite]);

export interface Placement {
  left: number;
  top: number;
  cell: number;
}

/** Draws the ground, walls and cave stones, without marks. Leaves out unknown cells. */
export function drawTerrain(
  pixels: Pixels,
  raws: Raws,
  parts: LevelParts,
  { left, top, cell, palette = 'standard' }: Placement & { palette?: Palette | undefined },
): void {
  const recipe = recipeOf(raws, parts.recipe);
  const west = drawnTheme(raws, recipe?.theme ?? 'default', palette);
  const east = recipe?.themeEast ? drawnTheme(raws, recipe.themeEast, palette) : west;
  for (let y = 0; y < parts.height; y++) {
    for (let x = 0; x < parts.width; x++) {
      if (parts.tiles[y * parts.width + x] === UNKNOWN) continue;
      const theme = x >= (recipe?.eastFrom ?? parts.width / 2) ? east : west;
      drawCell(pixels, theme, parts, { at: { x, y }, x: left + x * cell, y: top + y * cell, size: cell });
    }
  }
}

interface Square {
  at: Point;
  x: number;
  y: number;
  size: number;
}

function drawCell(pixels: Pixels, theme: ThemeRaw, parts: LevelParts, square: Square): void {
  const tile = tileAt(parts, square.at.x, square.at.y);
  if (tile === TILES.wall) {
    if (isCanopy(theme.wall)) drawTree(pixels, theme.wall, parts, square);
    else drawWall(pixels, theme.wall, parts, square);
    return;
  }
  drawGround(pixels, theme.ground[groundName(tile)], square);
  if (STONES.has(tile)) drawStone(pixels, theme.wall.stone, square);
}

function tileAt({ tiles, width, height }: LevelParts, x: number, y: number): TileCode {
  const tile = x < 0 || y < 0 || x >= width || y >= height ? UNKNOWN : tiles[y * width + x];
  return tile === UNKNOWN ? TILES.wall : (tile as TileCode);
}

function drawGround(pixels: Pixels, ground: GroundRaw, { at, x, y, size }: Square): void {
  const base = rgb(ground.base);
  pixels.rect(x, y, size, size, (at.x + at.y) % 2 === 0 ? base : mix(base, rgb(ground.joint), 0.2));
  if (ground.texture === 'planks') {
    for (let row = 0; row < size; row += 4) pixels.rect(x, y + row, size, 1, rgb(ground.joint));
  } else if (noise(at.x, at.y, 1) < 0.3) {
    const across = Math.floor(noise(at.x, at.y, 2) * (size - 1));
    const down = Math.floor(noise(at.x, at.y, 3) * size);
    const wide = ground.texture.includes('water') ? Math.max(2, size >> 1) : size >> 2;
    pixels.rect(x + Math.min(across, size - wide), y + down, wide, 1, rgb(ground.highlight));
  }
}

function drawWall(pixels: Pixels, wall: BlockRaw, parts: LevelParts, { at, x, y, size }: Square): void {
  if (!nearOpen(parts, at)) {
    pixels.rect(x, y, size, size, rgb(wall.inside));
    return;
  }
  pixels.rect(x, y, size, size, rgb(wall.cap));
  if (tileAt(parts, at.x, at.y + 1) !== TILES.wall) {
    const front = Math.ceil(size / 2);
    pixels.rect(x, y + size - front, size, front, rgb(wall.face));
    pixels.rect(x, y + size - 1, size, 1, rgb(wall.foot));
    if (size >= 6) pixels.rect(x + ((at.x % 2) * size) / 2, y + size - front, 1, front - 1, rgb(wall.mortar));
    pixels.rect(x, y + size - front - 1, size, 1, rgb(wall.rim));
  }
  if (tileAt(parts, at.x, at.y - 1) !== TILES.wall) pixels.rect(x, y, size, 1, rgb(wall.rim));
  if (tileAt(parts, at.x - 1, at.y) !== TILES.wall) pixels.rect(x, y, 1, size, rgb(wall.rim));
  if (tileAt(parts, at.x + 1, at.y) !== TILES.wall) pixels.rect(x + size - 1, y, 1, size, rgb(wall.rim));
}

function drawTree(pixels: Pixels, wall: CanopyRaw, parts: LevelParts, { at, x, y, size }: Square): void {
  if (!nearOpen(parts, at)) {
    pixels.rect(x, y, size, size, rgb(noise(at.x, at.y, 4) < 0.5 ? wall.deep : wall.gap));
    return;
  }
  pixels.rect(x, y, size, size, rgb(wall.edge));
  const [dark, middle, light] = wall.leaves.slice(noise(at.x, at.y, 5) < 0.5 ? 0 : 1).map(rgb) as [Rgb, Rgb, Rgb];
  blob(pixels, x, y, size, dark);
  blob(pixels, x, y, size - Math.max(1, size >> 2), middle);
  if (size >= 6) pixels.rect(x + 2, y + 1, 2, 2, light);
}

function drawStone(pixels: Pixels, stone: readonly string[], { x, y, size }: Square): void {
  const [dark, , light] = stone.map(rgb) as [Rgb, Rgb, Rgb];
  blob(pixels, x, y, size, dark);
  pixels.rect(x + (size >> 2), y + (size >> 2), Math.max(1, size >> 2), size >> 1, light);
}

function blob(pixels: Pixels, x: number, y: number, size: number, color: Rgb): void {
  pixels.rect(x + 1, y, size - 2, size, color);
  pixels.rect(x, y + 1, size, size - 2, color);
}

function nearOpen(parts: LevelParts, { x, y }: Point): boolean {
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (tileAt(parts, x + dx, y + dy) !== TILES.wall) return true;
  }
  return false;
}
