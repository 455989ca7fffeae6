import { button, container, gallery, row, text } from '../component';
import { escapeMarkdown } from '../people';
import type { Attachment, Reply } from '../reply';
import type { Board } from '../types';
import type { Studio } from './board';
import { idsOf } from './ids';

const ACCENT = 0xd98a54;
const ALT = 'A vault of arches, one behind the other; in the glow at the end a dragon spreads its wings.';

/** For who comes back after the end: the title, what became of the last hero, and the way to the next. */
export function titleReply(board: Board, { painter, words, pictureFailed }: Studio): Reply {
  const id = idsOf(board);
  const attachment = board.settings.text ? null : draw();
  const rows = row(
    button({ id: id({ kind: 'restart', seed: null }), label: 'New game', emoji: '🎲', style: 'success' }),
    button({ id: id({ kind: 'help' }), label: 'Help', emoji: '❔' }),
  );
  const last = `Your last hero, ${escapeMarkdown(board.view.hero.name)}, came this far:\n-# ${escapeMarkdown(words.status(board.view))}`;
  const picture = attachment ? [gallery(attachment.name, ALT)] : [];
  const attachments = attachment ? [attachment] : [];
  const message = { components: [container(ACCENT, [...picture, text(`## Wyrmdeep\n${last}`), rows])], attachments };
  return { kind: 'message', message, ephemeral: false };

  function draw(): Attachment | null {
    try {
      return { name: 'title.png', bytes: painter.title().png, description: ALT };
    } catch (error) {
      pictureFailed?.(error);
      return null;
    }
  }
}
