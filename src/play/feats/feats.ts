import { isInCampaign, type RawId, type Raws } from '../../engine';
import type { FeatRaw } from '../../engine/schema/feats';
import type { ProfileTotals } from '../../storage/contract';
import { type Act, judgeOf, type RunEnd, type Watcher } from './conditions';

/** Watches a whole run of the campaign of the raws, act by act, for the feats that are earned in it. */
export class FeatWatch {
  private readonly watched: { feat: RawId; watchers: Watcher[] }[];

  constructor(raws: Raws) {
    const feats = raws.feats.filter((feat) => isInCampaign(raws, feat));
    this.watched = feats.map(({ id, when }) => ({
      feat: id,
      watchers: when.map((condition) => judgeOf(condition).watch(condition, raws)),
    }));
  }

  /** Called for every act of the run, in order. */
  see(act: Act): void {
    for (const { watchers } of this.watched) for (const watcher of watchers) watcher.see?.(act);
  }

  /** The feats of the run, in the order of the raws; those of a player's totals are not among them. */
  earned(end: RunEnd): RawId[] {
    const earned = this.watched.filter(({ watchers }) => watchers.every((watcher) => watcher.isMet(end)));
    return earned.map(({ feat }) => feat);
  }
}

/** The feats that a player's totals come to, in the order of the raws. */
export const featsOfTotals = (raws: Raws, totals: ProfileTotals): RawId[] =>
  idsWhere(raws, ({ when }) => when.every((condition) => judgeOf(condition).isMetInAll?.(condition, totals) ?? false));

/**
 * The feats of which this very act, of a run of the campaign of the raws, tells that they are earned, and no other act
 * of the run could tell again.
 */
export const featsOfAct = (raws: Raws, act: Act): RawId[] =>
  idsWhere(
    raws,
    (feat) =>
      isInCampaign(raws, feat) &&
      feat.when.every((condition) => judgeOf(condition).isMetBy?.(condition, act, raws) ?? false),
  );

const idsWhere = (raws: Raws, isEarned: (feat: FeatRaw) => boolean): RawId[] =>
  raws.feats.filter(isEarned).map(({ id }) => id);
