import type { AboutIntent } from '../features/about/about-intents';
import type { AdminIntent } from '../features/admin/admin-intents';
import type { DailyIntent } from '../features/dailies/dailies-intents';
import type { HelpIntent } from '../features/help/help-intents';
import type { LeaderboardIntent } from '../features/leaderboards/leaderboards-intents';
import type { PartyIntent } from '../features/parties/parties-intents';
import type { PrivacyIntent } from '../features/privacy/privacy-intents';
import type { ProfileIntent } from '../features/profiles/profiles-intents';
import type { ReplayIntent } from '../features/replays/replays-intents';
import type { SharingIntent } from '../features/sharing/sharing-intents';
import type { TurnIntent } from '../features/turns/turns-intents';
import type { I18n } from '../types';

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
  /** Sentence about invalid options, which Discord's own clients never send. */
  | { kind: 'mistake'; say: (i18n: I18n) => string };
