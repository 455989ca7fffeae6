import type { LookRaw, SpritesRaw } from '../engine/schema/sprites';
import type { Parsed } from './kinds';
import type { Problem } from './problem';

/**
 * Checks that looks and lights belong to existing raws, and that they and the themes use existing grids and inks. A raw
 * without a look is drawn as unknown, which is no problem.
 */
export function checkSprites(parsed: Parsed): Problem[] {
  const { looks, unknown, spentShrine, lights, grids, tiles, grave } = parsed.sprites;
  const problems: Problem[] = [];
  const report = (id: string, field: string, what: string) => problems.push({ file: 'sprites.json', id, field, what });
  const { items, mobs, props, hero } = parsed;
  const things = new Set([...items.items, ...mobs.mobs, ...props.props, hero.hero].map(({ id }) => id));
  for (const id of Object.keys(looks)) if (!things.has(id)) report(id, 'looks', 'no item, mob or prop of this id');
  for (const id of Object.keys(lights)) if (!things.has(id)) report(id, 'lights', 'no item, mob or prop of this id');
  const { potion, plain, ...single } = unknown;
  const all: [string, LookRaw][] = [looks, potion, plain, { ...single, spentShrine }].flatMap((group) =>
    Object.entries(group),
  );
  for (const [id, look] of all) {
    for (const grid of gridsOf(look)) if (!(grid in grids)) report(id, 'looks', `no grid ${grid}`);
    for (const ink of unknownInks(parsed.sprites, look)) report(id, 'looks', `no ink ${ink}: swap it for one`);
  }
  for (const { id, downStairs } of parsed.themes.themes)
    if (downStairs !== undefined && !(downStairs in grids)) report(id, 'downStairs', `no grid ${downStairs}`);
  for (const [tile, grid] of Object.entries(tiles)) if (!(grid in grids)) report(tile, 'tiles', `no grid ${grid}`);
  if (!(grave in grids)) report('grave', 'grave', `no grid ${grave}`);
  return problems;
}

const gridsOf = ({ sprite, over = [] }: LookRaw): string[] => [sprite, ...over];

/** What a look is drawn with, after its swaps, that is neither an ink nor a colour. */
function unknownInks({ grids, inks }: SpritesRaw, look: LookRaw): string[] {
  const marks = new Set(
    gridsOf(look)
      .flatMap((grid) => grids[grid]?.rows ?? [])
      .join(''),
  );
  marks.delete('.');
  const used = new Set([...marks].map((mark) => look.swap?.[mark] ?? mark));
  return [...used].filter((ink) => !ink.startsWith('#') && !(ink in inks));
}
