import { answer } from './answer';
import { button, row } from './component';
import { formatControlId } from './control';
import type { Studio } from './layout/board';
import { filmMessage, MOMENTS } from './layout/film';
import { privateNote } from './layout/note';
import { veiledMessage } from './layout/veiled';
import { mention } from './people';
import type { Performing } from './perform';
import type { Reply } from './reply';
import type { AskingThere, Board, Frame } from './types';

/** Shows one's run to the channel as an animation: the whole of it once it is over, else its last turns. */
export async function shareFilm({ play, studio }: Performing, there: AskingThere): Promise<Reply> {
  const { words } = studio;
  const shared = await play.share(there);
  if (shared.kind === 'not-here' || shared.kind === 'no-run') return answer(shared, 'command', studio);
  if (shared.kind === 'veiled')
    return { kind: 'message', message: veiledMessage(shared, there.user, words), ephemeral: false };
  if (shared.kind !== 'watching') return privateNote(words.together.vain[shared.kind]);
  const { run, view } = shared.board;
  const shown = view.over
    ? await play.film({ ...there, run, most: MOMENTS })
    : await play.lastTurns({ ...there, run, decisions: MOMENTS });
  if (!('frames' in shown)) return privateNote(words.together.vain[shown.kind]);
  return { kind: 'message', message: messageOf(shown.board, shown.frames, there, studio), ephemeral: false };
}

function messageOf(board: Board, frames: readonly Frame[], { user }: AskingThere, studio: Studio) {
  const { together } = studio.words;
  const { run, v, view } = board;
  const control = view.over ? ({ kind: 'replay', go: 'open' } as const) : ({ kind: 'shared' } as const);
  const label = view.over ? together.replay.open : together.button.watch;
  const rows = [row(button({ id: formatControlId({ run, v, control }), label }))];
  return filmMessage(board, frames, `*${together.shared(mention(user), null)}*`, rows, studio);
}
