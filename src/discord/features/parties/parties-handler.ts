import { PARTY_MODES } from '../../../settings/party-settings';
import { channelMention, ephemeralNote, ephemeralReply, inChannel, mention, type Reply } from '../../api';
import { invitedMessage, leaveConfirmation, standingMessage } from '../../board';
import type { ComponentInput, HandlerContext } from '../../context';
import type { PartyControl } from '../../controls/parties-controls';
import { oneOf } from '../../custom-id/control-family';
import { replyToOutcome } from '../../outcomes/outcome-reply';
import { type Surface, surfaceOf } from '../../outcomes/placement';
import { isAway } from '../../outcomes/recap';
import { refusalNote } from '../../outcomes/reply-of-kind';
import { inPlayerLocale } from '../../player-locale';
import type { Board, BoardRenderer, Caller, ChannelCaller, PartyMode, PartyOutcome, RunId } from '../../types';
import type { PartyIntent } from './parties-intents';
import {
  type CommandOutcome,
  holderRefusal,
  joinedNote,
  kitNamed,
  type NamedKit,
  type NoteToAll,
  openedNote,
  powerlessHolderNote,
  settledKitNote,
} from './party-notes';

export async function handlePartyCommand(context: HandlerContext, intent: PartyIntent, caller: Caller): Promise<Reply> {
  return playParty(await inPlayerLocale(context, caller), intent, inChannel(caller));
}

export async function handlePartyControl(
  context: HandlerContext,
  control: PartyControl,
  { run, values, isEphemeral }: ComponentInput,
  caller: Caller,
): Promise<Reply> {
  const local = await inPlayerLocale(context, caller);
  const channelCaller = inChannel(caller);
  switch (control.kind) {
    case 'join':
    case 'leave':
      return changeMembership(local, control, { run, isEphemeral }, channelCaller);
    case 'bring':
      return bringBoard(local, run, channelCaller);
    case 'party-mode':
      return pickMode(local, { run, isEphemeral, picked: oneOf(PARTY_MODES, values[0]) }, channelCaller);
    case 'become-holder':
      return partyReply(await local.play.changeHolder({ ...channelCaller, to: caller.user }), local.renderer, caller, {
        changes: surfaceOf(isEphemeral),
      });
    case 'move-here':
      return moveHere(local, { ...channelCaller, run: values[0] ?? run });
    case 'party':
      return playParty(
        local,
        { kind: 'party', mode: null, holder: null, leave: false, display: {}, kit: control.kit ?? null, stories: null },
        channelCaller,
      );
  }
}

/** Changes settings, appoints the next holder, then leaves. A refusal ends the command. */
async function playParty(local: HandlerContext, intent: PartyIntent, caller: ChannelCaller): Promise<Reply> {
  const { play, renderer, bots } = local;
  const { mode, holder, leave, display } = intent;
  const kit = kitNamed(renderer.i18n, intent.kit);
  if (kit === 'unknown') {
    const { input, kits } = renderer.i18n;
    return ephemeralNote(input.noKit(kits.map(({ name }) => name).join(', ')));
  }
  const isChanged = mode !== null || Object.keys(display).length > 0;
  if (holder === null && !leave) {
    const outcome = await changeParty(local, intent, kit, caller);
    const note = openedNote(outcome) ?? settledKitNote(outcome, kit, renderer) ?? joinedNote(outcome, intent, caller);
    // Hours of talk have pushed the old board up.
    if (outcome.kind === 'standing' && isAway(outcome, caller))
      return partyReply(await play.joinParty({ ...caller, bringsBoard: true }), renderer, caller, { note });
    return partyReply(outcome, renderer, caller, { note, ...(isChanged && CHANGES) });
  }
  const changed = isChanged ? await changeParty(local, intent, kit, caller) : null;
  if (changed && !isCarriedOut(changed)) return partyReply(changed, renderer, caller, CHANGES);
  if (holder === null) return leaveParty(local, caller, changed && { outcome: changed });
  if (bots.includes(holder)) {
    const note: NoteToAll = (texts) => texts.botAsHolder(mention(holder));
    return changed
      ? partyReply(changed, renderer, caller, { note, ...CHANGES })
      : ephemeralNote(note(renderer.i18n.parties));
  }
  const passed = await play.changeHolder({ ...caller, to: holder });
  const refusal = holderRefusal(passed);
  if (refusal && changed) return partyReply(changed, renderer, caller, { note: refusal, ...CHANGES });
  const note = powerlessHolderNote(passed, holder);
  if (leave && isCarriedOut(passed)) return leaveParty(local, caller, { outcome: passed, note });
  return partyReply(passed, renderer, caller, { note, ...CHANGES });
}

/** A leaver starts no run, because starting makes the player a member. */
async function changeParty(
  { play, renderer }: HandlerContext,
  { mode, leave, display, stories }: PartyIntent,
  kit: NamedKit | null,
  caller: ChannelCaller,
): Promise<CommandOutcome> {
  const language = renderer.i18n.id;
  const asked = {
    ...(mode === null ? {} : { mode }),
    ...(kit === null ? {} : { kit: kit.id }),
    ...(stories === null ? {} : { stories }),
  };
  const started = leave ? null : await play.party({ ...caller, ...asked, display, language });
  if (started && started.kind !== 'board') return started;
  let outcome: PartyOutcome | null = started;
  if (mode !== null && started?.board.party?.mode !== mode) outcome = await play.partyMode({ ...caller, mode });
  if (outcome && (outcome.kind !== 'board' || Object.keys(display).length === 0)) return outcome;
  return play.partyDisplay({ ...caller, display, language });
}

/** A refusal also shows the board if an earlier step changed the party. */
async function leaveParty(
  { play, renderer }: HandlerContext,
  caller: ChannelCaller,
  done: { outcome: CommandOutcome; note?: NoteToAll | undefined } | null,
): Promise<Reply> {
  const outcome = await play.leaveParty(caller);
  const isRefused = outcome.kind === 'not-member' || outcome.kind === 'no-heir';
  if (!isRefused || !done) {
    return partyReply(outcome, renderer, caller, { note: ({ left }) => left(mention(caller.user)), ...CHANGES });
  }
  const note: NoteToAll = (texts) =>
    [...(done.note ? [done.note(texts)] : []), outcome.kind === 'no-heir' ? texts.noHeir : texts.notMember].join(' ');
  return partyReply(done.outcome, renderer, caller, { note, ...CHANGES });
}

const isCarriedOut = ({ kind }: CommandOutcome): boolean => ['board', 'started', 'standing'].includes(kind);

/** Returns a reply if no party plays the run in this channel. */
async function findParty(
  { play, renderer }: HandlerContext,
  run: RunId,
  caller: ChannelCaller,
): Promise<{ board: Board; party: NonNullable<Board['party']> } | { reply: Reply }> {
  const seen = await play.watch({ ...caller, run });
  if (seen.kind === 'unloadable') return { reply: replyToOutcome(seen, 'command', renderer) };
  const party = seen.kind === 'watching' ? seen.board.party : undefined;
  if (seen.kind !== 'watching' || party?.channel !== caller.channel)
    return { reply: refusalNote('no-party', renderer) };
  return { board: seen.board, party };
}

/** In the mode `hotseat`, also makes the caller a member. */
async function bringBoard(local: HandlerContext, run: RunId, caller: ChannelCaller): Promise<Reply> {
  const { play, renderer } = local;
  const found = await findParty(local, run, caller);
  if ('reply' in found) return found.reply;
  const { board, party } = found;
  const isMember = party.members.includes(caller.user);
  if (!isMember && party.mode !== 'hotseat') return ephemeralReply(invitedMessage(board, renderer.i18n));
  const outcome = await play.joinParty({ ...caller, bringsBoard: true });
  return partyReply(outcome, renderer, caller, {
    note: isMember ? undefined : ({ joined }) => joined(mention(caller.user)),
  });
}

async function pickMode(
  local: HandlerContext,
  { run, isEphemeral, picked }: Pick<ComponentInput, 'run' | 'isEphemeral'> & { picked: PartyMode | null },
  caller: ChannelCaller,
): Promise<Reply> {
  const { play, renderer } = local;
  const found = await findParty(local, run, caller);
  if ('reply' in found) return found.reply;
  if (picked === null) return ephemeralNote(renderer.i18n.notes.gone);
  const outcome = await play.partyMode({ ...caller, mode: picked });
  const note: NoteToAll = (texts) => texts.modeChanged(mention(caller.user), texts.mode[picked]);
  return partyReply(outcome, renderer, caller, { note, changes: surfaceOf(isEphemeral) });
}

async function changeMembership(
  local: HandlerContext,
  control: Extract<PartyControl, { kind: 'join' | 'leave' }>,
  { run, isEphemeral }: Pick<ComponentInput, 'run' | 'isEphemeral'>,
  caller: ChannelCaller,
): Promise<Reply> {
  const { play, renderer } = local;
  const found = await findParty(local, run, caller);
  if ('reply' in found) return found.reply;
  const { parties } = renderer.i18n;
  const { board, party } = found;
  const change = control.kind;
  const isMember = party.members.includes(caller.user);
  if (isMember === (change === 'join')) return ephemeralNote(isMember ? parties.alreadyMember : parties.notMember);
  const losesRun = isMember && board.owner === caller.user && party.members.length > 1;
  if (control.kind === 'leave' && !control.sure && losesRun)
    return ephemeralReply(leaveConfirmation(board, renderer.i18n));
  const outcome = await (change === 'join' ? play.joinParty(caller) : play.leaveParty(caller));
  const note: NoteToAll = (texts) => (change === 'join' ? texts.joined : texts.left)(mention(caller.user));
  return partyReply(outcome, renderer, caller, { note, changes: surfaceOf(isEphemeral) });
}

async function moveHere({ play, renderer }: HandlerContext, caller: ChannelCaller & { run: RunId }): Promise<Reply> {
  const outcome = await play.moveHere(caller);
  const { parties, notes } = renderer.i18n;
  switch (outcome.kind) {
    case 'board': {
      const note: NoteToAll = ({ move }) => move.done;
      const options = { partyNote: note, away: isAway(outcome, caller) };
      return replyToOutcome(outcome, 'command', renderer, options);
    }
    case 'not-yours':
      return ephemeralNote(parties.move.onlyOwner(mention(outcome.owner)));
    case 'moved-on':
      return ephemeralNote(parties.move.playedIn(channelMention(outcome.channel)));
    case 'alone':
    case 'other-server':
    case 'channel-taken':
      return ephemeralNote(parties.move.refusals[outcome.kind]);
    case 'no-run':
      return ephemeralNote(notes.runGone);
    default:
      return replyToOutcome(outcome, 'command', renderer);
  }
}

interface PartyReplyOptions {
  note?: NoteToAll | undefined;
  /** Surface of a change; absent if the player only asked for the board. */
  changes?: Surface;
}

const CHANGES: PartyReplyOptions = { changes: 'command' };

function partyReply(
  outcome: CommandOutcome,
  renderer: BoardRenderer,
  caller: Caller,
  { note, changes }: PartyReplyOptions = {},
): Reply {
  if (outcome.kind === 'no-party') return refusalNote('no-party', renderer);
  if (outcome.kind === 'not-member') return ephemeralNote(renderer.i18n.parties.notMember);
  if (outcome.kind === 'not-joined') return ephemeralNote(renderer.i18n.parties.notJoined(mention(outcome.user)));
  if (outcome.kind === 'no-heir') return ephemeralNote(renderer.i18n.parties.noHeir);
  if (outcome.kind === 'not-yours') return ephemeralNote(renderer.i18n.parties.onlyOwner(mention(outcome.owner)));
  if (outcome.kind === 'left') return ephemeralNote(renderer.i18n.parties.left(mention(caller.user)));
  if (outcome.kind === 'standing')
    return ephemeralReply(standingMessage(outcome.board, renderer.i18n, note?.(renderer.i18n.parties)));
  const surface = changes !== undefined && outcome.kind === 'board' ? changes : null;
  const isShown = outcome.kind === 'board' || outcome.kind === 'started';
  return replyToOutcome(outcome, surface ?? 'command', renderer, {
    partyNote: isShown ? note : undefined,
    away: (changes ?? 'command') === 'command' && isAway(outcome, caller),
    changesParty: surface !== null,
  });
}
