import type { Context } from '../context';
import type { InputOf } from '../use-case';
import type { CampaignDepths, ProfileUseCases } from './profiles-contract';
import { newestResults } from './streak';

/** Returns offered campaigns in the order of the raws. */
export async function campaignDepths(
  context: Context,
  { user, signal }: InputOf<ProfileUseCases, 'campaignDepths'>,
): Promise<CampaignDepths> {
  const ranked = (await newestResults(context, user, signal)).filter((result) => result.ranked);
  const depths = context.raws.campaigns
    .filter(({ offered }) => offered)
    .map(({ id }, place) => {
      const campaign = place === 0 ? undefined : id;
      const own = ranked.filter(({ summary }) => summary.campaign === campaign);
      return { ...(campaign === undefined ? {} : { campaign }), deepest: deepestOf(own) };
    });
  return { kind: 'campaign-depths', depths };
}

const deepestOf = (results: readonly { summary: { deepest: number } }[]): number =>
  Math.max(0, ...results.map(({ summary }) => summary.deepest));
