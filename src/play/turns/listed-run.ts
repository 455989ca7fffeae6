import type { RawId } from '../../engine';
import type { ChannelId, Origin, Run, RunId, UserId } from '../../storage/contract';
import type { Context } from '../context';
import { shownName } from '../shown-name';

/** A run in a list, with facts by which players tell their runs apart. */
export interface ListedRun {
  run: RunId;
  owner: UserId;
  /** Channel whose party plays the run; `null` for a run of one player. */
  channel: ChannelId | null;
  /** `''` if an operator has hidden the player's name. */
  heroName: string;
  /** Id of the campaign. Absent if the run is in the first campaign. */
  campaign?: RawId;
  /** Id of the kit; absent for the first kit. */
  kit?: RawId;
  depth: number;
  /** The hero's experience level. */
  level: number;
  turn: number;
  origin: Origin;
  ranked: boolean;
  /** Time of the newest action, in milliseconds since 1970. */
  updatedAt: number;
}

/** A run in a list for choosing a run to watch or to resume. */
export interface SharedRun extends ListedRun {
  /** Shared version; `null` if watchers see each new version. The other fields always show the present version. */
  version: number | null;
  over: boolean;
}

/** Returns the owner of a run and the hero's name as everybody sees it. */
export const namedRun = (context: Context, run: Run): Pick<ListedRun, 'owner' | 'heroName'> => ({
  owner: run.owner,
  heroName: shownName(context, run, run.game.heroName),
});

/** Returns the facts about a run that a list shows. `updatedAt` is in milliseconds since 1970. */
export function listedRun(context: Context, run: Run): ListedRun {
  const { id, channel, origin, ranked, updatedAt, game } = run;
  const { campaign, kit, depth, turn, hero } = game;
  const level = hero.pools?.level ?? 1;
  const named = { ...(campaign === undefined ? {} : { campaign }), ...(kit === undefined ? {} : { kit }) };
  return { run: id, ...namedRun(context, run), channel, ...named, depth, level, turn, origin, ranked, updatedAt };
}
