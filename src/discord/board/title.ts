import { button, container, escapeMarkdown, gallery, type Message, row, text } from '../api';
import type { Board, BoardRenderer } from '../types';
import { customIdsOf } from './controls';
import { tryRender } from './picture';

const ACCENT = 0xd98a54;

type Button = ReturnType<typeof button>;

/** To a player whose last run is over: the title, what became of the last hero, and the way to a new run. */
export function titleMessage(board: Board, renderer: BoardRenderer): Message {
  const { i18n } = renderer;
  const { button: label, title } = i18n.turns;
  const id = customIdsOf(board);
  const last = `${title.lastHero(escapeMarkdown(board.view.hero.name))}\n-# ${escapeMarkdown(i18n.status(board.view))}`;
  return titleCard(board, renderer, last, [
    button({ id: id({ kind: 'restart', seed: null }), label: label.newGame, emoji: '🎲', style: 'success' }),
    button({ id: id({ kind: 'help' }), label: label.help, emoji: '❔' }),
  ]);
}

/** Before the first board of a player's first run: what lies below, how one wins, and the button to begin. */
export function welcomeMessage(board: Board, renderer: BoardRenderer): Message {
  const { button: label, title } = renderer.i18n.turns;
  const id = customIdsOf(board)({ kind: 'begin' });
  return titleCard(board, renderer, title.purpose, [button({ id, label: label.begin, style: 'primary' })]);
}

function titleCard(board: Board, renderer: BoardRenderer, words: string, buttons: Button[]): Message {
  const { pictures, i18n } = renderer;
  const picture = board.settings.text
    ? null
    : tryRender(renderer, () => ({
        name: 'title.png',
        bytes: pictures.title().png,
        description: i18n.turns.title.alt,
      }));
  const parts = [
    ...(picture ? [gallery(picture.name, picture.description)] : []),
    text(`## Wyrmdeep\n${words}`),
    row(...buttons),
  ];
  return { components: [container(ACCENT, parts)], attachments: picture ? [picture] : [] };
}
