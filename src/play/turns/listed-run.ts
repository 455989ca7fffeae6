import type { RawId } from '../../engine';
import type { ChannelId, Origin, Run, RunId, UserId } from '../../storage/contract';

/** A run in a list, with facts that help a player tell their runs apart. */
export interface ListedRun {
  run: RunId;
  owner: UserId;
  /** Channel whose party plays the run; `null` for a run of one player. */
  channel: ChannelId | null;
  heroName: string;
  /** Id of the campaign. Absent if the run is in the first campaign. */
  campaign?: RawId;
  depth: number;
  /** The hero's experience level. */
  level: number;
  turn: number;
  origin: Origin;
  ranked: boolean;
  /** Time of the newest action, in milliseconds since 1970. */
  updatedAt: number;
}

/** A run in a list from which players choose one to watch or to resume. */
export interface SharedRun extends ListedRun {
  /**
   * Version that was shared; `null` if watchers see each new version. The other fields always show the present version.
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
