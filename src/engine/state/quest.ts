import { type CampaignRaw, prizeOf } from '../schema/campaigns';
import type { Raws } from '../schema/raws';
import type { Entity } from './entity';
import type { Game } from './game';

type Quest = Extract<CampaignRaw['laurel'], { brought: unknown }>;

/** Returns `null` without the item, or if the campaign wants none brought. */
export function carriedQuest(
  { campaign: { laurel } }: Pick<Raws, 'campaign'>,
  { pack }: Pick<Game, 'pack'>,
): { quest: Quest; item: Entity } | null {
  if (!('brought' in laurel)) return null;
  const item = pack.find(({ raw }) => raw === laurel.brought);
  return item ? { quest: laurel, item } : null;
}

/** Returns the item that wins when taken or brought home. */
export function carriedPrize({ campaign }: Pick<Raws, 'campaign'>, { pack }: Pick<Game, 'pack'>): Entity | null {
  const prize = prizeOf(campaign);
  return pack.find(({ raw }) => raw === prize) ?? null;
}
