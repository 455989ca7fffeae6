import { ephemeralNote, type Reply } from '../api';
import type { HandlerContext } from '../context';
import { handleAdminCommand } from '../features/admin/handler';
import { handleDailyCommand } from '../features/dailies/handler';
import { handleHelpCommand } from '../features/help/handler';
import { handleLeaderboardCommand } from '../features/leaderboards/handler';
import { handlePartyCommand } from '../features/parties/handler';
import { handlePrivacyCommand } from '../features/privacy/handler';
import { handleProfileCommand } from '../features/profiles/handler';
import { rendererForPlayer } from '../features/profiles/player-locale';
import { handleReplayCommand } from '../features/replays/handler';
import { handleSharingCommand } from '../features/sharing/handler';
import { handleTurnCommand } from '../features/turns/handler';
import type { Caller } from '../types';
import type { Intent } from './intent';

/** Does what a slash command asks for, and replies with a message of its own. */
export async function handleCommand(context: HandlerContext, intent: Intent, caller: Caller): Promise<Reply> {
  switch (intent.kind) {
    case 'play':
    case 'turn':
    case 'choose':
    case 'read':
    case 'look':
    case 'retire':
      return handleTurnCommand(context, intent, caller);
    case 'party':
      return handlePartyCommand(context, intent, caller);
    case 'share':
    case 'watch':
    case 'fork':
      return handleSharingCommand(context, intent, caller);
    case 'replay':
    case 'building':
      return handleReplayCommand(context, intent, caller);
    case 'leaderboard':
      return handleLeaderboardCommand(context, intent, caller);
    case 'daily':
      return handleDailyCommand(context, intent, caller);
    case 'history':
    case 'resume':
    case 'settings':
      return handleProfileCommand(context, intent, caller);
    case 'sheet':
      return handleHelpCommand(context, intent, caller);
    case 'admin':
      return handleAdminCommand(context, intent, caller);
    case 'privacy':
      return handlePrivacyCommand(context, caller);
    case 'mistake':
      return ephemeralNote(intent.say((await rendererForPlayer(context, caller)).i18n));
  }
}
