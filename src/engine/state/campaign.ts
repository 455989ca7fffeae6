import { SEPARATOR } from '../../lib/seed-code';
import type { RecipeRaw } from '../schema/levels';
import type { Kit, RawId, Raws } from '../schema/raws';
import type { Game } from './game';

/** Reuses objects, because caches compare them by identity. */
const selected = new WeakMap<Raws, Map<string, Raws>>();

/** Defaults to the first of each; a campaign's own kit wins. Throws for unknown ids. */
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

/** Returns `undefined` for a recipe of an older build. */
export const recipeOf = ({ levels }: Pick<Raws, 'levels'>, id: RawId): RecipeRaw | undefined =>
  levels.recipes.find((recipe) => recipe.id === id);

/** Returns `undefined`, meaning the first campaign, if none is marked. */
export const dailyCampaign = ({ campaigns }: Pick<Raws, 'campaigns'>): RawId | undefined =>
  campaigns.find(({ daily }) => daily)?.id;

/** Absent `campaign` and `kit` mean the first. */
export type Dungeon = Pick<Game, 'seed' | 'campaign' | 'kit'>;

/** `secondWays` is absent for daily dungeons, older builds and parsed seed codes. */
export type DungeonOfRun = Dungeon & Pick<Game, 'secondWays'>;

/** Returns a code such as `AMULET.SCOUT.7Q4-KVX`. Omits the first campaign and kit. */
export const formatSeedCode = ({ seed, campaign, kit }: Dungeon): string =>
  [...[campaign, kit].flatMap((id) => (id === undefined ? [] : [id.toUpperCase()])), seed].join(SEPARATOR);

/** Returns `null` for unknown names or unoffered campaigns. Does not check the seed. */
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
