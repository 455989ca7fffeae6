import { button, container, gallery, row, text } from '../api/component';
import type { Reply } from '../api/reply';
import { escapeMarkdown } from '../api/users';
import type { Board } from '../types';
import { idsOf } from './ids';
import type { BoardRenderer } from './message';
import { painted } from './picture';

const ACCENT = 0xd98a54;

/** For who comes back after the end: the title, what became of the last hero, and the way to the next. */
export function titleReply(board: Board, renderer: BoardRenderer): Reply {
  const { pictures, i18n } = renderer;
  const { controls, notes } = i18n;
  const id = idsOf(board);
  const attachment = board.settings.text
    ? null
    : painted(renderer, () => ({ name: 'title.png', bytes: pictures.title().png, description: notes.titleAlt }));
  const rows = row(
    button({ id: id({ kind: 'restart', seed: null }), label: controls.button.newGame, emoji: '🎲', style: 'success' }),
    button({ id: id({ kind: 'help' }), label: controls.button.help, emoji: '❔' }),
  );
  const last = `${notes.lastHero(escapeMarkdown(board.view.hero.name))}\n-# ${escapeMarkdown(i18n.status(board.view))}`;
  const picture = attachment ? [gallery(attachment.name, notes.titleAlt)] : [];
  const attachments = attachment ? [attachment] : [];
  const message = { components: [container(ACCENT, [...picture, text(`## Wyrmdeep\n${last}`), rows])], attachments };
  return { kind: 'message', message, ephemeral: false };
}
