import type { Sheet } from '../features/help/ids';
import type { RunsQuery } from '../features/profiles/ids';
import type { Action, I18n, PartyMode, ScopeKind, Settings, UserId } from '../types';
import type { CommandArguments } from './arguments';

/** An action, or a sentence that says what was not understood. */
export type Choice = Action | { mistake: string };

/** What a command asks for. */
export type Intent =
  /** Shows the player's run or starts one; with a seed always starts one, after a confirmation. */
  | { kind: 'play'; seed: string | null }
  | { kind: 'turn'; action: Action }
  /** The action depends on what the hero has and sees. */
  | { kind: 'choose'; choose: (args: CommandArguments) => Choice }
  /** Lines for the player alone, as Markdown. Needs a run. */
  | { kind: 'read'; read: (args: CommandArguments) => string[] }
  /** Describes everything in sight or, where one thing is named, that one. */
  | { kind: 'look'; target: string | null }
  /** Asks for confirmation before the run ends as a victor's. */
  | { kind: 'retire' }
  /** Resumes the channel's run or starts one; with a mode, sets it; or passes the torch; or leaves. */
  | { kind: 'party'; mode: PartyMode | null; torch: UserId | null; leave: boolean }
  /** Shows the player's run to the channel: as it goes on, as it was after a move, or as an animation. */
  | { kind: 'share'; move: number | null; animated: boolean }
  /** Lists what there is to watch in the channel. */
  | { kind: 'watch' }
  /** Branches off the player's own run, as it stands or as it was after a move. */
  | { kind: 'fork'; move: number | null }
  /** Replays a finished run, by its id or as it is suggested; by default the one that the player finished last. */
  | { kind: 'replay'; run: string | null }
  /** Shows how a level of a seed is built; by default of the run that the player finished last. */
  | { kind: 'building'; depth: number; seed: string | null }
  /** By default of the server, where there is one. */
  | { kind: 'leaderboard'; circle: ScopeKind | null; season: 'all' | 'month' | 'day' }
  /** Resumes the dungeon of the day, or starts it. */
  | { kind: 'daily'; circle: ScopeKind; practice: boolean }
  /** Lists finished runs; the cause of the query is as it was typed. */
  | { kind: 'history'; query: RunsQuery }
  /** Lists the player's suspended runs. */
  | { kind: 'resume' }
  /** The settings, after these changes. */
  | { kind: 'settings'; settings: Partial<Settings> }
  /** A sheet of the menu; of the log a page, 1 the newest. */
  | { kind: 'sheet'; sheet: Sheet; page?: number }
  /** The panel of a server, perhaps to take a run back to a move; or the data stored about a player there. */
  | { kind: 'admin'; player: UserId | null; move: number | null }
  | { kind: 'privacy' }
  /** The options make no sense: Discord's own clients never send such. */
  | { kind: 'mistake'; say: (i18n: I18n) => string };

export type IntentOf<Kind extends Intent['kind']> = Extract<Intent, { kind: Kind }>;
