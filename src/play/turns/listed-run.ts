import type { RawId } from '../../engine';
import type { ChannelId, Origin, Run, RunId, UserId } from '../../storage/contract';
import type { Context } from '../context';
import { shownName } from '../shown-name';

export interface ListedRun {
  run: RunId;
  owner: UserId;
  /** `null` for a run of one player. */
  channel: ChannelId | null;
  /** `''` if an operator has hidden the player's name. */
  heroName: string;
  campaign?: RawId;
  kit?: RawId;
  depth: number;
  level: number;
  turn: number;
  origin: Origin;
  ranked: boolean;
  updatedAt: number;
}

export interface SharedRun extends ListedRun {
  /** Version that watchers see, or `null` for every version. */
  version: number | null;
  over: boolean;
}

export const namedRun = (context: Context, run: Run): Pick<ListedRun, 'owner' | 'heroName'> => ({
  owner: run.owner,
  heroName: shownName(context, run, run.game.heroName),
});

export function listedRun(context: Context, run: Run): ListedRun {
  const { id, channel, origin, ranked, updatedAt, game } = run;
  const { campaign, kit, depth, turn, hero } = game;
  const level = hero.pools?.level ?? 1;
  const named = { ...(campaign === undefined ? {} : { campaign }), ...(kit === undefined ? {} : { kit }) };
  return { run: id, ...namedRun(context, run), channel, ...named, depth, level, turn, origin, ranked, updatedAt };
}
