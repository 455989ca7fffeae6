import type { Point } from '../../lib/geometry';
import type { RawId } from '../vocabulary/character';
import { TILES, type TileCode } from '../vocabulary/tile';
import type { Entity } from './entity';

export const WIDTH = 80;
export const HEIGHT = 50;

export const TOWN = 1;

export interface LevelRef {
  recipe: RawId;
  depth: number;
  /** Index in the recipe's names; absent without a name. */
  nameNumber?: number;
}

/** Cells are stored row by row: index = y * width + x. */
export interface Level extends LevelRef {
  width: number;
  height: number;
  tiles: string;
  /** `1` for each cell on the hero's map, else `0`. */
  revealed: string;
  /** `1` for cells known only by magic mapping, else `0`. */
  mapped?: string;
  /** Cell indices, ascending. */
  blood: number[];
  /** Cell indices, ascending. */
  dry?: readonly number[];
  /** Cell indices, ascending. Burnt cells never burn again. */
  burnt?: readonly number[];
  /** Fully lit. Light never changes the hero's sight. */
  lit: boolean;
  /** Cell of the first arrival; in the town, the middle of the pub. */
  start: Point;
  /** Cell index of the second stairs down, if any. */
  secondStairs?: number;
  /** Player-turn of the hero's departure; absent while here, or in older games. */
  left?: number;
  /** Ascending by id, without the hero. */
  entities: Entity[];
}

/** Level stored apart. The game's hash contains `digest` in its place. */
export interface ParkedLevel {
  parked: true;
  digest: string;
}

export type { TileCode };

export const levelRef = ({ recipe, depth, nameNumber }: LevelRef): LevelRef => ({
  recipe,
  depth,
  ...(nameNumber === undefined ? {} : { nameNumber }),
});

export function isParked(level: Level | ParkedLevel): level is ParkedLevel {
  return 'parked' in level;
}

/** True if two stairs lead down, and the hero has taken neither. */
export const isForked = ({ tiles, secondStairs }: Pick<Level, 'tiles' | 'secondStairs'>): boolean =>
  secondStairs !== undefined &&
  tiles[secondStairs] === TILES.downStairs &&
  tiles.indexOf(TILES.downStairs) !== tiles.lastIndexOf(TILES.downStairs);
