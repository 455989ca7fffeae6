import { type CampaignRaw, recipesOf, stageAt } from '../../engine/schema/campaigns';
import { namedBy, type RecipeRaw } from '../../engine/schema/levels';
import type { Parsed } from '../kinds';
import { idSet } from './id-set';
import type { Reporter } from './reporter';

type Levels = Pick<Parsed, 'levels' | 'prefabs' | 'mobs'>;
type Quest = Extract<CampaignRaw['laurel'], { brought: unknown }>;

export function checkLaurel(campaign: CampaignRaw, parsed: Levels, reporter: Reporter): void {
  const { id, laurel } = campaign;
  if ('slain' in laurel) {
    reporter.refer(id, 'laurel', 'mob', laurel.slain);
    reporter.refuseUnique(id, 'laurel', laurel.slain);
    checkPrey(campaign, laurel.slain, parsed, reporter);
    return;
  }
  const prize = 'taken' in laurel ? laurel.taken : laurel.brought;
  reporter.refer(id, 'laurel', 'quest item', prize);
  checkGoal(campaign, prize, { recipes: parsed.levels.recipes, reporter });
  if ('brought' in laurel) checkBands(campaign, laurel, parsed.mobs, reporter);
}

/** The recipes of at least one stage must all place the enemy. */
function checkPrey({ id, stages }: CampaignRaw, prey: string, { levels, prefabs }: Levels, { report }: Reporter): void {
  const marks = Object.entries(prefabs.legend).flatMap(([mark, { raw }]) => (raw === prey ? [mark] : []));
  const drawings = prefabs.prefabs.filter(({ rows }) => marks.some((mark) => rows.join('').includes(mark)));
  const names = new Set([prey, ...drawings.map((drawing) => drawing.id)]);
  const places = ({ chain, validation }: RecipeRaw): boolean =>
    namedBy(chain).some(({ name }) => names.has(name)) || (validation?.present?.includes(prey) ?? false);
  const placing = idSet(levels.recipes.filter(places));
  if (stages.some((stage) => recipesOf(stage).every((recipe) => placing.has(recipe)))) return;
  report(id, 'laurel', `${prey} is in no run for certain: the recipes of some stage must all place it`);
}

function checkGoal(
  { id, stages }: CampaignRaw,
  prize: string,
  { recipes, reporter: { report } }: { recipes: readonly RecipeRaw[]; reporter: Reporter },
): void {
  const last = stages.at(-1);
  if (last?.depths[1] === null) report(id, 'laurel', `${prize} lies nowhere: the last stage must not be endless`);
  for (const { id: recipe, goal } of recipes) {
    if (!last?.recipes.includes(recipe) || goal === undefined || goal === prize) continue;
    report(id, 'laurel', `${recipe} is the last level, and its goal is ${goal}, not ${prize}`);
  }
}

function checkBands(campaign: CampaignRaw, { way_home }: Quest, mobs: Parsed['mobs'], reporter: Reporter): void {
  const { id } = campaign;
  const { report, refer, refuseUnique } = reporter;
  for (const { depths, captain, mobs: others } of way_home.bands) {
    const [first, last] = depths;
    refer(id, 'laurel', 'mob', [captain, ...others]);
    refuseUnique(id, 'laurel', [captain, ...others]);
    if (mobs.mobs.some((mob) => mob.id === captain && !mob.captain)) report(id, 'laurel', `${captain} is no captain`);
    if (last < first) report(id, 'laurel', `the band of ${captain} comes from depth ${first} up to ${last}`);
    if (stageAt(campaign, last) === null) report(id, 'laurel', `a band of depth ${last}, where no stage leads`);
  }
}
