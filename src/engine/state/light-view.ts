import type { Point } from '../../lib/geometry';
import type { RawId } from '../vocabulary/character';

/** Light from a known source; `range` is in cells. */
export interface Light {
  at: Point;
  range: number;
  color: string;
  source: RawId;
}

/** Light of one colour from unknown sources. */
export interface Glimmer {
  color: string;
  /** Ascending by cell; `strength` is 1/8 to 1. */
  cells: { cell: number; strength: number }[];
}
