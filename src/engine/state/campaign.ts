import { SEPARATOR } from '../../lib/seed-code';
import type { RecipeRaw } from '../schema/levels';
import type { Kit, RawId, Raws } from '../schema/raws';
import type { Game } from './game';

/** One object for each campaign and kit, because caches use the object as a key. */
const selected = new WeakMap<Raws, Map<string, Raws>>();

/**
 * Selects the campaign and kit that `of` names, by default the first of each; a campaign's own kit takes precedence.
 * Throws if the raws lack either.
 */
export function rawsFor(raws: Raws, of: Pick<Game, 'campaign' | 'kit'>): Raws {
  const { campaign = raws.campaigns[0]?.id ?? '' } = of;
  const { kit = of.kit ?? raws.kits[0]?.id ?? '' } = raws.campaigns.find(({ id }) => id === campaign) ?? {};
  if (raws.campaign.id === campaign && raws.kit.id === kit) return raws;
  const known = selected.get(raws) ?? new Map<string, Raws>();
  selected.set(raws, known);
  const key = `${campaign} ${kit}`;
  const found = known.get(key) ?? {
    ...raws,
    campaign: findById(raws.campaigns, campaign, 'campaign'),
    ...(raws.kit.id === kit ? {} : partsOfKit(raws, findById(raws.kits, kit, 'kit'))),
  };
  known.set(key, found);
  return found;
}

function findById<T extends { id: RawId }>(rows: readonly T[], id: RawId, what: string): T {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new Error(`no ${what} ${id}`);
  return found;
}

function partsOfKit({ archetypes, sprites }: Raws, kit: Kit): Partial<Raws> {
  const { hero, archetype, look } = kit;
  return {
    ...{ kit, hero, archetypes: { ...archetypes, [hero.id]: archetype } },
    ...(look && { sprites: { ...sprites, looks: { ...sprites.looks, [hero.id]: look } } }),
  };
}

/** True if `campaigns` is absent or names the present campaign. */
export const isInCampaign = (
  { campaign }: Pick<Raws, 'campaign'>,
  { campaigns }: { campaigns?: readonly RawId[] },
): boolean => campaigns?.includes(campaign.id) ?? true;

/** Returns `undefined` if the recipe no longer exists. Stored levels may name older recipes. */
export const recipeOf = ({ levels }: Pick<Raws, 'levels'>, id: RawId): RecipeRaw | undefined =>
  levels.recipes.find((recipe) => recipe.id === id);

/** Returns `undefined`, which means the first campaign, if no campaign is marked. */
export const dailyCampaign = ({ campaigns }: Pick<Raws, 'campaigns'>): RawId | undefined =>
  campaigns.find(({ daily }) => daily)?.id;

/** `campaign` is absent for the first campaign, and `kit` for the first kit. */
export type Dungeon = Pick<Game, 'seed' | 'campaign' | 'kit'>;

/** `secondWays` is absent for daily dungeons, older builds and parsed seed codes. */
export type DungeonOfRun = Dungeon & Pick<Game, 'secondWays'>;

/** Returns a code such as `AMULET.SCOUT.7Q4-KVX`. Leaves out the first campaign and the first kit. */
export const formatSeedCode = ({ seed, campaign, kit }: Dungeon): string =>
  [...[campaign, kit].flatMap((id) => (id === undefined ? [] : [id.toUpperCase()])), seed].join(SEPARATOR);

/** Returns `null` if a name is unknown, or if the campaign is not offered. Does not check the seed. */
export function parseSeedCode({ campaigns, kits }: Pick<Raws, 'campaigns' | 'kits'>, code: string): Dungeon | null {
  const names = code.toLowerCase().split(SEPARATOR).slice(0, -1);
  const campaign = campaigns.find(({ id, offered }) => id === names[0] && offered);
  if (campaign) names.shift();
  const kit = kits.find(({ id }) => id === names[0]);
  if (kit) names.shift();
  if (names.length > 0) return null;
  return {
    seed: code.slice(code.lastIndexOf(SEPARATOR) + 1),
    ...(campaign && campaign !== campaigns[0] && { campaign: campaign.id }),
    ...(kit && kit !== kits[0] && { kit: kit.id }),
  };
}
