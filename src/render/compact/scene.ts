import type { EntityId, Raws, View } from '../../engine';
import { TILES } from '../../engine';
import type { ThemeRaw } from '../../engine/schema/themes';
import { covers, type Point } from '../../lib/geometry';
import type { Palette } from '../../settings/palette';
import { windowIn } from '../../settings/window';
import { drawnTheme } from '../drawn-theme';
import { CELL, MAP_TOP, STANDARD, type Viewport } from './layout';
import { sides } from './sides';

const KNOWN = 1;
const WALL = 2;
const OPAQUE = 4;
const CLOSED_DOOR = 8;
const OPEN_DOOR = 16;
const SEEN = 32;
const DRY = 64;
const BURNT = 128;

/** Part of the level in the picture. Methods take cells of the level; cells outside count as unknown. */
export class Scene {
  /** Column of the level at the picture's left edge; negative if the level begins farther right. */
  readonly left: number;
  /** Row of the level at the map's upper edge; negative if the level begins farther down. */
  readonly top: number;
  shifts: ReadonlyMap<EntityId, Point> = new Map();
  fallen = false;
  private readonly flags: Uint8Array;
  private readonly west: ThemeRaw;
  private readonly east: ThemeRaw;

  constructor(
    readonly raws: Raws,
    readonly view: View,
    readonly palette: Palette,
    readonly viewport: Viewport = STANDARD,
  ) {
    const { corner } = viewport;
    const { left, top } = corner ? { left: corner.x, top: corner.y } : windowIn(view, viewport);
    this.left = left;
    this.top = top;
    this.west = drawnTheme(raws, view.theme, palette);
    this.east = view.themeEast === null ? this.west : drawnTheme(raws, view.themeEast, palette);
    this.flags = flagsOf(view);
    this.markFacingWalls();
  }

  theme(x: number): ThemeRaw {
    return x < this.view.eastFrom ? this.west : this.east;
  }

  /** Returns the tile character; a blank if the hero does not know the cell. */
  tile(x: number, y: number): string {
    return this.isInside(x, y) ? (this.view.tiles[y * this.view.width + x] ?? ' ') : ' ';
  }

  isKnown(x: number, y: number): boolean {
    return this.has(x, y, KNOWN);
  }

  /** True if the hero sees the cell now, or if the cell is a wall beside ground in sight. */
  isSeen(x: number, y: number): boolean {
    return this.has(x, y, SEEN);
  }

  /** True if the hero sees the cell, or if a creature in sight stands on the cell. */
  isInSight(at: Point): boolean {
    return this.isSeen(at.x, at.y) || this.view.things.some((thing) => thing.kind === 'mob' && covers(thing, at));
  }

  isWall(x: number, y: number): boolean {
    return this.has(x, y, WALL);
  }

  isClosedDoor(x: number, y: number): boolean {
    return this.has(x, y, CLOSED_DOOR);
  }

  isOpenDoor(x: number, y: number): boolean {
    return this.has(x, y, OPEN_DOOR);
  }

  isDry(x: number, y: number): boolean {
    return this.has(x, y, DRY);
  }

  isBurnt(x: number, y: number): boolean {
    return this.has(x, y, BURNT);
  }

  /** True if the cell is known and has neither a wall nor a closed door. */
  isOpen(x: number, y: number): boolean {
    return this.isKnown(x, y) && !this.isWall(x, y) && !this.isClosedDoor(x, y);
  }

  /** True if the cell stops light or is unknown. */
  isOpaque(x: number, y: number): boolean {
    return !this.isKnown(x, y) || this.has(x, y, OPAQUE);
  }

  /** Returns one byte for each cell of the level: 1 if the cell stops light or is unknown. */
  opacity(): Uint8Array {
    return this.flags.map((flag) => ((flag & KNOWN) === 0 || (flag & OPAQUE) !== 0 ? 1 : 0));
  }

  /** Returns the upper left corner of a cell in pixels. The corner may lie outside the picture. */
  corner(at: Point): Point {
    return { x: (at.x - this.left) * CELL, y: MAP_TOP + (at.y - this.top) * CELL };
  }

  middle(at: Point): Point {
    const { x, y } = this.corner(at);
    return { x: x + CELL / 2, y: y + CELL / 2 };
  }

  each(visit: (x: number, y: number) => void): void {
    const { columns, rows } = this.viewport;
    for (let y = this.top; y < this.top + rows; y++) {
      for (let x = this.left; x < this.left + columns; x++) visit(x, y);
    }
  }

  isInside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.view.width && y < this.view.height;
  }

  /** Marks walls beside visible ground as seen, because the engine's field of view misses some ends of walls. */
  private markFacingWalls(): void {
    const facings: number[] = [];
    this.each((x, y) => {
      if (!this.isWall(x, y) || this.isSeen(x, y)) return;
      if (sides(x, y, (i, j) => this.isSeen(i, j) && !this.isOpaque(i, j)) !== 0) facings.push(y * this.view.width + x);
    });
    for (const i of facings) this.flags[i] = this.flags[i]! | SEEN;
  }

  private has(x: number, y: number, flag: number): boolean {
    return this.isInside(x, y) && (this.flags[y * this.view.width + x]! & flag) !== 0;
  }
}

function flagsOf(view: View): Uint8Array {
  const flags = new Uint8Array(view.width * view.height);
  for (let i = 0; i < flags.length; i++) {
    const tile = view.tiles[i];
    let flag = view.visible[i] === '1' ? SEEN : 0;
    if (tile !== undefined && tile !== ' ') flag |= KNOWN;
    if (tile === TILES.wall) flag |= WALL | OPAQUE;
    if (tile === TILES.stalactite || tile === TILES.stalagmite) flag |= OPAQUE;
    flags[i] = flag;
  }
  for (const i of view.dry ?? []) flags[i] = flags[i]! | DRY;
  for (const i of view.burnt ?? []) flags[i] = flags[i]! | BURNT;
  for (const { open, at } of view.things) {
    if (open === null) continue;
    const i = at.y * view.width + at.x;
    flags[i] = flags[i]! | (open ? OPEN_DOOR : CLOSED_DOOR | OPAQUE);
  }
  return flags;
}
