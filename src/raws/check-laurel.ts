import { type CampaignRaw, stageAt } from '../engine/schema/campaigns';
import type { RecipeRaw } from '../engine/schema/levels';
import type { Parsed } from './kinds';
import type { Reporter } from './reporter';

type Recipes = Parsed['levels']['recipes'];
type Quest = Extract<CampaignRaw['laurel'], { brought: unknown }>;

/** Checks that the laurel can be won: that what it takes is in the campaign for certain, and only there. */
export function checkLaurel(campaign: CampaignRaw, recipes: Recipes, reporter: Reporter): void {
  const { id, laurel } = campaign;
  if ('slain' in laurel) {
    reporter.refer(id, 'laurel', 'mob', laurel.slain);
    reporter.refuseUnique(id, 'laurel', laurel.slain);
    return;
  }
  reporter.refer(id, 'laurel', 'quest item', laurel.brought);
  checkGoal(campaign, laurel, { recipes, reporter });
  checkHunters(campaign, laurel, reporter);
}

/** What is to be brought lies on the last level, whichever recipe that is built by. */
function checkGoal(
  { id, stages }: CampaignRaw,
  { brought }: Quest,
  { recipes, reporter: { report } }: { recipes: readonly RecipeRaw[]; reporter: Reporter },
): void {
  const last = stages.at(-1);
  if (last?.depths[1] === null) report(id, 'laurel', `${brought} lies nowhere: the last stage must not be endless`);
  for (const { id: recipe, goal } of recipes) {
    if (!last?.recipes.includes(recipe) || goal === undefined || goal === brought) continue;
    report(id, 'laurel', `${recipe} is the last level, and its goal is ${goal}, not ${brought}`);
  }
}

/** The first band of a depth comes, so that one which begins within another would not. */
function checkHunters(campaign: CampaignRaw, { way_home }: Quest, { report, refer, refuseUnique }: Reporter): void {
  const { id } = campaign;
  let deepest = 0;
  for (const { depths, mobs } of way_home.hunters) {
    const [first, last] = depths;
    refer(id, 'laurel', 'mob', mobs);
    refuseUnique(id, 'laurel', mobs);
    if (last < first) report(id, 'laurel', `hunters of depth ${first} go up to ${last}`);
    if (first <= deepest) report(id, 'laurel', `hunters of depth ${first} follow those of ${deepest}: lead them down`);
    if (stageAt(campaign, last) === null) report(id, 'laurel', `hunters of depth ${last}, where no stage leads`);
    deepest = Math.max(deepest, last);
  }
}
