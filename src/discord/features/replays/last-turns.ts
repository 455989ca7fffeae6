import { ephemeralNote } from '../../api/note';
import type { Reply } from '../../api/reply';
import { endingMessage } from '../../board/ending';
import type { HandlerContext } from '../../commands/handle-command';
import type { Caller, RunId } from '../../types';
import { localeOf } from '../profiles/player-locale';

/** Decisions of the animation: about half a minute. */
const DECISIONS = 40;

/** The end of a run once more, with its last turns, in the message where the end stood. */
export async function lastTurns(context: HandlerContext, run: RunId, caller: Caller): Promise<Reply> {
  const outcome = await context.play.lastTurns({ ...caller, run, decisions: DECISIONS });
  const renderer = await localeOf(context, caller);
  if (outcome.kind !== 'last-turns') return ephemeralNote(renderer.i18n.ending.unseen);
  return { kind: 'update', message: endingMessage(outcome.board, renderer, { frames: outcome.frames }) };
}
