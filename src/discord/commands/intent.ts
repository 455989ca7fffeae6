import type { AboutIntent } from '../features/about/ids';
import type { AdminIntent } from '../features/admin/ids';
import type { DailyIntent } from '../features/dailies/ids';
import type { HelpIntent } from '../features/help/ids';
import type { LeaderboardIntent } from '../features/leaderboards/ids';
import type { PartyIntent } from '../features/parties/ids';
import type { PrivacyIntent } from '../features/privacy/ids';
import type { ProfileIntent } from '../features/profiles/ids';
import type { ReplayIntent } from '../features/replays/ids';
import type { SharingIntent } from '../features/sharing/ids';
import type { Action, I18n } from '../types';
import type { CommandArguments } from './arguments';

/** An action, or a sentence that says what was not understood. */
export type Choice = Action | { mistake: string };

/** What the commands of play ask for; those of other features stand with their controls. */
export type TurnIntent =
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
  | { kind: 'retire' };

/** What a command asks for. */
export type Intent =
  | TurnIntent
  | PartyIntent
  | SharingIntent
  | ReplayIntent
  | LeaderboardIntent
  | DailyIntent
  | ProfileIntent
  | HelpIntent
  | AboutIntent
  | AdminIntent
  | PrivacyIntent
  /** The options make no sense: Discord's own clients never send such. */
  | { kind: 'mistake'; say: (i18n: I18n) => string };
