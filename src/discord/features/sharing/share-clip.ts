import { button, row } from '../../api/component';
import { ephemeralNote } from '../../api/note';
import type { Reply } from '../../api/reply';
import { mention } from '../../api/users';
import type { BoardRenderer } from '../../board/message';
import { replyToOutcome } from '../../board/outcome-reply';
import type { HandlerContext } from '../../commands/handle-command';
import { formatCustomId } from '../../custom-id/custom-id';
import type { Board, ChannelCaller, Frame } from '../../types';
import { clipMessage, MOMENTS } from '../replays/clip-message';
import { veiledMessage } from './hidden-message';

/** Shows one's run to the channel as an animation: the whole of it once it is over, else its last turns. */
export async function shareFilm({ play, renderer }: HandlerContext, caller: ChannelCaller): Promise<Reply> {
  const { i18n } = renderer;
  const shared = await play.share(caller);
  if (shared.kind === 'not-here' || shared.kind === 'no-run') return replyToOutcome(shared, 'command', renderer);
  if (shared.kind === 'veiled')
    return { kind: 'message', message: veiledMessage(shared, caller.user, i18n), ephemeral: false };
  if (shared.kind !== 'watching') return ephemeralNote(i18n.together.vain[shared.kind]);
  const { run, view } = shared.board;
  const shown = view.over
    ? await play.clip({ ...caller, run, most: MOMENTS })
    : await play.lastTurns({ ...caller, run, decisions: MOMENTS });
  if (!('frames' in shown)) return ephemeralNote(i18n.together.vain[shown.kind]);
  return { kind: 'message', message: messageOf(shown.board, shown.frames, caller, renderer), ephemeral: false };
}

function messageOf(board: Board, frames: readonly Frame[], { user }: ChannelCaller, renderer: BoardRenderer) {
  const { together } = renderer.i18n;
  const { run, version, view } = board;
  const control = view.over ? ({ kind: 'replay', go: 'open' } as const) : ({ kind: 'shared' } as const);
  const label = view.over ? together.replay.open : together.button.watch;
  const rows = [row(button({ id: formatCustomId({ run, version, control }), label }))];
  return clipMessage(board, frames, `*${together.shared(mention(user), null)}*`, rows, renderer);
}
