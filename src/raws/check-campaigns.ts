import type { CampaignRaw } from '../engine/schema/campaigns';
import type { RecipeRaw } from '../engine/schema/levels';
import { idSet } from './id-set';
import type { Parsed } from './kinds';
import type { Report } from './problem';

/** Checks that the campaigns to which rows belong exist. */
export function checkCampaignNames(
  { campaigns }: Parsed['campaigns'],
  rows: readonly { id: string; campaigns?: readonly string[] }[],
  report: Report,
): void {
  const known = idSet(campaigns);
  for (const { id, campaigns: names = [] } of rows) {
    for (const name of names) if (!known.has(name)) report(id, 'campaigns', `no campaign ${name}`);
  }
}

/** Checks that what campaigns name exists, and that their stages and places lead down from the town without gaps. */
export function checkCampaigns({ campaigns, levels, mobs, items, sprites }: Parsed, report: Report): void {
  const recipeIds = idSet(levels.recipes);
  const mobIds = idSet(mobs.mobs);
  const itemIds = idSet(items.items);
  if (campaigns.campaigns[0]?.offered === false) report(campaigns.campaigns[0].id, 'offered', 'the first must be');
  for (const { id, carried = [], stages, places, laurel } of campaigns.campaigns) {
    for (const item of carried) if (!itemIds.has(item)) report(id, 'carried', `no item ${item}`);
    if ('slain' in laurel) {
      if (!mobIds.has(laurel.slain)) report(id, 'laurel', `no mob ${laurel.slain}`);
    } else {
      if (!itemIds.has(laurel.brought)) report(id, 'laurel', `no item ${laurel.brought}`);
      for (const mob of laurel.way_home.hunters.flatMap(({ mobs }) => mobs)) {
        if (!mobIds.has(mob)) report(id, 'laurel', `no mob ${mob}`);
      }
    }
    checkWay(
      stages.map(({ depths }) => depths),
      (what) => report(id, 'stages', what),
    );
    checkWay(
      places.map(({ depths }) => depths),
      (what) => report(id, 'places', what),
    );
    checkEnd(stages, levels.recipes, (what) => report(id, 'stages', what));
    for (const { icon } of places) {
      for (const grid of [icon.sprite, ...(icon.over ?? [])])
        if (!(grid in sprites.grids)) report(id, 'places', `no grid ${grid} in sprites.json`);
    }
    for (const name of stages.flatMap(({ recipes }) => recipes)) {
      if (!recipeIds.has(name)) report(id, 'stages', `no recipe ${name}`);
    }
  }
}

/** Checks that the last level alone has no way down. */
function checkEnd(stages: CampaignRaw['stages'], recipes: readonly RecipeRaw[], report: (what: string) => void): void {
  const ends = idSet(recipes.filter(({ goal }) => goal !== undefined));
  for (const [stage, { depths, recipes: names }] of stages.entries()) {
    const [first, last] = depths;
    const isEnd = stage === stages.length - 1 && last !== null;
    if (isEnd && first !== last) report('the last level needs a stage of its own');
    for (const name of names) {
      if (isEnd && !ends.has(name)) report(`${name} has no goal, though it is the last level`);
      if (!isEnd && ends.has(name)) report(`${name} has no way down`);
    }
  }
}

/** Checks that first and last depths lead down from the town without gaps. */
function checkWay(depths: readonly (readonly [number, number | null])[], report: (what: string) => void): void {
  let next: number | null = 1;
  for (const [first, last] of depths) {
    if (last !== null && last < first) report(`depth ${first} goes up to ${last}`);
    if (first !== next) report(`depth ${first} follows ${next === null ? 'endless levels' : next - 1}`);
    next = last === null ? null : last + 1;
  }
}
