import { component, has } from './state/components';
import type { Entity } from './state/entity';
import type { Level } from './state/level';
import { TILE_RULES, type TileCode } from './state/tile';
import type { World } from './state/world';

const COST_BY_CODE = new Uint8Array(128).fill(10);
for (const code of Object.keys(TILE_RULES) as TileCode[]) {
  COST_BY_CODE[code.charCodeAt(0)] = Math.round(TILE_RULES[code].cost * 10);
}

let last = { tiles: '', cost: new Uint8Array() };

/** Tenths of a step for leaving each cell, by terrain alone. Kept while the same level is asked for; not to be changed. */
export function groundCost({ tiles }: Level): Uint8Array {
  if (last.tiles === tiles) return last.cost;
  const cost = Uint8Array.from(tiles, (code) => COST_BY_CODE[code.charCodeAt(0)] as number);
  last = { tiles, cost };
  return cost;
}

// Doors open and traps go while an action lasts, but none comes into being.
const fixed = new WeakMap<Level, Entity[]>();

/** Props still there that bar the way or fire when stepped on, ascending by id. */
export function fixtures({ raws, level, index }: World): Entity[] {
  let props = fixed.get(level);
  if (props === undefined) {
    props = level.entities.filter(
      (entity) => entity.kind === 'prop' && (has(raws, entity, 'blocksTile') || has(raws, entity, 'entryTrigger')),
    );
    fixed.set(level, props);
  }
  return props.filter((prop) => prop.position && index.at(prop.position).includes(prop));
}

/** Does the prop bar the way, as closed doors do? */
export const bars = ({ raws }: World, prop: Entity): boolean => component(raws, prop, 'blocksTile') === true;
