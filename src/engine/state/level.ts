import type { Point } from '../../lib/geometry';
import type { RawId } from '../vocabulary/character';
import type { TileCode } from '../vocabulary/tile';
import type { Entity } from './entity';

export const WIDTH = 80;
export const HEIGHT = 50;

/** Depth of the town. Town portals lead there. */
export const TOWN = 1;

/** Identifies a level by its recipe, depth and name. */
export interface LevelRef {
  /** Id of the recipe in `raws/levels.json`, or of its fallback. The level's name and theme depend on it. */
  recipe: RawId;
  depth: number;
  /** Index of the level's name among the names of the recipe, counted from 0; absent if none was drawn. */
  nameNumber?: number;
}

/** One level as the hero left it. Cells are counted row by row: index = y * width + x. */
export interface Level extends LevelRef {
  width: number;
  height: number;
  /** One `TileCode` character per cell. */
  tiles: string;
  /** One character per cell: `1` if the hero has seen the cell or knows it from a map, else `0`. */
  revealed: string;
  /**
   * One character per cell: `1` if the hero knows the ground from a map alone, else `0`. Absent if there is no such
   * ground.
   */
  mapped?: string;
  /** Indices of cells with blood, ascending. */
  blood: number[];
  /**
   * True if the level is fully lit; otherwise light sources decide what looks bright. Light never changes what the hero
   * sees.
   */
  lit: boolean;
  /** Cell on which the hero arrives the first time. */
  start: Point;
  /**
   * Player-turn in which the hero left the level. Absent while the hero is there, or if older builds did not record it.
   */
  left?: number;
  /** All entities on the level except the hero, ascending by id. */
  entities: Entity[];
}

/** A level that is stored apart from the game. Its digest takes its place in the hash of the game. */
export interface ParkedLevel {
  parked: true;
  digest: string;
}

export type { TileCode };

/** Returns only the fields that identify the level. */
export const levelRef = ({ recipe, depth, nameNumber }: LevelRef): LevelRef => ({
  recipe,
  depth,
  ...(nameNumber === undefined ? {} : { nameNumber }),
});

export function isParked(level: Level | ParkedLevel): level is ParkedLevel {
  return 'parked' in level;
}
