import { button, container, escapeMarkdown, gallery, type Message, nameInMarkdown, row, text } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Restart } from '../controls/turns-controls';
import type { Board, BoardRenderer, I18n, RawId } from '../types';
import type { Button } from './buttons';
import { tryRender } from './picture';

const ACCENT = 0xd98a54;

/**
 * Returns the message for a player whose last run is over: the last hero's fate, and buttons for a new run and for
 * help.
 */
export function titleMessage(board: Board, renderer: BoardRenderer): Message {
  const { i18n } = renderer;
  const { button: label, title } = i18n.turns;
  const id = customIdsOf(board);
  const hero = [nameInMarkdown(board.view.hero.name, i18n.notes.nameless), ...i18n.otherKit(board.view)].join(', ');
  const last = `${title.lastHero(hero)}\n-# ${escapeMarkdown(i18n.status(board.view))}`;
  return titleCard({ renderer, text: board.settings.text }, last, [
    ...newGameButtons(i18n, id),
    button({ id: id({ kind: 'help' }), label: label.help, emoji: '❔' }),
  ]);
}

/** Returns a button for each campaign that starts a new run. A label names the campaign only if there are several. */
function newGameButtons({ campaigns, turns: { button: label } }: I18n, id: (control: Restart) => string): Button[] {
  if (campaigns.length === 1) {
    return [button({ id: id({ kind: 'restart', seed: null }), label: label.newGame, emoji: '🎲', style: 'success' })];
  }
  return campaigns.map(({ id: campaign, name }, place) =>
    button({
      id: id({ kind: 'restart', seed: null, campaign }),
      label: name,
      emoji: '🎲',
      style: place === 0 ? 'success' : 'secondary',
    }),
  );
}

/**
 * Returns the message before the first board of a player's first run: what lies below, how to win, and a button to
 * begin. If there are several campaigns and the dungeon is random, the message describes each campaign and has a button
 * for each.
 */
export function welcomeMessage(board: Board, renderer: BoardRenderer): Message {
  const { campaigns, turns } = renderer.i18n;
  const id = customIdsOf(board);
  const begin = (label: string) => button({ id: id({ kind: 'begin' }), label, style: 'primary' });
  const screen = { renderer, text: board.settings.text };
  if (campaigns.length === 1 || board.origin.kind !== 'chance') {
    return titleCard(screen, purposeOf(board.view.campaign, renderer.i18n), [begin(turns.button.begin)]);
  }
  const own = board.view.campaign ?? campaigns[0]?.id;
  const lines = campaigns.map(({ name, about }, place) =>
    [`**${name}** — ${about}`, ...(place === 0 ? [turns.title.suggested] : [])].join(' '),
  );
  const buttons = campaigns.map(({ id: campaign, name }) =>
    campaign === own ? begin(name) : button({ id: id({ kind: 'restart', seed: null, campaign }), label: name }),
  );
  return titleCard(screen, lines.join('\n'), buttons);
}

/**
 * Returns a text about what lies below and how the player wins. If `campaign` is absent, the text is the general one.
 */
export const purposeOf = (campaign: RawId | undefined, { campaign: words, turns }: I18n): string =>
  campaign === undefined ? turns.title.purpose : words(campaign).about;

/**
 * Builds a message with the title picture, a text and buttons. `words` is the text, as Markdown. In text mode there is
 * no picture.
 */
function titleCard(
  { renderer, text: textMode }: { renderer: BoardRenderer; text: boolean },
  words: string,
  buttons: Button[],
): Message {
  const { pictures, i18n } = renderer;
  const picture = textMode
    ? null
    : tryRender(renderer, () => ({
        name: 'title.png',
        bytes: pictures.title().png,
        description: i18n.turns.title.alt,
      }));
  const parts = [...(picture ? [gallery(picture)] : []), text(`## Wyrmdeep\n${words}`), row(...buttons)];
  return { components: [container(ACCENT, parts)], attachments: picture ? [picture] : [] };
}
