import { fieldOfView } from '../../lib/sight';
import type { Raws } from '../schema/raws';
import { component } from './components';
import type { Entity } from './entity';
import type { Level } from './level';
import type { SpatialIndex } from './spatial-index';

/** 1 for every cell the hero sees; the outermost ring is never seen. */
export function seenByHero(raws: Raws, level: Level, index: SpatialIndex, hero: Entity): Uint8Array {
  const { width, height } = level;
  const visible = new Uint8Array(width * height);
  const range = component(raws, hero, 'viewshed')?.range ?? 0;
  const at = hero.position;
  if (!at) return visible;
  for (const i of fieldOfView({ width, height, opaque: index.opaque }, at.x, at.y, range)) {
    const x = i % width;
    const y = (i - x) / width;
    if (x > 0 && y > 0 && x < width - 1 && y < height - 1) visible[i] = 1;
  }
  return visible;
}
