import { container, cut, fitLines, gallery, type Part, type Row, text } from '../component';
import { escapeMarkdown } from '../people';
import type { Attachment, Message } from '../reply';
import type { Board, Frame } from '../types';
import { drawn, type Studio } from './board';

const ACCENT = 0x5f7fbf;

/** Characters of the text, and of what describes a picture. */
const LIMIT = { told: 2200, alt: 1024 } as const;

/** A run as an animation, with a still of how it stands and the same in words; words alone for who wants them. */
export function filmMessage(
  board: Board,
  frames: readonly Frame[],
  lead: string,
  rows: readonly Row[],
  studio: Studio,
): Message {
  const { words } = studio;
  const still = { aim: null, look: null, sinceTurn: null };
  const pictures = board.settings.text
    ? []
    : [animated(board, frames, studio), drawn(board, studio, still, 'still', '')].filter((one) => one !== null);
  const told = words.sentences(frames.flatMap(({ events }) => events)).map(escapeMarkdown);
  const parts: Part[] = [
    ...pictures.map(({ name, description }) => gallery(name, description)),
    text([lead, newest(told, words.more)].filter((line) => line !== '').join('\n')),
    ...rows,
  ];
  return { components: [container(ACCENT, parts)], attachments: pictures };
}

function animated(board: Board, frames: readonly Frame[], { painter, words, pictureFailed }: Studio) {
  try {
    const { gif, words: told } = painter.clip(frames, board.settings);
    const description = cut(`${words.together.replay.animation} ${told.alt}`, LIMIT.alt);
    return { name: `run-${board.v}.gif`, bytes: gif, description } satisfies Attachment;
  } catch (error) {
    pictureFailed?.(error);
    return null;
  }
}

/** The newest sentences that fit, oldest first, under how many there were before. */
function newest(lines: readonly string[], more: (count: number) => string): string {
  const kept = [...lines];
  while (kept.length > 1 && kept.join('\n').length > LIMIT.told) kept.shift();
  const before = lines.length - kept.length;
  return fitLines([...(before > 0 ? [more(before)] : []), ...kept], LIMIT.told + 100, more);
}
