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
import type { Advice } from '../advice/advice';
import { adviseOn } from '../advice/advise';
import { situationOf } from '../advice/situation';
import type { Context } from '../context';
import { hasGraves, withStones } from '../graves/graves';
import { type Hindrance, hindrancesOf } from './hindrances';
import { withDisplay } from './party-display';
import { type PartyState, type PartyView, partyView } from './party-state';

/** What the message of a run is made of. */
export interface Board {
  run: RunId;
  version: number;
  owner: UserId;
  origin: Origin;
  /** As started: a cheat overrules it. */
  ranked: boolean;
  view: View;
  /** What `turn` would accept now. */
  legal: Action[];
  /** Why main actions would be refused, where it cannot be seen. */
  hindrances: Hindrance[];
  /** What a sensible player would do now; `null` where that is switched off, or up to the votes of a party. */
  advice: Advice | null;
  /** The newest action; `null` at the beginning, and after a rollback. */
  last: Action | null;
  settings: Profile['settings'];
  /** Those of the player alone, where the board is shown as a party has it. */
  personal?: Profile['settings'];
  /** When the newest action was taken, in milliseconds since 1970. */
  updatedAt: number;
  /** There are graves on levels the hero came to. Those who only look on are shown none. */
  graves: boolean;
  /** The channel that plays the run, or did before its next one. */
  channel?: ChannelId;
  /** Of a run that a channel plays. */
  party?: PartyView;
  /**
   * Where a command named no run and could have meant the channel's as well as the caller's own: which was taken. The
   * caller may not know yet that the channel's, which they played last, has ended.
   */
  chosen?: 'own' | 'channel' | 'own-as-other-ended';
}

/** What a board takes from the profile of the player who sees it. */
type Reader = Pick<Profile, 'settings'> | null;

/** The board of a run, in the settings of the player who sees it or, for all its members alike, of their party. */
export function boardOf(context: Context, run: Run, profile: Reader, state: PartyState | null = null): Board {
  const watched = watchedBoardOf(context, run, profile, state);
  const board = { ...watched, view: withStones(context, run, watched.view), graves: hasGraves(run) };
  const isAdvised = board.settings.advice && state?.party.mode !== 'vote';
  return withActions(board, run.game, context.raws, isAdvised);
}

/** The board with what can be done on it, worked out when it is asked for: a title shows none of that. */
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

/** The same for those who only look at the run, as it is or was: without actions and all that is about them. */
export function watchedBoardOf({ raws }: Context, run: Run, profile: Reader, state: PartyState | null = null): Board {
  const personal = profile?.settings ?? DEFAULT_SETTINGS;
  const display = state?.party.display;
  return {
    run: run.id,
    version: run.version,
    owner: run.owner,
    origin: run.origin,
    ranked: run.ranked,
    view: hideSeed(run, view(run.game, raws)),
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

/** Shows the date of a daily dungeon for its seed, which would let others rehearse it before their one ranked try. */
export const hideSeed = ({ origin }: Pick<Run, 'origin'>, view: View): View =>
  origin.kind === 'daily' ? { ...view, seed: origin.date } : view;

/**
 * The events after a version, or with -1 those that a run begins with; all that the game keeps when the version is too
 * old to tell. A branch begins with none of its own: those its game keeps are of its source.
 */
export function eventsSince(run: Run, version: number): GameEvent[] {
  const { events } = run.game;
  if (run.version === 0 && run.origin.kind === 'fork') return [];
  const later = run.recent.filter((entry) => entry.version > version);
  // A vote settles several interactions in one version.
  if (new Set(later.map((entry) => entry.version)).size < run.version - version) return events;
  const count = later.reduce((sum, entry) => sum + (entry.events ?? 0), 0);
  return events.slice(Math.max(0, events.length - count));
}
