import { button, container, fitLines, gallery, type Row, row, text } from '../../api/component';
import type { Message } from '../../api/reply';
import { escapeMarkdown } from '../../api/users';
import { idsOf } from '../../board/ids';
import type { BoardRenderer } from '../../board/message';
import { drawn, inSigns } from '../../board/picture';
import type { I18n } from '../../board/renderer';
import { statusLine } from '../../board/status-line';
import type { Board, GameEvent } from '../../types';
import { WAYS, type Way, wayTo } from './ids';

const ACCENT = 0x5f7fbf;

/** Characters of what happened, under Discord's 4000 of a message. */
const LIMIT = 1300;

const EMOJI: Record<Way, string> = { first: '⏮️', back10: '⏪', back: '◀️', on: '▶️', on10: '⏩', last: '⏭️' };

/** A moment of a finished run: picture and words, and the ways to the others. */
export function replayMessage(
  board: Board,
  events: readonly GameEvent[],
  last: number,
  renderer: BoardRenderer,
): Message {
  const { i18n } = renderer;
  const outcome = i18n.outcome(events, board.last);
  const since = events.length > 0 ? Math.min(...events.map(({ turn }) => turn)) - 1 : null;
  const shot = { aim: null, look: null, sinceTurn: since };
  const picture = board.settings.text ? null : drawn(board, renderer, shot, 'replay', `${outcome[0] ?? ''} `);
  const lines = [
    `**${escapeMarkdown(board.view.hero.name)}** · ${i18n.together.replay.at(board.version, last)}`,
    ...outcome.map(escapeMarkdown),
  ];
  const shown = picture ? gallery(picture.name, picture.description) : inSigns(board, i18n);
  const said = [fitLines(lines, LIMIT, i18n.more), ...(picture ? [statusLine(board, i18n)] : [])].join('\n');
  return {
    components: [container(ACCENT, [shown, text(said), ...replayRows(board, last, i18n, true)])],
    attachments: picture ? [picture] : [],
  };
}

/** Back to the left and on to the right; what leads nowhere cannot be pressed. */
export function replayRows(board: Board, last: number, { together }: I18n, film: boolean): Row[] {
  const id = idsOf(board);
  const buttons = WAYS.map((go) =>
    button({
      id: id({ kind: 'replay', go }),
      label: together.replay.way[go],
      ...(board.settings.text ? {} : { emoji: EMOJI[go] }),
      style: go === 'on' ? 'primary' : 'secondary',
      disabled: wayTo(go, board.version, last) === board.version,
    }),
  );
  const animation = button({
    id: id({ kind: 'replay', go: 'film' }),
    label: together.replay.film,
    ...(board.settings.text ? {} : { emoji: '🎞️' }),
  });
  return [row(...buttons.slice(0, 3)), row(...buttons.slice(3), ...(film && last > 0 ? [animation] : []))];
}
