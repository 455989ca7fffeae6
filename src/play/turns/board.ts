import { type Action, type Game, type GameEvent, legalActions, type Raws, type View, view } from '../../engine';
import {
  type ChannelId,
  DEFAULT_SETTINGS,
  type Origin,
  type Profile,
  type Run,
  type RunId,
  type UserId,
} from '../../storage/contract';
import { adviseOn } from '../advice/advice';
import { type Advice, situationOf } from '../advice/situation';
import type { Context } from '../context';
import { hasGraves, withStones } from '../graves/graves';
import { shownName } from '../shown-name';
import { type Hindrance, hindrancesOf } from './hindrances';
import { withDisplay } from './party-display';
import { type PartyState, type PartyView, partyView } from './party-state';

/** Contents of the message about a run. */
export interface Board {
  run: RunId;
  version: number;
  owner: UserId;
  origin: Origin;
  /** True if the run is ranked. A cheat overrules this without changing it. */
  ranked: boolean;
  view: View;
  /** Actions that `turn` would accept now. */
  legal: Action[];
  /** Reasons why the engine would refuse main actions, if the board does not show them by itself. */
  hindrances: Hindrance[];
  /** Next step of a sensible player; `null` if the player has switched advice off, or if a party votes. */
  advice: Advice | null;
  /** Newest action; `null` at the beginning, and after a rollback. */
  last: Action | null;
  settings: Profile['settings'];
  /** Settings of the player alone, if `settings` are those that the party has chosen for its board. */
  personal?: Profile['settings'];
  /** Time of the newest action, in milliseconds since 1970. */
  updatedAt: number;
  /** True if levels that the hero visited have graves. False on the board of a watcher. */
  graves: boolean;
  /** Channel that plays the run, or that played it before its next run. */
  channel?: ChannelId;
  /** State of the party, if one plays the run. */
  party?: PartyView;
  /**
   * Run that a command was taken to mean, if it named no run and could have meant the channel's run or the caller's
   * own. `own-as-other-ended` means that the caller played the channel's run last, and may not know yet that it has
   * ended.
   */
  chosen?: 'own' | 'channel' | 'own-as-other-ended';
}

/** The part of a player's profile that a board depends on. */
type Reader = Pick<Profile, 'settings'> | null;

/**
 * Returns the board of a run, in the settings of the player who sees it. The board of a party's run has the party's
 * display, alike for all members.
 */
export function boardOf(context: Context, run: Run, profile: Reader, state: PartyState | null = null): Board {
  const watched = watchedBoardOf(context, run, profile, state);
  const board = { ...watched, view: withStones(context, run, watched.view), graves: hasGraves(run) };
  const isAdvised = board.settings.advice && state?.party.mode !== 'vote';
  return withActions(board, run.game, context.raws, isAdvised);
}

/**
 * Returns the board with actions, hindrances and advice. Computes them when they are first read, because a title shows
 * none of them.
 */
function withActions(board: Board, game: Game, raws: Raws, isAdvised: boolean): Board {
  const { view } = board;
  let legal: Action[] | undefined;
  let hindrances: Hindrance[] | undefined;
  let advice: Advice | null | undefined;
  return {
    ...board,
    get legal() {
      legal ??= legalActions(game, raws);
      return legal;
    },
    get hindrances() {
      hindrances ??= hindrancesOf(game, view, this.legal, raws);
      return hindrances;
    },
    get advice() {
      if (advice === undefined)
        advice = isAdvised ? adviseOn(situationOf(game, raws, { view, legal: this.legal })) : null;
      return advice;
    },
  };
}

/**
 * Returns the board of a run, at the present or an earlier version, for players who only watch. The board has no
 * actions, hindrances or advice.
 */
export function watchedBoardOf(context: Context, run: Run, profile: Reader, state: PartyState | null = null): Board {
  const personal = profile?.settings ?? DEFAULT_SETTINGS;
  const display = state?.party.display;
  return {
    run: run.id,
    version: run.version,
    owner: run.owner,
    origin: run.origin,
    ranked: run.ranked,
    view: shownView(context, run, view(run.game, context.raws)),
    legal: [],
    hindrances: [],
    advice: null,
    last: run.last?.kind === 'back' ? null : run.last,
    settings: display ? withDisplay(personal, display) : personal,
    ...(display ? { personal } : {}),
    updatedAt: run.updatedAt,
    graves: false,
    ...(run.channel === null ? {} : { channel: run.channel }),
    ...(state ? { party: partyView(run, state) } : {}),
  };
}

/**
 * Returns the view without what nobody may see: the name of a nameless player, and the seed of a daily dungeon. The
 * date stands in for that seed, because others could use the seed to rehearse their one ranked try.
 */
export function shownView(context: Context, run: Pick<Run, 'owner' | 'founder' | 'origin'>, view: View): View {
  const hero = { ...view.hero, name: shownName(context, run, view.hero.name) };
  return { ...view, hero, ...(run.origin.kind === 'daily' ? { seed: run.origin.date } : {}) };
}

/**
 * Returns the events after a version; with -1 also the events at the start of the run. If the version is too old,
 * returns all events that the game keeps. An unplayed fork has no events, because the game keeps only those of its
 * source.
 */
export function eventsSince(run: Run, version: number): GameEvent[] {
  const { events } = run.game;
  if (run.version === 0 && run.origin.kind === 'fork') return [];
  const later = run.recent.filter((entry) => entry.version > version);
  // Counts versions, not interactions, because a vote settles several interactions in one version.
  if (new Set(later.map((entry) => entry.version)).size < run.version - version) return events;
  const count = later.reduce((sum, entry) => sum + (entry.events ?? 0), 0);
  return events.slice(Math.max(0, events.length - count));
}
