import type { LookRaw } from '../engine/schema/sprites';
import type { Parsed } from './kinds';
import type { Problem } from './problem';

/**
 * Do looks and lights belong to things that exist, and are their grids there? A thing without a look is drawn as an
 * unknown one and is no problem.
 */
export function checkSprites(parsed: Parsed): Problem[] {
  const { looks, unknown, lights, grids, tiles } = parsed.sprites;
  const problems: Problem[] = [];
  const report = (id: string, field: string, what: string) => problems.push({ file: 'sprites.json', id, field, what });
  const { items, mobs, props, hero } = parsed;
  const things = new Set([...items.items, ...mobs.mobs, ...props.props, hero.hero].map(({ id }) => id));
  for (const id of Object.keys(looks)) if (!things.has(id)) report(id, 'looks', 'no item, mob or prop of this id');
  for (const id of Object.keys(lights)) if (!things.has(id)) report(id, 'lights', 'no item, mob or prop of this id');
  const { potion, plain, ...single } = unknown;
  const all: [string, LookRaw][] = [looks, potion, plain, single].flatMap((group) => Object.entries(group));
  for (const [id, { sprite, over = [] }] of all) {
    for (const grid of [sprite, ...over]) if (!(grid in grids)) report(id, 'looks', `no grid ${grid}`);
  }
  for (const [tile, grid] of Object.entries(tiles)) if (!(grid in grids)) report(tile, 'tiles', `no grid ${grid}`);
  return problems;
}
