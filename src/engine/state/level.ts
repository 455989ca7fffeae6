import type { Point } from '../../lib/geometry';
import type { RawId } from '../vocabulary/character';
import { TILES, type TileCode } from '../vocabulary/tile';
import type { Entity } from './entity';

export const WIDTH = 80;
export const HEIGHT = 50;

export const TOWN = 1;

export interface LevelRef {
  /** Id of the recipe in `raws/levels.json`, which gives the level's name and theme. */
  recipe: RawId;
  depth: number;
  /** Index in the recipe's list of names; absent if the level drew none. */
  nameNumber?: number;
}

/** Fields with one entry per cell hold the cells row by row: index = y * width + x. */
export interface Level extends LevelRef {
  width: number;
  height: number;
  /** One `TileCode` per cell. */
  tiles: string;
  /**
   * One character per cell: `1` if the cell is on the hero's map, else `0`. The map also holds cells that the hero
   * knows by magic or from the start.
   */
  revealed: string;
  /** One character per cell: `1` if known only by magic mapping, else `0`. Absent if there is no such cell. */
  mapped?: string;
  /** Indices of cells with blood, ascending. */
  blood: number[];
  /** Indices of cells with dry grass, ascending. */
  dry?: readonly number[];
  /** Indices of burnt cells, ascending. Burnt cells never burn again. */
  burnt?: readonly number[];
  /**
   * True if the level is fully lit. On other levels, light sources decide which cells are drawn bright. Light never
   * changes the hero's sight.
   */
  lit: boolean;
  /** Cell on which the hero arrives for the first time; in the town, the middle of the pub. */
  start: Point;
  /**
   * Index of the cell with the stairs to the second way down. When the hero has taken one way, the stairs to the other
   * are gone.
   */
  secondStairs?: number;
  /**
   * Player-turn in which the hero left the level. Absent while the hero is there, and for levels from older builds that
   * did not record it.
   */
  left?: number;
  /** Ascending by id. The hero is not among them. */
  entities: Entity[];
}

/** A level that is stored apart from the game. The digest stands for the level in the hash of the game. */
export interface ParkedLevel {
  parked: true;
  digest: string;
}

export type { TileCode };

/** Returns only the fields of `LevelRef`. */
export const levelRef = ({ recipe, depth, nameNumber }: LevelRef): LevelRef => ({
  recipe,
  depth,
  ...(nameNumber === undefined ? {} : { nameNumber }),
});

export function isParked(level: Level | ParkedLevel): level is ParkedLevel {
  return 'parked' in level;
}

/** True if two stairs lead down, and the hero has taken neither yet. */
export const isForked = ({ tiles, secondStairs }: Pick<Level, 'tiles' | 'secondStairs'>): boolean =>
  secondStairs !== undefined &&
  tiles[secondStairs] === TILES.downStairs &&
  tiles.indexOf(TILES.downStairs) !== tiles.lastIndexOf(TILES.downStairs);
