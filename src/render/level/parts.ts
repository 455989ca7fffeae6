import type { RawId } from '../../engine';
import type { Point } from '../../lib/geometry';

/** A level as it was built, or one step on the way there: all that its picture is made of. */
export interface LevelParts {
  width: number;
  height: number;
  /** One tile character per cell. */
  tiles: string;
  /** Themes hang on it. */
  recipe: RawId;
  /** Where the hero arrives; `null` while that is open. */
  start: Point | null;
  /** Who and what is there; `cell` is the top left one of a larger body. */
  spawns: readonly { cell: number; raw: RawId }[];
}
