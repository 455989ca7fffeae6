import { type CampaignRaw, prizeOf } from '../schema/campaigns';
import type { Raws } from '../schema/raws';
import type { Entity } from './entity';
import type { Game } from './game';

type Quest = Extract<CampaignRaw['laurel'], { brought: unknown }>;

/**
 * Returns the quest item in the pack, with its quest. Returns `null` if the hero lacks the item, or if the campaign has
 * no item to bring home.
 */
export function carriedQuest(
  { campaign: { laurel } }: Pick<Raws, 'campaign'>,
  { pack }: Pick<Game, 'pack'>,
): { quest: Quest; item: Entity } | null {
  if (!('brought' in laurel)) return null;
  const item = pack.find(({ raw }) => raw === laurel.brought);
  return item ? { quest: laurel, item } : null;
}

/**
 * Returns the item in the pack that the campaign's laurel requires; `null` if the pack has none. Unlike `carriedQuest`,
 * also finds an item that wins when the hero takes it.
 */
export function carriedPrize({ campaign }: Pick<Raws, 'campaign'>, { pack }: Pick<Game, 'pack'>): Entity | null {
  const prize = prizeOf(campaign);
  return pack.find(({ raw }) => raw === prize) ?? null;
}
