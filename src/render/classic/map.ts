import { type Raws, TILE_RULES, TILES, type TileCode, type TileName, type View } from '../../engine';
import { clamp } from '../../lib/clamp';
import { distance, type Point, pointOf } from '../../lib/geometry';
import { isOutside } from '../../lib/path';
import { fieldOfView } from '../../lib/sight';
import { blue, green, pack, type Rgb, red, rgb } from '../color';
import type { Console } from './console';
import { underlinesOf } from './underlines';

export const HERO = rgb('#FFFF00');
const VETERAN = rgb('#FFD95C');
const STRAW = rgb('#E0B850');
const SOOT = rgb('#5A5048');
const NAMES = Object.fromEntries(Object.entries(TILES).map(([name, code]) => [code, name])) as Record<
  TileCode,
  TileName
>;

/** `blood` is the background colour of cells with blood. */
export function drawMap(screen: Console, raws: Raws, view: View, blood: Rgb): void {
  const corner = { x: view.hero.at.x - WINDOW.columns / 2, y: view.hero.at.y - WINDOW.rows / 2 };
  const ground: Ground = { raws, view, light: view.lit ? null : lightMap(view), blood };
  for (let row = 0; row < WINDOW.rows; row++) {
    for (let column = 0; column < WINDOW.columns; column++) {
      const at = { x: corner.x + column, y: corner.y + row };
      drawTile(screen, ground, at, { x: column + WINDOW.x, y: row + WINDOW.y });
    }
  }
  drawFarLights(screen, view);
  drawGraves(screen, view);
  drawThings(screen, raws, view);
  const hero = onScreen(view, view.hero.at);
  if (hero) screen.set(hero.x, hero.y, '@', HERO);
}

function tileAt(view: View, x: number, y: number): string {
  // The outermost ring of cells of a level is never drawn.
  return isOutside(x, y, view) ? ' ' : (view.tiles[y * view.width + x] ?? ' ');
}

interface Ground {
  raws: Raws;
  view: View;
  light: Float32Array | null;
  blood: Rgb;
}

function drawTile(screen: Console, { raws, view, light, blood }: Ground, at: Point, { x, y }: Point): void {
  const tile = tileAt(view, at.x, at.y);
  if (tile === ' ') return;
  const east = view.themeEast !== null && at.x >= view.eastFrom;
  const theme = raws.theme[east ? (view.themeEast as string) : view.theme];
  const look = theme?.glyphs[NAMES[tile as TileCode]];
  if (!look) return;
  const isWall = (dx: number, dy: number): boolean => tileAt(view, at.x + dx, at.y + dy) === TILES.wall;
  const glyph = look.glyph === '' ? wallGlyph(isWall) : look.glyph;
  const index = at.y * view.width + at.x;
  if (view.visible[index] !== '1') {
    screen.set(x, y, glyph, grey(rgb(look.fg)));
    return;
  }
  const shade = (color: Rgb): Rgb => (light ? illuminate(color, light, index) : color);
  const ink = view.dry?.includes(index) ? STRAW : view.burnt?.includes(index) ? SOOT : rgb(look.fg);
  screen.set(x, y, glyph, shade(ink), view.blood.includes(index) ? shade(blood) : 0);
}

/** Returns a grey as bright as `color` by the weights of ITU-R BT.709. Channel value 128 counts as 127.5. */
export function grey(color: Rgb): Rgb {
  const halves = (channel: number): number => (channel === 128 ? 255 : 2 * channel);
  const sum = 2126 * halves(red(color)) + 7152 * halves(green(color)) + 722 * halves(blue(color));
  const value = Math.floor((sum + 10_000) / 20_000);
  return pack(value, value, value);
}

function illuminate(color: Rgb, light: Float32Array, index: number): Rgb {
  const share = (channel: number): number => Math.min(1, light[index * 3 + channel] as number);
  // Rounds the light to eighths, which keeps the number of colours low.
  const step = (value: number): number => Math.round(value * 8) / 8;
  return pack(red(color) * step(share(0)), green(color) * step(share(1)), blue(color) * step(share(2)));
}

/** Returns red, green and blue light for each cell. 1 is full light; sums may be higher. */
function lightMap(view: View): Float32Array {
  const opaque = new Uint8Array(view.width * view.height);
  for (let i = 0; i < opaque.length; i++) {
    const rule = TILE_RULES[view.tiles[i] as TileCode];
    opaque[i] = !rule || rule.opaque ? 1 : 0;
  }
  for (const thing of view.things) if (thing.open === false) opaque[thing.at.y * view.width + thing.at.x] = 1;
  const light = new Float32Array(view.width * view.height * 3);
  for (const { at, range, color } of view.lights) {
    const channels = [red(rgb(color)) / 255, green(rgb(color)) / 255, blue(rgb(color)) / 255];
    for (const cell of fieldOfView({ width: view.width, height: view.height, opaque }, at.x, at.y, range)) {
      const far = distance(at, pointOf(view, cell));
      const share = Math.max(0, (range - far) / range);
      channels.forEach((value, c) => {
        light[cell * 3 + c] = (light[cell * 3 + c] as number) + value * share;
      });
    }
  }
  for (const { color, cells } of view.glimmers ?? []) {
    const channels = [red(rgb(color)) / 255, green(rgb(color)) / 255, blue(rgb(color)) / 255];
    for (const { cell, strength } of cells)
      channels.forEach((value, c) => {
        light[cell * 3 + c] = (light[cell * 3 + c] as number) + value * strength;
      });
  }
  return light;
}

const FAR_LIGHT = '¤';

function drawFarLights(screen: Console, view: View): void {
  for (const { at, color } of view.farLights ?? []) {
    const { x, y } = unbounded(view, at);
    const column = clamp(x, WINDOW.x, WINDOW.x + WINDOW.columns - 1);
    screen.set(column, clamp(y, WINDOW.y, WINDOW.y + WINDOW.rows - 1), FAR_LIGHT, rgb(color));
  }
}

const GRAVE = rgb('#D6D4E0');
const GRAVE_SEEN_BEFORE = rgb('#8A8C98');

function drawGraves(screen: Console, view: View): void {
  for (const at of view.graves ?? []) {
    const cell = onScreen(view, at);
    const isSeen = view.visible[at.y * view.width + at.x] === '1';
    if (cell) screen.set(cell.x, cell.y, '⌂', isSeen ? GRAVE : GRAVE_SEEN_BEFORE);
  }
}

function drawThings(screen: Console, raws: Raws, view: View): void {
  const underlineOf = underlinesOf(raws);
  for (const thing of [...view.things].sort((a, b) => b.order - a.order || b.id - a.id)) {
    const look = thing.raw ? raws.archetypes[thing.raw]?.renderable : null;
    const underline = underlineOf(thing);
    const glyph = thing.open ? '/' : (look?.glyph ?? UNKNOWN[thing.alias?.kind ?? 'plain']);
    for (let dy = 0; dy < thing.size.height; dy++) {
      for (let dx = 0; dx < thing.size.width; dx++) {
        const at = { x: thing.at.x + dx, y: thing.at.y + dy };
        const cell = onScreen(view, at);
        if (cell && view.visible[at.y * view.width + at.x] === '1') {
          screen.set(cell.x, cell.y, glyph, rgb(look?.fg ?? '#FFAAAA'));
          if (underline && dy === thing.size.height - 1) screen.sign(cell.x, cell.y, { underline });
          if (thing.veteran && dx === 0 && dy === 0) screen.sign(cell.x, cell.y, { chevrons: VETERAN });
        }
      }
    }
  }
}

const UNKNOWN = { scroll: ')', potion: '!', plain: '/' } as const;

/** Glyphs of walls. The index adds up the neighbours that are walls: 1 north, 2 south, 4 west, 8 east. */
const LINES = ['○', '║', '║', '║', '═', '╝', '╗', '╣', '═', '╚', '╔', '╠', '═', '╩', '╦', '╬'] as const;

/** Returns the glyph that joins a wall to its neighbours. `isWall` takes an offset in cells. */
export function wallGlyph(isWall: (dx: number, dy: number) => boolean): string {
  const mask = (isWall(0, -1) ? 1 : 0) + (isWall(0, 1) ? 2 : 0) + (isWall(-1, 0) ? 4 : 0) + (isWall(1, 0) ? 8 : 0);
  return LINES[mask] as string;
}

/** Part of the screen with the map: upper left corner and size, in characters. */
export const WINDOW = { x: 1, y: 1, columns: 48, rows: 44 };

/** Returns a cell's column and row on the screen, in characters; `null` outside the map's window. */
export function onScreen(view: View, at: Point): Point | null {
  const cell = unbounded(view, at);
  const [column, row] = [cell.x - WINDOW.x, cell.y - WINDOW.y];
  return column >= 0 && row >= 0 && column < WINDOW.columns && row < WINDOW.rows ? cell : null;
}

const unbounded = ({ hero }: View, at: Point): Point => ({
  x: at.x - hero.at.x + WINDOW.columns / 2 + WINDOW.x,
  y: at.y - hero.at.y + WINDOW.rows / 2 + WINDOW.y,
});
