import {
  type Action,
  type Game,
  type GameEvent,
  legalActions,
  type RawId,
  type Raws,
  type Rest,
  type View,
  view,
} from '../../engine';
import type { Looks } from '../../lib/looks';
import { looksOf } from '../../settings/look-settings';
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
import { type Advice, type Situation, situationOf } from '../advice/situation';
import type { Context } from '../context';
import { hasGraves, withStones } from '../graves/graves';
import { type LastChoice, lastChoiceOf } from '../options/last-choice';
import type { Option } from '../options/option';
import { optionsIn } from '../options/question';
import { shownName } from '../shown-name';
import { type Hindrance, hindrancesOf } from './hindrances';
import { withDisplay } from './party-display';
import { type PartyState, type PartyView, partyView } from './party-state';
import { restOf } from './with-explore-settings';

export interface Board {
  run: RunId;
  version: number;
  owner: UserId;
  origin: Origin;
  /** Stays true after a cheat, although the run leaves the ranking. */
  ranked: boolean;
  view: View;
  legal: Action[];
  /** Main actions that the engine would refuse for reasons not on the board. */
  hindrances: Hindrance[];
  /** `null` with options, while a party votes, or if the player wants no advice. */
  advice: Advice | null;
  /** Empty if nothing is at stake, or if only one action is sensible. */
  options: readonly Option[];
  lastChoice: LastChoice | null;
  /** `null` before the first action and after a rollback. */
  last: Action | null;
  settings: Profile['settings'];
  /** Player's own settings; present if `settings` contain the party's display. */
  personal?: Profile['settings'];
  /** Deepest level in the player's finished ranked runs. */
  best?: number;
  /** Absent for watchers and for players without a profile. */
  feats?: readonly RawId[];
  /** First earned in this run. Only for the owner of a finished ranked run. */
  earned?: RawId[];
  updatedAt: number;
  /** True if graves stand on visited levels; false for watchers. */
  graves: boolean;
  /** Channel that plays or played the run; absent for a run of one player. */
  channel?: ChannelId;
  party?: PartyView;
  /** Set if the command could mean two runs. `own-as-other-ended`: the channel's run has ended. */
  chosen?: 'own' | 'channel' | 'own-as-other-ended';
}

type Reader = (Pick<Profile, 'user' | 'settings'> & Partial<Pick<Profile, 'totals' | 'feats'>>) | null;

/** `profile` belongs to the player who reads the board. */
export function boardOf(context: Context, run: Run, profile: Reader, state: PartyState | null = null): Board {
  const watched = watchedBoardOf(context, run, profile, state);
  const board = {
    ...watched,
    view: withStones(context, run, watched.view),
    graves: hasGraves(run),
    ...(profile && { feats: profile.feats ?? [] }),
  };
  const isAdvised = board.settings.advice && state?.party.mode !== 'vote';
  // In a party, the owner's setting applies, but `profile` may be another member's.
  const rest = run.channel === null ? restOf(board.settings.restShare) : undefined;
  return withActions(board, run.game, { raws: context.raws, isAdvised, rest });
}

/** Computes fields on first use, because the title screen needs none. */
function withActions(
  board: Board,
  game: Game,
  { raws, isAdvised, rest }: { raws: Raws; isAdvised: boolean; rest: Rest | undefined },
): Board {
  const { view } = board;
  // Without advice, no button names the picked stairs, so the board asks again.
  const last = isAdvised ? board.last : null;
  let legal: Action[] | undefined;
  let hindrances: Hindrance[] | undefined;
  let situation: Situation | undefined;
  let options: readonly Option[] | undefined;
  let advice: Advice | null | undefined;
  return {
    ...board,
    get legal() {
      legal ??= legalActions(game, raws, rest);
      return legal;
    },
    get hindrances() {
      hindrances ??= hindrancesOf(game, view, { legal: this.legal, raws, rest });
      return hindrances;
    },
    get options() {
      situation ??= situationOf(game, raws, { view, legal: this.legal, rest, last });
      options ??= optionsIn(situation);
      return options;
    },
    get advice() {
      if (advice !== undefined) return advice;
      situation ??= situationOf(game, raws, { view, legal: this.legal, rest, last });
      advice = isAdvised && this.options.length === 0 ? adviseOn(situation) : null;
      return advice;
    },
  };
}

/** Omits actions and advice. Without `profile`, default settings apply. */
export function watchedBoardOf(context: Context, run: Run, profile: Reader, state: PartyState | null = null): Board {
  const personal = profile?.settings ?? DEFAULT_SETTINGS;
  const display = state?.party.display;
  return {
    run: run.id,
    version: run.version,
    owner: run.owner,
    origin: run.origin,
    ranked: run.ranked,
    view: { ...shownView(context, run, view(run.game, context.raws)), ...looksFor(run, profile, state) },
    legal: [],
    hindrances: [],
    advice: null,
    options: [],
    lastChoice: lastChoiceOf(run),
    last: run.last?.kind === 'back' ? null : run.last,
    settings: display ? withDisplay(personal, display) : personal,
    ...(display ? { personal } : {}),
    ...(profile?.totals?.bestDepth ? { best: profile.totals.bestDepth } : {}),
    ...earnedIn(run, profile),
    updatedAt: run.updatedAt,
    graves: false,
    ...(run.channel === null ? {} : { channel: run.channel }),
    ...(state ? { party: partyView(run, state) } : {}),
  };
}

/** Returns `{}` except to the owner of a finished, ranked run without a cheat. */
export function earnedIn({ owner, ranked, game, shownFeats }: Run, profile: Reader): { earned?: RawId[] } {
  if (!shownFeats || !ranked || !game.over || game.cheated || profile?.user !== owner) return {};
  return { earned: Object.keys(shownFeats) };
}

/** A party knows the owner's pet only while the owner acts. */
function looksFor({ owner }: Run, profile: Reader, state: PartyState | null): Looks {
  if (profile && profile.user === owner) {
    const { pet, ...looks } = looksOf(profile.settings);
    return { ...looks, ...(pet && state === null && { pet }) };
  }
  const [crest, title] = [state?.party.crests?.[owner], state?.party.titles?.[owner]];
  return { ...(crest && { crest }), ...(title && { title }) };
}

/** Omits hidden names, and daily seeds, with which players could practise. */
export function shownView(context: Context, run: Pick<Run, 'owner' | 'founder' | 'origin'>, view: View): View {
  const hero = { ...view.hero, name: shownName(context, run, view.hero.name) };
  return { ...view, hero, ...(run.origin.kind === 'daily' ? { seed: run.origin.date } : {}) };
}

/** Version -1 includes the start. Returns all events if `recent` is too short. */
export function eventsSince(run: Run, version: number): GameEvent[] {
  const { events } = run.game;
  if (run.version === 0 && run.origin.kind === 'fork') return [];
  const later = run.recent.filter((entry) => entry.version > version);
  // One vote may add several entries with the same version.
  if (new Set(later.map((entry) => entry.version)).size < run.version - version) return events;
  const count = later.reduce((sum, entry) => sum + (entry.events ?? 0), 0);
  return events.slice(Math.max(0, events.length - count));
}
