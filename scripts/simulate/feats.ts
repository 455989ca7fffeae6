import { isInCampaign, type Raws } from '../../src/engine';
import { table } from '../lib/table';
import type { Summary } from './tally';

/** In how many of their runs the bots earned each feat, and which none of them did. */
export function formatFeats(raws: Raws, summaries: readonly Summary[]): string {
  // Bots play single runs of one campaign, of no daily dungeon.
  const inOneRun = raws.feats.filter(
    (feat) =>
      isInCampaign(raws, feat) &&
      feat.when.every((condition) => condition.kind !== 'totals' && !(condition.kind === 'result' && condition.daily)),
  );
  const earnedBy = ({ census }: Summary, feat: string): number => census.feats[feat] ?? 0;
  const never = inOneRun.filter(({ id }) => summaries.every((summary) => earnedBy(summary, id) === 0));
  const rows = inOneRun.map(({ id }) => [id, ...summaries.map((summary) => String(earnedBy(summary, id)))]);
  const heads = summaries.map(({ bot, runs }) => `${bot} (${runs})`);
  return [
    table(['feat', ...heads], rows),
    `feats earned: ${inOneRun.length - never.length} of ${inOneRun.length}; by no bot: ${never.map(({ id }) => id).join(', ') || 'none'}`,
  ].join('\n\n');
}
