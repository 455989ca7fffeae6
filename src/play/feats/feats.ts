import { isInCampaign, type RawId, type Raws } from '../../engine';
import type { FeatRaw } from '../../engine/schema/feats';
import type { ProfileTotals } from '../../storage/contract';
import { type Act, judgeOf, type RunEnd, type Watcher } from './conditions';

/** The raws must belong to the run's campaign. */
export class FeatWatch {
  private readonly watched: { feat: RawId; watchers: Watcher[] }[];

  constructor(raws: Raws) {
    const feats = raws.feats.filter((feat) => isInCampaign(raws, feat));
    this.watched = feats.map(({ id, when }) => ({
      feat: id,
      watchers: when.map((condition) => judgeOf(condition).watch(condition, raws)),
    }));
  }

  /** Called once for each accepted action, in order. */
  see(act: Act): void {
    for (const { watchers } of this.watched) for (const watcher of watchers) watcher.see?.(act);
  }

  /** Omits feats for a player's totals. Keeps the order of the raws. */
  earned(end: RunEnd): RawId[] {
    const earned = this.watched.filter(({ watchers }) => watchers.every((watcher) => watcher.isMet(end)));
    return earned.map(({ feat }) => feat);
  }
}

export const featsOfTotals = (raws: Raws, totals: ProfileTotals): RawId[] =>
  idsWhere(raws, ({ when }) => when.every((condition) => judgeOf(condition).isMetInAll?.(condition, totals) ?? false));

/** Returns feats that this action proves first. Requires the raws of the run's campaign. */
export function featsOfAct(raws: Raws, act: Act, daily: boolean): RawId[] {
  const before = actBefore(act);
  const isProvedBy = ({ when }: FeatRaw, by: Act): boolean =>
    when.every((condition) => judgeOf(condition).isMetBy?.(condition, by, { raws, daily }) ?? false);
  return idsWhere(raws, (feat) => isInCampaign(raws, feat) && isProvedBy(feat, act) && !isProvedBy(feat, before));
}

/** Clears `over`, because the run went on after these events. */
const actBefore = ({ after, events }: Act): Act => ({
  after: { ...after, over: null },
  events: after.events.slice(0, -events.length || undefined),
});

const idsWhere = (raws: Raws, isEarned: (feat: FeatRaw) => boolean): RawId[] =>
  raws.feats.filter(isEarned).map(({ id }) => id);
