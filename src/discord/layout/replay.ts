import { button, container, fitLines, gallery, type Row, row, text } from '../component';
import { WAYS, type Way, wayTo } from '../control-replay';
import { escapeMarkdown } from '../people';
import type { Words } from '../presenter';
import type { Message } from '../reply';
import type { Board, GameEvent } from '../types';
import type { Studio } from './board';
import { idsOf } from './ids';
import { drawn, inSigns } from './picture';
import { statusLine } from './status';

const ACCENT = 0x5f7fbf;

/** Characters of what happened, under Discord's 4000 of a message. */
const LIMIT = 1300;

const EMOJI: Record<Way, string> = { first: '⏮️', back10: '⏪', back: '◀️', on: '▶️', on10: '⏩', last: '⏭️' };

/** A moment of a finished run: picture and words, and the ways to the others. */
export function replayMessage(board: Board, events: readonly GameEvent[], last: number, studio: Studio): Message {
  const { words } = studio;
  const outcome = words.outcome(events, board.last);
  const since = events.length > 0 ? Math.min(...events.map(({ turn }) => turn)) - 1 : null;
  const shot = { aim: null, look: null, sinceTurn: since };
  const picture = board.settings.text ? null : drawn(board, studio, shot, 'replay', `${outcome[0] ?? ''} `);
  const lines = [
    `**${escapeMarkdown(board.view.hero.name)}** · ${words.together.replay.at(board.v, last)}`,
    ...outcome.map(escapeMarkdown),
  ];
  const shown = picture ? gallery(picture.name, picture.description) : inSigns(board, words);
  const said = [fitLines(lines, LIMIT, words.more), ...(picture ? [statusLine(board, words)] : [])].join('\n');
  return {
    components: [container(ACCENT, [shown, text(said), ...replayRows(board, last, words, true)])],
    attachments: picture ? [picture] : [],
  };
}

/** Back to the left and on to the right; what leads nowhere cannot be pressed. */
export function replayRows(board: Board, last: number, { together }: Words, film: boolean): Row[] {
  const id = idsOf(board);
  const buttons = WAYS.map((go) =>
    button({
      id: id({ kind: 'replay', go }),
      label: together.replay.way[go],
      ...(board.settings.text ? {} : { emoji: EMOJI[go] }),
      style: go === 'on' ? 'primary' : 'secondary',
      disabled: wayTo(go, board.v, last) === board.v,
    }),
  );
  const animation = button({
    id: id({ kind: 'replay', go: 'film' }),
    label: together.replay.film,
    ...(board.settings.text ? {} : { emoji: '🎞️' }),
  });
  return [row(...buttons.slice(0, 3)), row(...buttons.slice(3), ...(film && last > 0 ? [animation] : []))];
}
