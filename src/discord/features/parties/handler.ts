import { fileMessage } from '../../api/file-message';
import { ephemeralNote, noteMessage } from '../../api/note';
import type { Message, Reply } from '../../api/reply';
import { inChannel, mention } from '../../api/users';
import { type BoardRenderer, boardMessage, rendererFor } from '../../board/message';
import { replyToOutcome } from '../../board/outcome-reply';
import type { HandlerContext } from '../../commands/handle-command';
import type { Caller, ChannelCaller, ForkOutcome, PartyOutcome, RunId, WatchOutcome } from '../../types';
import type { Vain } from '../../wording-together';
import { openAdmin, pressAdmin } from '../admin/handler';
import { privacyMessage, sharesMessage, waitingMessage, watchRows } from '../admin/message';
import { localeOf } from '../profiles/player-locale';
import { veiledMessage } from '../sharing/hidden-message';
import { shareFilm } from '../sharing/share-clip';
import type { PartyControl, Wish } from './ids';
import type { PartyIntent } from './intents';

/** Answers commands about playing together. */
export async function performTogether(asked: HandlerContext, intent: PartyIntent, caller: Caller): Promise<Reply> {
  const context = { ...asked, renderer: await localeOf(asked, caller) };
  const { play, renderer } = context;
  if (intent.kind === 'privacy') return privately(privacyMessage(false, renderer.i18n));
  if (intent.kind === 'resume') return privately(waitingMessage((await play.suspendedRuns(caller)).runs, renderer.i18n));
  if (intent.kind === 'admin') return openAdmin(context, intent, caller);
  const channelCaller = inChannel(caller);
  switch (intent.kind) {
    case 'party':
      return party(context, intent, channelCaller);
    case 'share': {
      if (intent.animated) return shareFilm(context, channelCaller);
      const outcome = await play.share({ ...channelCaller, ...after(intent.move) });
      if (outcome.kind === 'not-here' || outcome.kind === 'no-run') return replyToOutcome(outcome, 'command', renderer);
      if (outcome.kind === 'veiled') {
        return { kind: 'message', message: veiledMessage(outcome, caller.user, renderer.i18n), ephemeral: false };
      }
      return watched(outcome, renderer, 'shared', caller);
    }
    case 'watch':
      return privately(sharesMessage((await play.shares(channelCaller)).runs, renderer.i18n));
    case 'fork': {
      const outcome = await play.fork({ ...channelCaller, ...after(intent.move) });
      return outcome.kind === 'no-run' ? replyToOutcome(outcome, 'command', renderer) : forked(outcome, renderer, false);
    }
  }
}

const after = (move: number | null): { version?: number } => (move === null ? {} : { version: move });

/** Answers the controls of playing together. */
export async function pressTogether(
  asked: HandlerContext,
  control: PartyControl,
  at: { run: RunId; version: number },
  picked: string | undefined,
  caller: Caller,
): Promise<Reply> {
  const context = { ...asked, renderer: await localeOf(asked, caller) };
  const { play, renderer } = context;
  const channelCaller = inChannel(caller);
  switch (control.kind) {
    case 'watch':
      return watched(await play.watch({ ...channelCaller, run: at.run }), renderer, 'refreshed', caller);
    case 'shared': {
      // Without a list to pick from it is the run that the control names.
      const [run = '', v] = (picked ?? at.run).split('#');
      const moment = v === undefined ? {} : { version: Number(v) };
      return watched(await play.watch({ ...channelCaller, run, ...moment }), renderer, 'opened', caller);
    }
    case 'fork':
      return forked(await play.fork({ ...channelCaller, run: at.run, version: at.version }), renderer, true);
    case 'join':
    case 'leave':
      return comeOrGo(context, control.kind, at.run, channelCaller);
    case 'torch':
      return partyReply(await play.passTorch({ ...channelCaller, to: caller.user }), renderer);
    case 'party':
      return party(context, { kind: 'party', mode: null, torch: null, leave: false }, channelCaller);
    case 'resumed':
      return replyToOutcome(await play.resume({ ...caller, run: picked ?? '' }), 'command', renderer);
    case 'privacy':
      return privacy(context, control.wish, caller);
    case 'admin':
    case 'deed':
      return pressAdmin(context, control, at, picked, caller);
  }
}

async function party(
  { play, renderer }: HandlerContext,
  { mode, torch, leave }: Extract<PartyIntent, { kind: 'party' }>,
  caller: ChannelCaller,
): Promise<Reply> {
  if (torch !== null) return partyReply(await play.passTorch({ ...caller, to: torch }), renderer);
  if (leave) return partyReply(await play.leaveParty(caller), renderer);
  const outcome = await play.party({ ...caller, ...(mode === null ? {} : { mode }) });
  if (outcome.kind === 'no-party') return vain('no-party', renderer);
  if (outcome.kind !== 'board' || mode === null || outcome.board.party?.mode === mode) {
    return replyToOutcome(outcome, 'command', renderer);
  }
  return partyReply(await play.partyMode({ ...caller, mode }), renderer);
}

/** Joins or leaves the party of the run, in the message whose button was pressed. */
async function comeOrGo({ play, renderer }: HandlerContext, way: 'join' | 'leave', run: RunId, caller: ChannelCaller) {
  const seen = await play.watch({ ...caller, run });
  // A channel plays one run after another, and another channel may watch.
  if (seen.kind !== 'watching' || seen.board.party?.channel !== caller.channel) return vain('no-party', renderer);
  const { note } = renderer.i18n.company;
  const belongs = seen.board.party.members.includes(caller.user);
  if (belongs === (way === 'join')) return ephemeralNote(belongs ? note.member : note.outsider);
  const outcome = await (way === 'join' ? play.joinParty(caller) : play.leaveParty(caller));
  if (outcome.kind === 'no-party') return vain('no-party', renderer);
  const told = (way === 'join' ? note.joined : note.left)(mention(caller.user));
  return replyToOutcome(outcome, 'component', renderer, outcome.kind === 'board' ? { note: told } : {});
}

const partyReply = (outcome: PartyOutcome, renderer: BoardRenderer): Reply =>
  outcome.kind === 'no-party' ? vain('no-party', renderer) : replyToOutcome(outcome, 'command', renderer);

/** A run that is watched: shared with all, opened for oneself, or looked at again. Always says whose it is. */
function watched(
  outcome: WatchOutcome,
  renderer: BoardRenderer,
  how: 'shared' | 'opened' | 'refreshed',
  { user }: Caller,
): Reply {
  if (outcome.kind !== 'watching') return vain(outcome.kind, renderer);
  const { board, events, version } = outcome;
  const local = rendererFor(renderer, board);
  const { together } = local.i18n;
  const controls = { rows: watchRows(board, version === null, local.i18n), say: [], aim: null };
  const note =
    how === 'shared' ? together.shared(mention(user), version) : together.watched(mention(board.owner), version);
  const message = boardMessage(board, local, { events, controls, note });
  return how === 'refreshed' ? { kind: 'update', message } : { kind: 'message', message, ephemeral: how === 'opened' };
}

/** A branch to be played: beside what others watch it is seen by its player `alone`, and played on there. */
function forked(outcome: ForkOutcome, renderer: BoardRenderer, alone: boolean): Reply {
  switch (outcome.kind) {
    case 'started':
    case 'board': {
      const { together } = rendererFor(renderer, outcome.board).i18n;
      const note = alone ? `${together.forked} ${together.alone}` : together.forked;
      const reply = replyToOutcome(outcome, 'command', renderer, outcome.kind === 'started' ? { note } : {});
      return alone && reply.kind === 'message' ? { ...reply, ephemeral: true } : reply;
    }
    case 'busy':
      return replyToOutcome(outcome, 'command', renderer);
    default:
      return vain(outcome.kind, renderer);
  }
}

async function privacy({ play, renderer }: HandlerContext, wish: Wish, caller: Caller): Promise<Reply> {
  const { i18n } = renderer;
  if (wish === 'ask' || wish === 'keep') return { kind: 'update', message: privacyMessage(wish === 'ask', i18n) };
  if (wish === 'export') {
    const { items } = await play.exportMine(caller);
    return privately(fileMessage(i18n.together.privacy.exported, 'wyrmdeep.json', items));
  }
  await play.eraseMine(caller);
  return { kind: 'update', message: noteMessage(i18n.together.privacy.erased) };
}

const privately = (message: Message): Reply => ({ kind: 'message', message, ephemeral: true });

const vain = (why: Vain, { i18n }: BoardRenderer): Reply => ephemeralNote(i18n.together.vain[why]);
