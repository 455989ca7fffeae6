import type { RawId } from '../../engine';
import type { ChannelId, Origin, Run, RunId, UserId } from '../../storage/contract';

/** A run in a list: what tells those of one player apart. */
export interface ListedRun {
  run: RunId;
  owner: UserId;
  /** The channel that plays it together; `null` for a run of its owner's own. */
  channel: ChannelId | null;
  heroName: string;
  /** Id of the campaign; absent for the first one. */
  campaign?: RawId;
  depth: number;
  /** The hero's. */
  level: number;
  turn: number;
  origin: Origin;
  ranked: boolean;
  /** When the newest action was taken, in milliseconds since 1970. */
  updatedAt: number;
}

/** A run in a list of runs that can be watched or resumed. */
export interface SharedRun extends ListedRun {
  /** The version of the moment that is shared, while the run is listed as it stands now; `null` to follow the run. */
  version: number | null;
  over: boolean;
}

export function listedRun({ id, owner, channel, origin, ranked, updatedAt, game }: Run): ListedRun {
  const { heroName, campaign, depth, turn, hero } = game;
  const level = hero.pools?.level ?? 1;
  const named = campaign === undefined ? {} : { campaign };
  return { run: id, owner, channel, heroName, ...named, depth, level, turn, origin, ranked, updatedAt };
}
