import { ephemeralNote, inChannel, mention, type Reply } from '../../api';
import { type OutcomeReplyOptions, refusalNote, replyToOutcome } from '../../board';
import type { ComponentInput, HandlerContext } from '../../context';
import type { BoardRenderer, Caller, ChannelCaller, I18n, PartyOutcome, RunId, UserId } from '../../types';
import { inPlayerLocale, rendererForBoard } from '../profiles/player-locale';
import type { PartyControl, PartyIntent } from './ids';

/** Plays the channel's run, changes how it is played, passes the torch or leaves. */
export async function handlePartyCommand(context: HandlerContext, intent: PartyIntent, caller: Caller): Promise<Reply> {
  return playParty(await inPlayerLocale(context, caller), intent, inChannel(caller));
}

/** Answers controls of a party. */
export async function handlePartyControl(
  context: HandlerContext,
  control: PartyControl,
  { run }: ComponentInput,
  caller: Caller,
): Promise<Reply> {
  const local = await inPlayerLocale(context, caller);
  const channelCaller = inChannel(caller);
  switch (control.kind) {
    case 'join':
    case 'leave':
      return changeMembership(local, control.kind, run, channelCaller);
    case 'torch':
      return partyReply(await local.play.passTorch({ ...channelCaller, to: caller.user }), local.renderer, caller);
    case 'party':
      return playParty(local, { kind: 'party', mode: null, torch: null, leave: false, display: {} }, channelCaller);
  }
}

async function playParty(
  { play, renderer, bots }: HandlerContext,
  { mode, torch, leave, display }: PartyIntent,
  caller: ChannelCaller,
): Promise<Reply> {
  // Whoever gets the torch becomes a member, who acts and votes.
  if (torch !== null && bots.includes(torch)) return ephemeralNote(renderer.i18n.parties.botTorch(mention(torch)));
  const passOn = async (to: UserId) => torchReply(await play.passTorch({ ...caller, to }), to, renderer, caller);
  const isChanged = mode !== null || Object.keys(display).length > 0;
  if (torch !== null && !isChanged) return passOn(torch);
  if (leave) {
    return partyReply(await play.leaveParty(caller), renderer, caller, ({ left }) => left(mention(caller.user)));
  }
  const language = renderer.i18n.id;
  const started = await play.party({ ...caller, ...(mode === null ? {} : { mode }), display, language });
  if (started.kind === 'no-party') return refusalNote('no-party', renderer);
  if (started.kind === 'started' && torch !== null) return passOn(torch);
  if (started.kind !== 'board') return replyToOutcome(started, 'command', renderer);
  let outcome: PartyOutcome = started;
  if (mode !== null && started.board.party?.mode !== mode) outcome = await play.partyMode({ ...caller, mode });
  if (outcome.kind === 'board' && Object.keys(display).length > 0) {
    outcome = await play.partyDisplay({ ...caller, display, language });
  }
  // How the party plays comes first: the torch may have been given for that.
  if (torch !== null && outcome.kind === 'board') return passOn(torch);
  return partyReply(outcome, renderer, caller);
}

/** A line for everybody in the party, in the language in which it plays. */
type NoteToAll = (texts: I18n['parties']) => string;

const noteOptions = (outcome: PartyOutcome, renderer: BoardRenderer, noteToAll?: NoteToAll): OutcomeReplyOptions =>
  outcome.kind === 'board' && noteToAll !== undefined
    ? { note: noteToAll(rendererForBoard(renderer, outcome.board).i18n.parties) }
    : {};

/** Where nobody acts by the torch, a note says who has it, and what it takes to matter. */
function torchReply(outcome: PartyOutcome, to: UserId, renderer: BoardRenderer, caller: Caller): Reply {
  const mode = outcome.kind === 'board' ? outcome.board.party?.mode : undefined;
  if (mode === undefined || mode === 'handover') return partyReply(outcome, renderer, caller);
  return partyReply(outcome, renderer, caller, (texts) => texts.idleTorch(mention(to), texts.mode[mode]));
}

/** Joins or leaves the party of the run, in the message whose button was pressed. */
async function changeMembership(
  { play, renderer }: HandlerContext,
  change: 'join' | 'leave',
  run: RunId,
  caller: ChannelCaller,
): Promise<Reply> {
  const seen = await play.watch({ ...caller, run });
  if (seen.kind === 'unloadable') return replyToOutcome(seen, 'command', renderer);
  // The message may be of an earlier run of the channel, or stand in a channel that only watches.
  if (seen.kind !== 'watching' || seen.board.party?.channel !== caller.channel) {
    return refusalNote('no-party', renderer);
  }
  const { parties } = renderer.i18n;
  const isMember = seen.board.party.members.includes(caller.user);
  if (isMember === (change === 'join')) return ephemeralNote(isMember ? parties.alreadyMember : parties.notMember);
  const outcome = await (change === 'join' ? play.joinParty(caller) : play.leaveParty(caller));
  if (outcome.kind === 'no-party') return refusalNote('no-party', renderer);
  if (outcome.kind === 'left') return partyReply(outcome, renderer, caller);
  const note: NoteToAll = (texts) => (change === 'join' ? texts.joined : texts.left)(mention(caller.user));
  return replyToOutcome(outcome, 'component', renderer, noteOptions(outcome, renderer, note));
}

function partyReply(outcome: PartyOutcome, renderer: BoardRenderer, { user }: Caller, noteToAll?: NoteToAll): Reply {
  if (outcome.kind === 'no-party') return refusalNote('no-party', renderer);
  if (outcome.kind === 'left') return ephemeralNote(renderer.i18n.parties.left(mention(user)));
  return replyToOutcome(outcome, 'command', renderer, noteOptions(outcome, renderer, noteToAll));
}
