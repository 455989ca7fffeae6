import { isInCampaign, type Raws } from '../../src/engine';
import type { FeatRaw } from '../../src/engine/schema/feats';
import { table } from '../lib/table';
import type { Summary } from './tally';

/**
 * Writes a table of the campaign's feats, in the order of the raws, with the number of each bot's runs that earned the
 * feat. Feats that cannot be earned in a single run are marked `not asked`.
 */
export function formatFeats(raws: Raws, summaries: readonly Summary[]): string {
  const feats = raws.feats.filter((feat) => isInCampaign(raws, feat));
  const times = ({ id }: FeatRaw): number[] => summaries.map(({ census }) => census.feats[id] ?? 0);
  const isMet = (feat: FeatRaw): boolean => times(feat).some((runs) => runs > 0);
  const asked = feats.filter(isOfOneRun);
  const unmet = asked.filter((feat) => !isMet(feat));
  const mark = (feat: FeatRaw): string => (isMet(feat) ? 'met' : isOfOneRun(feat) ? 'NOT MET' : 'not asked');
  const rows = feats.map((feat) => [feat.id, mark(feat), ...times(feat).map(String)]);
  const heads = summaries.map(({ bot, runs }) => `${bot} (${runs})`);
  return [
    table(['feat', '', ...heads], rows),
    `feats: ${asked.length - unmet.length} of ${asked.length}; NOT MET: ${unmet.map(({ id }) => id).join(', ') || 'none'}`,
  ].join('\n\n');
}

/** True if the feat can be earned in a single run of any dungeon. */
const isOfOneRun = ({ when }: FeatRaw): boolean =>
  when.every((condition) => condition.kind !== 'totals' && !(condition.kind === 'result' && condition.daily));
