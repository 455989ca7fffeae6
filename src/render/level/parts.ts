import type { RawId } from '../../engine';
import type { Point } from '../../lib/geometry';

/** A level as it was built, or one step on the way there: all that its picture is made of. */
export interface LevelParts {
  width: number;
  height: number;
  /** One tile character per cell; blank where nobody has looked. */
  tiles: string;
  /** Themes hang on it. */
  recipe: RawId;
  /** Where the hero arrives; `null` while that is open. */
  start: Point | null;
  /** Who and what is there; `cell` is the top left one of a larger body. Unidentified things have no raw. */
  spawns: readonly { cell: number; raw: RawId | null }[];
  /** Where the hero is, on the map of a level it walks. */
  hero?: Point;
}
