import { button, container, gallery, row, text } from '../component';
import { escapeMarkdown } from '../people';
import type { Reply } from '../reply';
import type { Board } from '../types';
import type { Studio } from './board';
import { idsOf } from './ids';
import { painted } from './picture';

const ACCENT = 0xd98a54;

/** For who comes back after the end: the title, what became of the last hero, and the way to the next. */
export function titleReply(board: Board, studio: Studio): Reply {
  const { painter, words } = studio;
  const { controls, notes } = words;
  const id = idsOf(board);
  const attachment = board.settings.text
    ? null
    : painted(studio, () => ({ name: 'title.png', bytes: painter.title().png, description: notes.titleAlt }));
  const rows = row(
    button({ id: id({ kind: 'restart', seed: null }), label: controls.button.newGame, emoji: '🎲', style: 'success' }),
    button({ id: id({ kind: 'help' }), label: controls.button.help, emoji: '❔' }),
  );
  const last = `${notes.lastHero(escapeMarkdown(board.view.hero.name))}\n-# ${escapeMarkdown(words.status(board.view))}`;
  const picture = attachment ? [gallery(attachment.name, notes.titleAlt)] : [];
  const attachments = attachment ? [attachment] : [];
  const message = { components: [container(ACCENT, [...picture, text(`## Wyrmdeep\n${last}`), rows])], attachments };
  return { kind: 'message', message, ephemeral: false };
}
