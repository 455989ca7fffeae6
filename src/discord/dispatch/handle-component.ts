import { isInEphemeralMessage, type Reply } from '../api';
import type { HandlerContext } from '../context';
import { adminControls } from '../controls/admin-controls';
import { dailyControls } from '../controls/dailies-controls';
import { helpControls } from '../controls/help-controls';
import { leaderboardControls } from '../controls/leaderboards-controls';
import { panelControls } from '../controls/panel-controls';
import type { ComponentInteraction } from '../controls/parse-interaction';
import { partyControls } from '../controls/parties-controls';
import { privacyControls } from '../controls/privacy-controls';
import { profileControls } from '../controls/profiles-controls';
import { replayControls } from '../controls/replays-controls';
import { sharingControls } from '../controls/sharing-controls';
import { turnControls } from '../controls/turns-controls';
import { handleAdminControl } from '../features/admin/admin-handler';
import { handleDailyControl } from '../features/dailies/dailies-handler';
import { handleHelpControl } from '../features/help/help-handler';
import { handleLeaderboardControl } from '../features/leaderboards/leaderboards-handler';
import { handlePartyControl } from '../features/parties/parties-handler';
import { handlePrivacyControl } from '../features/privacy/privacy-handler';
import { handleProfileControl } from '../features/profiles/profiles-handler';
import { handleReplayControl } from '../features/replays/replays-handler';
import { handleSharingControl } from '../features/sharing/sharing-handler';
import { handlePanelControl } from '../features/turns/panel-handler';
import { handleTurnControl } from '../features/turns/turns-handler';
import { replyToOutcome } from '../outcomes/outcome-reply';
import { surfaceOf } from '../outcomes/placement';
import { rendererForBoard, rendererForReply } from '../player-locale';
import type { Caller } from '../types';

export async function handleComponent(
  context: HandlerContext,
  interaction: ComponentInteraction,
  caller: Caller,
): Promise<Reply> {
  const { custom_id, customId, values = [] } = interaction.data;
  const isEphemeral = isInEphemeralMessage(interaction);
  if (!customId) return replyToOldControl(context, { custom_id, isEphemeral }, caller);
  const { control, run, version } = customId;
  const input = { run, version, values, isEphemeral };
  if (turnControls.has(control)) return handleTurnControl(context, control, input, caller);
  if (panelControls.has(control)) return handlePanelControl(context, control, input, caller);
  if (partyControls.has(control)) return handlePartyControl(context, control, input, caller);
  if (sharingControls.has(control)) return handleSharingControl(context, control, input, caller);
  if (replayControls.has(control)) return handleReplayControl(context, control, input, caller);
  if (leaderboardControls.has(control)) return handleLeaderboardControl(context, control, caller);
  if (dailyControls.has(control)) return handleDailyControl(context, control, input, caller);
  if (profileControls.has(control)) return handleProfileControl(context, control, input, caller);
  if (helpControls.has(control)) return handleHelpControl(context, control, input, caller);
  if (adminControls.has(control)) return handleAdminControl(context, control, input, caller);
  if (privacyControls.has(control)) return handlePrivacyControl(context, control, caller);
  return throwUnhandled(control);
}

/** Leaves messages about other runs, because other players may use the messages. */
async function replyToOldControl(
  context: HandlerContext,
  { custom_id, isEphemeral }: { custom_id: string; isEphemeral: boolean },
  caller: Caller,
): Promise<Reply> {
  const seen = await context.play.look(caller);
  const base = await rendererForReply(context, caller, seen);
  const { i18n } = 'board' in seen ? rendererForBoard(base, seen.board) : base;
  const options = { note: i18n.notes.oldButton, user: caller.user };
  const isOfRun = 'board' in seen && custom_id.split('|')[1] === seen.board.run;
  const reply = replyToOutcome(seen, isOfRun ? surfaceOf(isEphemeral) : 'command', base, options);
  return reply.kind === 'message' ? { ...reply, ephemeral: true } : reply;
}

function throwUnhandled(control: never): never {
  throw new Error(`no handler for ${JSON.stringify(control)}`);
}
