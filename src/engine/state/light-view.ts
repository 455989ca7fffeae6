import type { Point } from '../../lib/geometry';
import type { RawId } from '../vocabulary/character';

/** A light source that the hero sees or remembers, and that lights cells in the hero's view. */
export interface Light {
  at: Point;
  range: number;
  color: string;
  source: RawId;
}

/** Light of one colour on cells in the hero's view. Its sources are unknown to the hero. */
export interface Glimmer {
  color: string;
  /** Indices of the lit cells, ascending, and the strength of the light on each, from 1/8 to 1. */
  cells: { cell: number; strength: number }[];
}
