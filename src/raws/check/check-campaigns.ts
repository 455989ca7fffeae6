import { type CampaignRaw, firstDepth, recipesOf } from '../../engine/schema/campaigns';
import type { RecipeRaw } from '../../engine/schema/levels';
import type { Parsed } from '../kinds';
import { checkLaurel } from './check-laurel';
import { faultsOfLook } from './check-look';
import { checkWorn, slotsOf } from './check-worn';
import { idSet } from './id-set';
import type { Reporter } from './reporter';

/** Stages and places must cover all depths, to the same end. */
export function checkCampaigns(
  { campaigns, hero, items, levels, mobs, prefabs, sprites }: Parsed,
  reporter: Reporter,
): void {
  const { report, refer } = reporter;
  const slots = slotsOf(items.items);
  const usual = hero.hero.equipped.filter((item) => slots.has(item));
  if (campaigns.campaigns[0]?.offered === false) report(campaigns.campaigns[0].id, 'offered', 'the first must be');
  const signed = idSet(levels.recipes.filter(({ sign }) => sign !== undefined));
  for (const campaign of campaigns.campaigns) {
    const { id, equipped = [], carried, kit, boons, stages, places } = campaign;
    const first = firstDepth(campaign);
    checkWorn(id, [...usual, ...equipped], slots, reporter);
    refer(id, 'carried', 'item', carried);
    refer(id, 'kit', 'kit', kit);
    refer(id, 'boons', 'boon', boons);
    checkLaurel(campaign, { levels, mobs, prefabs }, reporter);
    checkWay(
      stages.map(({ depths }) => depths),
      first,
      (what) => report(id, 'stages', what),
    );
    checkWay(
      places.map(({ depths }) => depths),
      first,
      (what) => report(id, 'places', what),
    );
    if (endOf(places) !== endOf(stages)) report(id, 'places', 'must lead as deep as the stages');
    checkEnd(stages, levels.recipes, (what) => report(id, 'stages', what));
    for (const fault of places.flatMap(({ icon }) => faultsOfLook(sprites, icon))) report(id, 'places', fault);
    for (const stage of stages) {
      refer(id, 'stages', 'recipe', recipesOf(stage));
      for (const recipe of stage.second_way ? recipesOf(stage) : []) {
        if (!signed.has(recipe)) report(id, 'stages', `${recipe} has no sign, though two ways lead to its level`);
      }
    }
  }
}

const endOf = (parts: readonly Pick<CampaignRaw['stages'][number], 'depths'>[]): number | null | undefined =>
  parts.at(-1)?.depths[1];

/** The last level must have a goal; no other may. */
function checkEnd(stages: CampaignRaw['stages'], recipes: readonly RecipeRaw[], report: (what: string) => void): void {
  const ends = idSet(recipes.filter(({ goal }) => goal !== undefined));
  for (const [index, stage] of stages.entries()) {
    const [first, last] = stage.depths;
    const isEnd = index === stages.length - 1 && last !== null;
    if (isEnd && first !== last) report('the last level needs a stage of its own');
    for (const name of recipesOf(stage)) {
      if (isEnd && !ends.has(name)) report(`${name} has no goal, though it is the last level`);
      if (!isEnd && ends.has(name)) report(`${name} has no way down`);
    }
  }
}

function checkWay(
  depths: readonly (readonly [number, number | null])[],
  begin: number,
  report: (what: string) => void,
): void {
  let next: number | null = begin;
  for (const [first, last] of depths) {
    if (last !== null && last < first) report(`depth ${first} goes up to ${last}`);
    if (first !== next) report(`depth ${first} follows ${next === null ? 'endless levels' : next - 1}`);
    next = last === null ? null : last + 1;
  }
}
