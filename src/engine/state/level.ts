import type { Point } from '../../lib/geometry';
import type { RawId } from '../vocabulary/character';
import type { TileCode } from '../vocabulary/tile';
import type { Entity } from './entity';

export const WIDTH = 80;
export const HEIGHT = 50;

/** Depth of the town, to which town portals lead. */
export const TOWN = 1;

/** What a level is called by. */
export interface LevelRef {
  /** Id of the recipe in `raws/levels.json`, or of the fallback; names and themes depend on it. */
  recipe: RawId;
  depth: number;
  /** Which of the recipe's names it has, counted from 0; absent where none was drawn. */
  nameNumber?: number;
}

/** One level exactly as the hero left it. Cells are counted row by row: index = y * width + x. */
export interface Level extends LevelRef {
  width: number;
  height: number;
  /** One `TileCode` character per cell. */
  tiles: string;
  /** One character per cell, `1` when the hero knows it, as it has seen it or its map shows it, else `0`. */
  revealed: string;
  /** Likewise `1` for ground that the hero knows from a map alone; absent, or `0` throughout, where there is none. */
  mapped?: string;
  /** Cells with blood, ascending. */
  blood: number[];
  /** Fully lit; otherwise light sources decide what looks bright. Light never changes what is seen. */
  lit: boolean;
  /** Where the hero arrives the first time. */
  start: Point;
  /** The player-turn in which the hero left it; absent while the hero is there, and where that was not recorded. */
  left?: number;
  /** Everything on the level except the hero, ascending by id. */
  entities: Entity[];
}

/** A level stored elsewhere. Its digest replaces it in the hash of the game. */
export interface ParkedLevel {
  parked: true;
  digest: string;
}

export type { TileCode };

/** A level by its name alone. */
export const levelRef = ({ recipe, depth, nameNumber }: LevelRef): LevelRef => ({
  recipe,
  depth,
  ...(nameNumber === undefined ? {} : { nameNumber }),
});

export function isParked(level: Level | ParkedLevel): level is ParkedLevel {
  return 'parked' in level;
}
