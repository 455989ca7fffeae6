import type { RawId } from '../../engine';
import type { ChannelId, Origin, Run, RunId, UserId } from '../../storage/contract';

/** A run in a list, with facts by which a player tells their runs apart. */
export interface ListedRun {
  run: RunId;
  owner: UserId;
  /** Channel that plays the run; `null` for a run of one player. */
  channel: ChannelId | null;
  heroName: string;
  /** Id of the campaign; absent for the first one. */
  campaign?: RawId;
  depth: number;
  /** Level of the hero. */
  level: number;
  turn: number;
  origin: Origin;
  ranked: boolean;
  /** Time of the newest action, in milliseconds since 1970. */
  updatedAt: number;
}

/** A run in a list of runs that can be watched or resumed. */
export interface SharedRun extends ListedRun {
  /**
   * Version of the moment that is shared; the other fields show the run as it is now. `null` if watchers follow the
   * run.
   */
  version: number | null;
  over: boolean;
}

export function listedRun({ id, owner, channel, origin, ranked, updatedAt, game }: Run): ListedRun {
  const { heroName, campaign, depth, turn, hero } = game;
  const level = hero.pools?.level ?? 1;
  const named = campaign === undefined ? {} : { campaign };
  return { run: id, owner, channel, heroName, ...named, depth, level, turn, origin, ranked, updatedAt };
}
