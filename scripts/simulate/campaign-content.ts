import type { Raws } from '../../src/engine';
import { type CampaignRaw, prizeOf, recipesOf } from '../../src/engine/schema/campaigns';
import type { ItemRaw } from '../../src/engine/schema/items';
import { buildersIn } from '../../src/engine/schema/levels';
import { isInCampaign } from '../../src/engine/state/campaign';

export const captivesIn = ({ mobs, campaign }: Raws): string[] =>
  mobs.filter(({ captive }) => captive?.campaigns?.includes(campaign.id) ?? captive).map(({ id }) => id);

/** Recipes of all stages, both ways included. */
export const dealtIn = ({ stages }: CampaignRaw): Set<string> => new Set(stages.flatMap(recipesOf));

export const buildersOf = ({ levels }: Raws, isChosen: (recipe: string) => boolean): Set<string> =>
  new Set(levels.recipes.filter(({ id }) => isChosen(id)).flatMap(({ chain }) => buildersIn(chain)));

/** True if the item wins another campaign, or is found only in other campaigns. */
export function isElsewhere(raws: Raws, item: ItemRaw): boolean {
  const { id, quest, vendor_category } = item;
  if (quest) return prizeOf(raws.campaign) !== id;
  if (!isInCampaign(raws, item)) return true;
  const rows = raws.spawnTable.filter(({ raw }) => raw === id);
  return vendor_category === undefined && rows.length > 0 && !rows.some((row) => isInCampaign(raws, row));
}

/** Returns the items that exist only in kits with which no run began. */
export const itemsOfKits = (raws: Raws, begun: ReadonlySet<string>): string[] =>
  raws.kits
    .filter(({ id }) => !begun.has(id))
    .flatMap(({ hero }) => [...hero.equipped, ...hero.carried])
    .filter((id) => raws.item[id]?.vendor_category === undefined)
    .filter((id) => !raws.spawnTable.some(({ raw }) => raw === id) && !raws.hero.carried.includes(id));

/**
 * Returns the bases, bonuses and traits of the magic gear among these items. They are counted one by one, because all
 * combinations would need thousands of runs.
 */
export const partsOf = (items: readonly ItemRaw[]): string[] => [
  ...new Set(
    items.flatMap(({ variant: made }) => (made ? [made.base, `bonus ${made.bonus}`, made.trait ?? 'no trait'] : [])),
  ),
];

/** Returns the spells that the hero can learn from things, kits and boons. */
export const taught = (raws: Raws): string[] => [
  ...new Set([
    ...raws.items.flatMap(({ consumable }) => consumable?.effects.teach_spell ?? []),
    ...raws.kits.flatMap(({ hero }) => hero.spells),
    ...raws.boons.flatMap(({ gives }) => gives.spells ?? []),
  ]),
];

/** Returns the things and spells that set fire to what is dry. */
export const kindling = (raws: Raws, items: readonly ItemRaw[], suffered: readonly string[]): string[] => [
  ...items.filter(({ consumable }) => consumable?.effects.kindles).map(({ id }) => id),
  ...new Set([...taught(raws), ...suffered].filter((spell) => raws.spell[spell]?.effects.kindles)),
];

/** Returns the spells that these creatures cast, including those of a single phase and those at their death. */
export const spellsOf = (mobs: Raws['mobs']): string[] => [
  ...new Set(
    mobs
      .flatMap(({ abilities = [], phases = [], on_death = [] }) => [
        ...abilities,
        ...phases.flatMap((one) => one.abilities ?? []),
        ...on_death,
      ])
      .map(({ spell }) => spell),
  ),
];

export const twistsOf = ({ levels }: Raws, isChosen: (recipe: string) => boolean): string[] => [
  ...new Set(levels.recipes.filter(({ id }) => isChosen(id)).flatMap(({ twists = [] }) => twists)),
];

/** Content of a campaign: creatures and props that levels place, recipes, and spells that creatures cast. */
interface Content {
  placed: ReadonlySet<string>;
  dealt: ReadonlySet<string>;
  spells: readonly string[];
}

/** Events, statuses and the like that occur only if a spell has this effect. */
const BY_EFFECT = {
  single_activation: ['went-off'],
  wakes: ['woken'],
  pulls: ['dragged'],
  steals: ['robbed'],
  dims: ['dimness'],
};
/** Events, statuses and reasons to stop that occur only if a creature has this component. */
const BY_CREATURE = {
  wings: ['flew'],
  divides: ['divided'],
  guards: ['guard'],
  phases: ['phase'],
  takes_tribute: ['pay-tribute', 'tribute'],
};
/** Reasons to stop and events that occur only if a recipe has this rule. */
const BY_RECIPE = { truce: ['truce-held', 'truce'], twists: ['twist', 'mirrored', 'thrown'] };

/**
 * Returns the actions, events, statuses and reasons to stop that cannot occur in this campaign, because the spell,
 * creature, rule or kind of campaign for them is missing.
 */
export function absentFrom(raws: Raws, { placed, dealt, spells }: Content): string[] {
  const cast = spells.flatMap((spell) => raws.spell[spell] ?? []);
  return [
    ...lacking(
      cast.map(({ effects }) => effects),
      BY_EFFECT,
    ),
    ...lacking(cast, { wind_up: ['prepared', 'wound-up'] }),
    ...lacking(
      raws.mobs.filter(({ id }) => placed.has(id)),
      BY_CREATURE,
    ),
    ...lacking(
      raws.levels.recipes.filter(({ id }) => dealt.has(id)),
      BY_RECIPE,
    ),
    ...('brought' in raws.campaign.laurel ? [] : ['way-home']),
  ];
}

/** Returns the names under each field that no row has. */
const lacking = <Row extends object>(
  rows: readonly Row[],
  names: { [Field in keyof Row]?: readonly string[] },
): string[] =>
  (Object.keys(names) as (keyof Row)[]).flatMap((field) =>
    rows.some((row) => row[field]) ? [] : (names[field] ?? []),
  );
