import { type Dungeon, parseSeedCode, type RawId } from '../../engine';
import type { Context } from '../context';

export interface DungeonQuery {
  seed?: string;
  /** Ignored if `seed` is set. */
  campaign?: RawId;
  /** Overrides the kit of a seed code. */
  kit?: RawId;
}

/** Returns `null` for anything not offered. `last` gives defaults for a random dungeon. */
export function dungeonFor(
  context: Pick<Context, 'raws' | 'newSeed'>,
  query: DungeonQuery,
  last: LastRun | null = null,
): Dungeon | null {
  const { raws } = context;
  const dungeon = query.seed === undefined ? randomDungeon(context, query, last) : parseSeedCode(raws, query.seed);
  const { kit = dungeon?.kit } = query;
  const found = raws.kits.find(({ id }) => id === kit);
  if (!dungeon || (kit !== undefined && !found)) return null;
  const { kit: _, ...place } = dungeon;
  return found && found !== raws.kits[0] ? { ...place, kit: found.id } : place;
}

type LastRun = Partial<Record<'campaign' | 'kit', RawId | undefined>>;

function randomDungeon(
  { raws, newSeed }: Pick<Context, 'raws' | 'newSeed'>,
  { campaign }: DungeonQuery,
  last: LastRun | null,
): Dungeon | null {
  const found = raws.campaigns.find(({ id, offered }) => id === (campaign ?? last?.campaign) && offered);
  if (campaign !== undefined && !found) return null;
  const kit = raws.kits.find(({ id }) => id === last?.kit);
  return {
    seed: newSeed(),
    ...(found && found !== raws.campaigns[0] && { campaign: found.id }),
    ...(kit && { kit: kit.id }),
  };
}

export const isOffered = ({ raws }: Pick<Context, 'raws'>, query: DungeonQuery): boolean =>
  dungeonFor({ raws, newSeed: () => '' }, query) !== null;

/** A missing field of `query` matches any dungeon. */
export function isInDungeon(
  { raws }: Pick<Context, 'raws'>,
  { seed, campaign, kit }: Dungeon,
  query: DungeonQuery,
): boolean {
  const asked = dungeonFor({ raws, newSeed: () => seed }, query, { campaign, kit });
  return asked?.seed === seed && asked.campaign === campaign && asked.kit === kit;
}
