import { container, fitLines, gallery, type Part, text } from '../api/component';
import type { Attachment, Message } from '../api/reply';
import type { Panel } from '../custom-id/custom-id';
import { companyLines, companyRows } from '../features/parties/party-lines';
import type { Action, Board, GameEvent } from '../types';
import { captionLines } from './caption';
import type { Controls } from './controls';
import { endingMessage } from './ending';
import { levelPicture } from './level-map';
import { panelControls } from './panels';
import { drawn, inSigns } from './picture';
import type { BoardPictures, I18n } from './renderer';
import { statusLine } from './status-line';

/** Colour of the bar beside the message: how the hero fares. */
const ACCENT = { well: 0x6fa45a, hurt: 0xffb054, dire: 0xff3b30 } as const;

/** Characters of what a panel says; with all other texts under Discord's 4000 of a message, and its ten thousand bytes. */
const PANEL_LIMIT = 1300;

export interface BoardOptions {
  /** What has just happened; told in the caption and drawn. */
  events?: readonly GameEvent[];
  /** What was done to bring that about, told where nothing else tells of it. */
  deed?: Action | null;
  /** Lines in place of what happened, as Markdown. */
  recap?: readonly string[];
  /** Said below what happened, to newcomers. */
  hint?: string;
  /** A line of the edge's own above everything else. */
  note?: string;
  panel?: Panel;
  /** Of the panel, counted from 0. */
  page?: number;
  controls?: Controls;
  /** Shows the whole level as well. */
  level?: boolean;
}

export interface BoardRenderer {
  pictures: BoardPictures;
  i18n: I18n;
  /** Told when a picture could not be made; the reply then speaks for itself. */
  pictureFailed?: (error: unknown) => void;
  /** The same in another language, by Discord's name for it such as `de` or `es-419`; English where there is none. */
  in(locale: string): BoardRenderer;
}

/** The studio of the language that the player has chosen, else of the one it speaks already. */
export const rendererFor = (renderer: BoardRenderer, { settings }: Board): BoardRenderer =>
  settings.language === 'auto' ? renderer : renderer.in(settings.language);

/** The board as one message: picture (or words), what happened, how the hero is, and the controls. */
export function boardMessage(board: Board, renderer: BoardRenderer, options: BoardOptions = {}): Message {
  const { i18n } = renderer;
  const { events = [], deed = null, note, hint, recap = [], panel = 'pad', page = 0 } = options;
  if (board.view.over) return endingMessage(board, renderer, options);
  const controls = options.controls ?? panelControls(board, panel, page, i18n);
  const outcome = i18n.outcome(events, deed);
  const attachment = board.settings.text ? null : draw(board, renderer, controls, events, outcome[0] ?? '');
  const level = options.level ? levelPicture(board, renderer) : null;
  const said = [
    captionLines(outcome, note),
    recap.join('\n'),
    hint ? `💡 ${hint}` : '',
    attachment ? statusLine(board, i18n) : '',
    ...companyLines(board, i18n),
  ].filter((line) => line !== '');
  const caption = said.length > 0 ? [text(said.join('\n'))] : [];
  const parts: Part[] = [
    // Read aloud, what happened comes before a map of signs.
    ...(attachment
      ? [gallery(attachment.name, attachment.description), ...caption]
      : [...caption, inSigns(board, i18n)]),
    ...(level ? [gallery(level.name, level.description)] : []),
    ...(controls.say.length > 0 ? [text(fitLines(controls.say, PANEL_LIMIT, i18n.more))] : []),
    ...controls.rows,
    ...companyRows(board, i18n),
  ];
  const attachments = [attachment, level].filter((picture) => picture !== null);
  return { components: [container(accent(board), parts)], attachments };
}

function draw(
  board: Board,
  renderer: BoardRenderer,
  { aim }: Controls,
  events: readonly GameEvent[],
  told: string,
): Attachment | null {
  const sinceTurn = events.length > 0 ? Math.min(...events.map(({ turn }) => turn)) - 1 : null;
  return drawn(board, renderer, { aim, look: null, sinceTurn }, 'map', aim ? `${aim.label}. ` : `${told} `);
}

function accent({ view }: Board): number {
  const { current, max } = view.hero.hp;
  if (current * 4 < max) return ACCENT.dire;
  return current * 2 < max ? ACCENT.hurt : ACCENT.well;
}
