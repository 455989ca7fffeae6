import type { Point } from '../../lib/geometry';
import type { RawId } from '../vocabulary/character';

/** The hero sees or remembers the source. */
export interface Light {
  at: Point;
  range: number;
  color: string;
  source: RawId;
}

/** The hero does not know the sources. */
export interface Glimmer {
  color: string;
  /** Ascending. The strength of the light is from 1/8 to 1. */
  cells: { cell: number; strength: number }[];
}
