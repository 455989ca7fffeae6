import {
  asReply,
  ephemeralNote,
  ephemeralReply,
  inChannel,
  type Message,
  mention,
  nameInMarkdown,
  type Reply,
} from '../../api';
import { matchingSuggestions } from '../../arguments/suggestions';
import { endingMessage } from '../../board';
import type { ComponentInput, HandlerContext } from '../../context';
import { type ReplayControl, versionAfter } from '../../controls/replays-controls';
import { refusalNote } from '../../outcomes/reply-of-kind';
import { rendererForBoard, rendererForPlayer } from '../../player-locale';
import type { Board, Caller, I18n, ReplayOutcome, RunId, UserId } from '../../types';
import { clipMessage } from '../clip-message';
import { finishedRunSuggestions } from '../profiles/finished-runs';
import { watchRows } from '../sharing/sharing-message';
import type { ReplayIntent } from './replays-intents';
import { buildingMessage, MAX_CLIP_FRAMES, replayMessage, replayRows } from './replays-message';

const RUN_ID = /^[\w-]{24}$/;

/** Refuses unknown, unfinished and hidden runs. */
export async function handleReplayCommand(
  context: HandlerContext,
  intent: ReplayIntent,
  caller: Caller,
): Promise<Reply> {
  if (intent.kind === 'building') return showBuilding(context, intent, caller);
  const { run } = intent;
  if (run === null || RUN_ID.test(run)) return openReplay(context, run, caller);
  const renderer = await rendererForPlayer(context, caller);
  const [match] = matchingSuggestions(await finishedRunSuggestions(context.play, caller, renderer.i18n), run);
  return match ? openReplay(context, match.value, caller) : refusalNote('no-run', renderer);
}

export async function handleReplayControl(
  context: HandlerContext,
  control: ReplayControl,
  { run, version, values }: ComponentInput,
  caller: Caller,
): Promise<Reply> {
  if (control.kind === 'last-turns') return showLastTurns(context, run, control, caller);
  switch (control.to) {
    case 'open':
      return openReplay(context, values[0] ?? run, caller);
    case 'clip':
      return showClip(context, run, caller);
    default: {
      const target = versionAfter(control.to, version, Number.MAX_SAFE_INTEGER);
      const way = control.to === 'back' || control.to === 'back10' || control.to === 'last' ? 'back' : 'on';
      const outcome = await context.play.replay({ ...inChannel(caller), run, version: target, way });
      return asReply(await momentMessage(context, outcome, caller), 'update');
    }
  }
}

/** If `run` is `null`, opens the last finished run. */
async function openReplay(context: HandlerContext, run: RunId | null, caller: Caller): Promise<Reply> {
  const outcome = await context.play.replay({ ...inChannel(caller), ...(run === null ? {} : { run }) });
  return asReply(await momentMessage(context, outcome, caller), 'ephemeral');
}

async function momentMessage(
  context: HandlerContext,
  outcome: ReplayOutcome,
  caller: Caller,
): Promise<Message | Reply> {
  if (outcome.kind !== 'replaying') return replayRefusal(context, outcome.kind, caller);
  return replayMessage(outcome, rendererForBoard(context.renderer, outcome.board));
}

async function showClip(context: HandlerContext, run: RunId, caller: Caller): Promise<Reply> {
  const outcome = await context.play.clip({ ...inChannel(caller), run, most: MAX_CLIP_FRAMES });
  if (outcome.kind !== 'clip') return replayRefusal(context, outcome.kind, caller);
  const { board, frames, last } = outcome;
  const renderer = rendererForBoard(context.renderer, board);
  const lead = `**${nameInMarkdown(board.view.hero.name, renderer.i18n.notes.nameless)}**`;
  const rows = replayRows(board, last, renderer.i18n, { clip: false });
  return { kind: 'update', message: clipMessage(board, frames, renderer, { lead, rows }) };
}

async function replayRefusal(
  context: HandlerContext,
  reason: Exclude<ReplayOutcome['kind'], 'replaying'>,
  caller: Caller,
): Promise<Reply> {
  const renderer = await rendererForPlayer(context, caller);
  return reason === 'no-run' ? ephemeralNote(renderer.i18n.replays.none) : refusalNote(reason, renderer);
}

/** Refuses hidden turns and unfinished runs. */
async function showLastTurns(
  context: HandlerContext,
  run: RunId,
  { language, watched }: Extract<ReplayControl, { kind: 'last-turns' }>,
  caller: Caller,
): Promise<Reply> {
  const settingsOf = watched && language === null ? 'caller' : 'owner';
  const outcome = await context.play.lastTurns({ ...caller, run, settingsOf });
  const own = await rendererForPlayer(context, caller);
  if (outcome.kind !== 'last-turns') return ephemeralNote(own.i18n.turns.ending.hidden);
  // An admin may have rolled the run back since the message.
  if (outcome.board.view.over === null) return refusalNote('goes-on', own);
  const { board, frames, feats } = outcome;
  const renderer = rendererForBoard(language === null ? own : own.in(language), board);
  const beside = watched
    ? watchedEnding(board, { forAll: language !== null, viewer: caller.user }, renderer.i18n)
    : { feats };
  return { kind: 'update', message: endingMessage(board, renderer, { frames, ...beside }) };
}

const watchedEnding = (board: Board, { forAll, viewer }: { forAll: boolean; viewer: UserId }, i18n: I18n) => ({
  note: i18n.sharing.watched(mention(board.owner), null),
  controls: { rows: watchRows(board, { isFollowed: true, forAll, viewer }, i18n), lines: [], aim: null },
});

async function showBuilding(
  context: HandlerContext,
  { depth, seed }: Extract<ReplayIntent, { kind: 'building' }>,
  caller: Caller,
): Promise<Reply> {
  const outcome = await context.play.building({ ...inChannel(caller), depth, ...(seed === null ? {} : { seed }) });
  const renderer = await rendererForPlayer(context, caller);
  if (outcome.kind === 'unknown-seed') return ephemeralNote(renderer.i18n.input.noSeed);
  if (outcome.kind !== 'building') return ephemeralNote(renderer.i18n.replays.building[outcome.kind]);
  return ephemeralReply(buildingMessage(outcome, renderer));
}
