import type { LookRaw } from '../engine/schema/sprites';
import type { Parsed } from './kinds';
import type { Problem } from './problem';

/** Do levels name themes and inhabitants that exist, and sprites things and grids that do? */
export function checkLookReferences(parsed: Parsed): Problem[] {
  return [...levelProblems(parsed), ...spriteProblems(parsed)];
}

function levelProblems(parsed: Parsed): Problem[] {
  const problems: Problem[] = [];
  const themes = new Set(parsed.themes.themes.map(({ id }) => id));
  const things = thingsOf(parsed);
  for (const { id, theme, themeEast, validation } of parsed.levels.recipes) {
    const report = (field: string, what: string) => problems.push({ file: 'levels.json', id, field, what });
    if (!themes.has(theme)) report('theme', `no theme ${theme}`);
    if (themeEast !== undefined && !themes.has(themeEast)) report('themeEast', `no theme ${themeEast}`);
    for (const raw of validation?.present ?? []) {
      if (!things.has(raw)) report('validation.present', `no item, mob or prop ${raw}`);
    }
  }
  return problems;
}

/** A thing without a look is drawn as an unknown one; a look without a thing is a slip. */
function spriteProblems(parsed: Parsed): Problem[] {
  const { looks, unknown, lights, grids, tiles } = parsed.sprites;
  const problems: Problem[] = [];
  const report = (id: string, field: string, what: string) => problems.push({ file: 'sprites.json', id, field, what });
  const things = thingsOf(parsed).add(parsed.hero.hero.id);
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

function thingsOf({ items, mobs, props }: Parsed): Set<string> {
  return new Set([...items.items, ...mobs.mobs, ...props.props].map(({ id }) => id));
}
