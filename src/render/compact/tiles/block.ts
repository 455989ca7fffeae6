import type { BlockRaw } from '../../../engine/schema/themes';
import { rgb } from '../../color';
import type { Pixels } from '../../pixels';
import { CELL } from '../layout';
import { paintFront } from './front';
import type { Noise } from './ground';
import { paintRagged } from './ragged';
import { E, N, NE, NW, S, SE, SW, W } from './sides';

/** The front of a wall starts below its cap. */
export const FRONT = 5;

export interface BlockPlace {
  /** Neighbours that are open ground. */
  open: number;
  /** Base colour of the ground that shows at a ragged edge. */
  ground: number;
  /** A lit window in the front. */
  window: boolean;
}

/** A wall: its front where the south is open, its cap with bright rims elsewhere, a dark mass behind. */
export function paintBlock(tile: Pixels, wall: BlockRaw, place: BlockPlace, noise: Noise): void {
  const { open } = place;
  if (open === 0) {
    tile.rect(0, 0, CELL, CELL, rgb(wall.inside));
    return;
  }
  tile.rect(0, 0, CELL, CELL, rgb(wall.cap));
  if (open & S) paintFront(tile, wall, place, noise);
  if (wall.texture === 'ribs') paintRagged(tile, wall, place, noise);
  else paintRims(tile, wall, open);
}

function paintRims(tile: Pixels, wall: BlockRaw, open: number): void {
  const rim = rgb(wall.rim);
  const south = (open & S) !== 0;
  const side = south ? FRONT : CELL;
  if (open & N) tile.rect(0, 0, 16, 2, rim);
  if (open & W) tile.rect(0, 0, 2, side, rim);
  if (open & E) tile.rect(14, 0, 2, side, rim);
  if (south) tile.rect(0, FRONT - 1, 16, 1, rim);
  paintCornerDots(tile, open, rim);
  if (south && wall.texture !== 'plain') {
    if (open & W) tile.rect(0, FRONT, 1, CELL - FRONT, rgb(wall.face));
    if (open & E) tile.rect(15, FRONT, 1, CELL - FRONT, rgb(wall.foot));
  }
}

/** A dot where open ground touches only the corner. */
export function paintCornerDots(tile: Pixels, open: number, rim: number): void {
  if (open & NW && !(open & (N | W))) tile.rect(0, 0, 2, 2, rim);
  if (open & NE && !(open & (N | E))) tile.rect(14, 0, 2, 2, rim);
  if (open & SW && !(open & (S | W))) tile.rect(0, 14, 2, 2, rim);
  if (open & SE && !(open & (S | E))) tile.rect(14, 14, 2, 2, rim);
}
