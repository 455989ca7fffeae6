import { ephemeralNote, type Reply } from '../api';
import type { Intent } from '../commands/intent';
import type { HandlerContext } from '../context';
import { handleAboutCommand } from '../features/about/about-handler';
import { aboutIntents } from '../features/about/about-intents';
import { handleAdminCommand } from '../features/admin/admin-handler';
import { adminIntents } from '../features/admin/admin-intents';
import { handleDailyCommand } from '../features/dailies/dailies-handler';
import { dailyIntents } from '../features/dailies/dailies-intents';
import { handleHelpCommand } from '../features/help/help-handler';
import { helpIntents } from '../features/help/help-intents';
import { handleLeaderboardCommand } from '../features/leaderboards/leaderboards-handler';
import { leaderboardIntents } from '../features/leaderboards/leaderboards-intents';
import { handlePartyCommand } from '../features/parties/parties-handler';
import { partyIntents } from '../features/parties/parties-intents';
import { handlePrivacyCommand } from '../features/privacy/privacy-handler';
import { privacyIntents } from '../features/privacy/privacy-intents';
import { handleProfileCommand } from '../features/profiles/profiles-handler';
import { profileIntents } from '../features/profiles/profiles-intents';
import { handleReplayCommand } from '../features/replays/replays-handler';
import { replayIntents } from '../features/replays/replays-intents';
import { handleSharingCommand } from '../features/sharing/sharing-handler';
import { sharingIntents } from '../features/sharing/sharing-intents';
import { handleTurnCommand } from '../features/turns/turns-handler';
import { rendererForPlayer } from '../player-locale';
import type { Caller } from '../types';

/** Carries out a slash command. Returns a reply with a new message. */
export async function handleCommand(context: HandlerContext, intent: Intent, caller: Caller): Promise<Reply> {
  if (partyIntents.has(intent)) return handlePartyCommand(context, intent, caller);
  if (sharingIntents.has(intent)) return handleSharingCommand(context, intent, caller);
  if (replayIntents.has(intent)) return handleReplayCommand(context, intent, caller);
  if (leaderboardIntents.has(intent)) return handleLeaderboardCommand(context, intent, caller);
  if (dailyIntents.has(intent)) return handleDailyCommand(context, intent, caller);
  if (profileIntents.has(intent)) return handleProfileCommand(context, intent, caller);
  if (helpIntents.has(intent)) return handleHelpCommand(context, intent, caller);
  if (aboutIntents.has(intent)) return handleAboutCommand(context, caller);
  if (adminIntents.has(intent)) return handleAdminCommand(context, intent, caller);
  if (privacyIntents.has(intent)) return handlePrivacyCommand(context, caller);
  if (intent.kind === 'mistake') return ephemeralNote(intent.say((await rendererForPlayer(context, caller)).i18n));
  return handleTurnCommand(context, intent, caller);
}
