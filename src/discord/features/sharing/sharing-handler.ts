import {
  asReply,
  ephemeralNote,
  ephemeralReply,
  inChannel,
  type Message,
  mention,
  noteMessage,
  type Reply,
} from '../../api';
import { boardMessage } from '../../board';
import type { ComponentInput, HandlerContext } from '../../context';
import { parseSharedRun, type SharingControl } from '../../controls/sharing-controls';
import { askedAt, isConfirmed } from '../../custom-id/question';
import { replyToOutcome } from '../../outcomes/outcome-reply';
import { refusalNote } from '../../outcomes/reply-of-kind';
import { inPlayerLocale, rendererForBoard } from '../../player-locale';
import type { BoardRenderer, Caller, ChannelCaller, Outcome, Output, RunId } from '../../types';
import { isPostRefusal, postRefusalReply } from '../post-refusal';
import { postMessage } from './post-message';
import type { SharingIntent } from './sharing-intents';
import {
  endedMessage,
  forkConfirmationMessage,
  hiddenShareMessage,
  sharedNote,
  sharesMessage,
  watchRows,
} from './sharing-message';

export async function handleSharingCommand(
  context: HandlerContext,
  intent: SharingIntent,
  caller: Caller,
): Promise<Reply> {
  const local = await inPlayerLocale(context, caller);
  const { play, renderer } = local;
  const channelCaller = inChannel(caller);
  switch (intent.kind) {
    case 'share':
      if (!intent.animated) return share(local, channelCaller, intent.move);
      // An animation would show more than the state after `move`.
      if (intent.move !== null) return ephemeralNote(renderer.i18n.sharing.animationOfMove);
      return post(local, channelCaller);
    case 'unshare': {
      const outcome = await play.unshare(channelCaller);
      if (outcome.kind === 'no-run') return replyToOutcome(outcome, 'command', renderer);
      return unshareReply(outcome, renderer, ephemeralNote(renderer.i18n.sharing.unshared));
    }
    case 'watch':
      return sharesReply(local, channelCaller);
    case 'fork': {
      const outcome = await play.fork({ ...channelCaller, ...atMove(intent.move) });
      if (outcome.kind === 'no-run') return replyToOutcome(outcome, 'command', renderer);
      return forkReply(outcome, renderer, 'channel', caller);
    }
  }
}

export async function handleSharingControl(
  context: HandlerContext,
  control: SharingControl,
  { run, version, values }: ComponentInput,
  caller: Caller,
): Promise<Reply> {
  const local = await inPlayerLocale(context, caller);
  const { play, renderer } = local;
  const channelCaller = inChannel(caller);
  switch (control.kind) {
    case 'watch': {
      const { language } = control;
      const forAll = language !== null;
      const outcome = await play.watch({ ...channelCaller, run, forAll });
      if (outcome.kind === 'not-shared') return endedUpdate(language, renderer);
      const shown = forAll && outcome.kind === 'watching' ? renderer.in(language) : renderer;
      return asReply(watchMessage(outcome, shown, channelCaller, { forAll }), 'update');
    }
    case 'unshare': {
      const outcome = await play.unshare({ ...channelCaller, run });
      // A finished run's message stays when the sharing ends.
      const keepsCard = outcome.kind === 'unshared' && outcome.isOver;
      const done = keepsCard ? ephemeralNote(renderer.i18n.sharing.ended) : endedUpdate(control.language, renderer);
      return unshareReply(outcome, renderer, done);
    }
    case 'shares':
      return sharesReply(local, channelCaller);
    case 'post':
      return post(local, { ...channelCaller, run, version });
    case 'shared-run': {
      const shared = parseSharedRun(values[0] ?? run);
      if (!shared) return refusalNote('not-shared', renderer);
      const outcome = await play.watch({ ...channelCaller, ...shared });
      return asReply(watchMessage(outcome, renderer, channelCaller), 'ephemeral');
    }
    case 'fork':
      return forkReply(await play.fork({ ...channelCaller, run, version }), renderer, 'player', caller);
    case 'fork-choice': {
      if (control.choice === 'keep') return { kind: 'update', message: noteMessage(renderer.i18n.sharing.notForked) };
      const sure = isConfirmed(control.asked, caller);
      return forkReply(await play.fork({ ...channelCaller, run, version, sure }), renderer, 'question', caller);
    }
  }
}

/** `not-yours` can concern another player's unloadable run. */
const isUnloadableRun = (outcome: {
  kind: string;
}): outcome is Extract<Outcome, { kind: 'unloadable' | 'not-yours' }> =>
  outcome.kind === 'unloadable' || outcome.kind === 'not-yours';

const sharesReply = async ({ play, renderer }: HandlerContext, caller: ChannelCaller): Promise<Reply> =>
  ephemeralReply(sharesMessage(await play.shares(caller), caller.now, renderer.i18n));

const atMove = (move: number | null): { version?: number } => (move === null ? {} : { version: move });

/** If `move` is `null`, watchers see each new turn. */
async function share({ play, renderer }: HandlerContext, caller: ChannelCaller, move: number | null): Promise<Reply> {
  const outcome = await play.share({ ...caller, ...atMove(move) });
  if (outcome.kind === 'not-here' || outcome.kind === 'no-run') return replyToOutcome(outcome, 'command', renderer);
  if (outcome.kind === 'overtaken') return refusalNote(outcome.kind, renderer);
  const message =
    outcome.kind === 'hidden-share'
      ? hiddenShareMessage(outcome, caller.user, renderer.i18n)
      : watchMessage(outcome, renderer, caller, { forAll: true, isNew: true });
  return asReply(message, 'public');
}

/** Without `version`, posts the newest scene. A hidden run gets no picture. */
async function post(
  { play, renderer, isManager }: HandlerContext,
  caller: ChannelCaller & { run?: RunId; version?: number },
): Promise<Reply> {
  const outcome = await play.post({ ...caller, isManager });
  if (outcome.kind === 'hidden-share') {
    return asReply(hiddenShareMessage(outcome, caller.user, renderer.i18n), 'public');
  }
  if (outcome.kind === 'posted') return asReply(postMessage(outcome, caller.user, renderer), 'public');
  if (isPostRefusal(outcome)) return postRefusalReply(outcome, renderer);
  if (outcome.kind === 'no-run' || isUnloadableRun(outcome)) return replyToOutcome(outcome, 'command', renderer);
  return refusalNote(outcome.kind, renderer);
}

/** `isNew` is true for a run that the caller has just shared. */
function watchMessage(
  outcome: Output<'watch'>,
  renderer: BoardRenderer,
  { user: viewer }: Caller,
  { forAll = false, isNew = false }: { forAll?: boolean; isNew?: boolean } = {},
): Message | Reply {
  if (isUnloadableRun(outcome)) return replyToOutcome(outcome, 'command', renderer);
  if (outcome.kind !== 'watching') return refusalNote(outcome.kind, renderer);
  const { board, events, version } = outcome;
  const local = rendererForBoard(renderer, board);
  const controls = {
    rows: watchRows(board, { isFollowed: version === null, forAll, viewer }, local.i18n),
    lines: [],
    aim: null,
  };
  const note = isNew
    ? sharedNote(viewer, board, version, local.i18n)
    : local.i18n.sharing.watched(mention(board.owner), version);
  return boardMessage(board, local, { events, controls, note, watched: forAll ? 'all' : 'reader' });
}

const endedUpdate = (language: string | null, renderer: BoardRenderer): Reply => ({
  kind: 'update',
  message: endedMessage((language === null ? renderer : renderer.in(language)).i18n),
});

function unshareReply(outcome: Output<'unshare'>, renderer: BoardRenderer, done: Reply): Reply {
  if (outcome.kind === 'unshared') return done;
  if (outcome.kind === 'no-run' || outcome.kind === 'overtaken') return refusalNote(outcome.kind, renderer);
  if (outcome.kind === 'unloadable') return replyToOutcome(outcome, 'command', renderer);
  return ephemeralNote(renderer.i18n.sharing.onlyPlayersUnshare(mention(outcome.owner)));
}

/** `channel` is public, `player` ephemeral, `question` an update of the question. */
type ForkSurface = 'channel' | 'player' | 'question';

function forkReply(outcome: Output<'fork'>, renderer: BoardRenderer, surface: ForkSurface, caller: Caller): Reply {
  switch (outcome.kind) {
    case 'started':
    case 'board': {
      const { sharing } = rendererForBoard(renderer, outcome.board).i18n;
      const note = surface === 'channel' ? sharing.forked : `${sharing.forked} ${sharing.onlyForYou}`;
      const options = outcome.kind === 'started' ? { note } : {};
      const reply = replyToOutcome(outcome, surface === 'question' ? 'component' : 'command', renderer, options);
      return surface === 'player' && reply.kind === 'message' ? { ...reply, ephemeral: true } : reply;
    }
    case 'confirm-fork': {
      const { i18n } = renderer;
      if (surface !== 'question') return ephemeralReply(forkConfirmationMessage(outcome, askedAt(caller), i18n));
      // After a late confirmation, asks again in the same message.
      const message = forkConfirmationMessage(outcome, askedAt(caller), i18n, [i18n.notes.lapsed, '']);
      return { kind: 'update', message };
    }
    case 'busy':
    case 'not-here':
    case 'not-yours':
    case 'unloadable':
      return replyToOutcome(outcome, 'command', renderer);
    default:
      return refusalNote(outcome.kind, renderer);
  }
}
