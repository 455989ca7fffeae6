import { ephemeralNote } from '../../api/note';
import type { Reply } from '../../api/reply';
import { escapeMarkdown, inChannel } from '../../api/users';
import type { HandlerContext } from '../../commands/handle-command';
import type { Caller, ReplayOutcome, RunId } from '../../types';
import { localeOf, rendererForOutcome } from '../profiles/player-locale';
import { clipMessage, MOMENTS } from './clip-message';
import { type ReplayControl, wayTo } from './ids';
import { replayMessage, replayRows } from './message';

/** Plays a finished run back from its beginning, for the asker's eyes only: the last one of their own, unless it is named. */
export async function openReplay(context: HandlerContext, run: RunId | null, caller: Caller): Promise<Reply> {
  const outcome = await context.play.replay({ ...inChannel(caller), ...(run === null ? {} : { run }) });
  return replayed(context, outcome, caller, (message) => ({ kind: 'message', message, ephemeral: true }));
}

/** Shows another moment where one stands, or opens a run beside what stands there. */
export async function pressReplay(
  context: HandlerContext,
  { go }: ReplayControl,
  at: { run: RunId; version: number },
  picked: string | undefined,
  caller: Caller,
): Promise<Reply> {
  if (go === 'open') return openReplay(context, picked ?? at.run, caller);
  if (go === 'film') return filmed(context, at.run, caller);
  const version = wayTo(go, at.version, Number.MAX_SAFE_INTEGER);
  const way = go === 'back' || go === 'back10' || go === 'last' ? 'back' : 'on';
  const outcome = await context.play.replay({ ...inChannel(caller), run: at.run, version, way });
  return replayed(context, outcome, caller, (message) => ({ kind: 'update', message }));
}

/** The whole run where a moment of it stood. */
async function filmed(context: HandlerContext, run: RunId, caller: Caller): Promise<Reply> {
  const outcome = await context.play.clip({ ...inChannel(caller), run, most: MOMENTS });
  if (outcome.kind !== 'film') return refused(context, outcome.kind, caller);
  const { board, frames, last } = outcome;
  const renderer = await rendererForOutcome(context, caller, { kind: 'board', board });
  const lead = `**${escapeMarkdown(board.view.hero.name)}**`;
  const message = clipMessage(board, frames, lead, replayRows(board, last, renderer.i18n, false), renderer);
  return { kind: 'update', message };
}

type Barred = Exclude<ReplayOutcome['kind'], 'replaying'>;

async function refused(context: HandlerContext, why: Barred, caller: Caller): Promise<Reply> {
  const { together } = (await localeOf(context, caller)).i18n;
  return ephemeralNote(why === 'no-run' ? together.replay.none : together.vain[why]);
}

async function replayed(
  context: HandlerContext,
  outcome: ReplayOutcome,
  caller: Caller,
  show: (message: ReturnType<typeof replayMessage>) => Reply,
): Promise<Reply> {
  if (outcome.kind !== 'replaying') return refused(context, outcome.kind, caller);
  const { board, events, last } = outcome;
  const renderer = await rendererForOutcome(context, caller, { kind: 'board', board });
  return show(replayMessage(board, events, last, renderer));
}
