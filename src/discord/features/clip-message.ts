import { container, escapeMarkdown, fitLines, gallery, type Message, type Part, type Row, text } from '../api';
import { newestLines, renderClip, renderPicture } from '../board';
import type { Board, BoardRenderer, ClipFrame, I18n } from '../types';
import { NEUTRAL_ACCENT } from './run-list';

const CLIP_LIMIT = 2200;

/** Shows an animation and the last board above sentences. Text mode has only sentences. */
export function clipMessage(
  board: Board,
  frames: readonly ClipFrame[],
  renderer: BoardRenderer,
  { lead, rows, brief = false }: { lead: string; rows: readonly Row[]; brief?: boolean },
): Message {
  const { i18n } = renderer;
  const animation = brief ? i18n.turns.ending.animation : i18n.replays.animation;
  const pictures = board.settings.text
    ? []
    : [
        renderClip(board, renderer, frames, { name: 'run', lead: animation, brief }),
        renderPicture(board, renderer, {}, { name: 'still', lead: '' }),
      ].filter((picture) => picture !== null);
  const sentences = i18n.sentences(frames.flatMap(({ events }) => events)).map(escapeMarkdown);
  const parts: Part[] = [
    ...pictures.map(gallery),
    text([lead, newestSentences(sentences, i18n)].filter((line) => line !== '').join('\n')),
    ...rows,
  ];
  return { components: [container(NEUTRAL_ACCENT, parts)], attachments: pictures };
}

function newestSentences(sentences: readonly string[], { more }: I18n): string {
  const newest = newestLines(sentences, CLIP_LIMIT);
  const omitted = sentences.length - newest.length;
  return fitLines([...(omitted > 0 ? [more(omitted)] : []), ...newest], CLIP_LIMIT + 100, more);
}
