import { container, fitLines, gallery, type Part, type Row, text } from '../../api/component';
import type { Message } from '../../api/reply';
import { escapeMarkdown } from '../../api/users';
import type { BoardRenderer } from '../../board/message';
import { animated, drawn } from '../../board/picture';
import type { Board, Frame } from '../../types';

const ACCENT = 0x5f7fbf;

/** Characters of the text. */
const LIMIT = 2200;

/** Moments of an animation: about half a minute. */
export const MOMENTS = 60;

/** A run as an animation, with a still of how it stands and the same in words; words alone for who wants them. */
export function clipMessage(
  board: Board,
  frames: readonly Frame[],
  lead: string,
  rows: readonly Row[],
  renderer: BoardRenderer,
): Message {
  const { i18n } = renderer;
  const still = { aim: null, look: null, sinceTurn: null };
  const pictures = board.settings.text
    ? []
    : [
        animated(board, renderer, frames, 'run', i18n.together.replay.animation),
        drawn(board, renderer, still, 'still', ''),
      ].filter((one) => one !== null);
  const told = i18n.sentences(frames.flatMap(({ events }) => events)).map(escapeMarkdown);
  const parts: Part[] = [
    ...pictures.map(({ name, description }) => gallery(name, description)),
    text([lead, newest(told, i18n.more)].filter((line) => line !== '').join('\n')),
    ...rows,
  ];
  return { components: [container(ACCENT, parts)], attachments: pictures };
}

/** The newest sentences that fit, oldest first, under how many there were before. */
function newest(lines: readonly string[], more: (count: number) => string): string {
  const kept = [...lines];
  while (kept.length > 1 && kept.join('\n').length > LIMIT) kept.shift();
  const before = lines.length - kept.length;
  return fitLines([...(before > 0 ? [more(before)] : []), ...kept], LIMIT + 100, more);
}
