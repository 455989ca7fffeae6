import { container, cut, gallery, type Part, text } from '../component';
import type { Panel } from '../control';
import { escapeMarkdown } from '../people';
import type { Painter, Words } from '../presenter';
import type { Attachment, Message } from '../reply';
import type { Board, GameEvent } from '../types';
import { type Controls, overControls, panelControls } from './panels';

/** Colour of the bar beside the message: how the hero fares. */
const ACCENT = { well: 0x6fa45a, hurt: 0xffb054, dire: 0xff3b30, over: 0x5a5c66 } as const;

/** Characters of text in one message, well under Discord's 4000 and its ten thousand bytes. */
const CAPTION_LIMIT = 1400;
const PANEL_LIMIT = 1500;

export interface BoardOptions {
  /** What has just happened; told in the caption. */
  events?: readonly GameEvent[];
  /** A line of the edge's own above everything else. */
  note?: string;
  panel?: Panel;
  controls?: Controls;
}

export interface Studio {
  painter: Painter;
  words: Words;
  /** Told when a picture could not be made; the reply then speaks for itself. */
  pictureFailed?: (error: unknown) => void;
}

/** The board as one message: picture (or words), what happened, how the hero is, and the controls. */
export function boardMessage(board: Board, studio: Studio, options: BoardOptions = {}): Message {
  const { view } = board;
  const { words } = studio;
  const controls = view.over
    ? overControls(board)
    : (options.controls ?? panelControls(board, options.panel ?? 'pad', words));
  const attachment = board.settings.text ? null : draw(board, studio, controls);
  const parts: Part[] = [];
  if (attachment) parts.push(gallery(attachment.name, attachment.description));
  else parts.push(text(`\`\`\`\n${words.textMode(view)}\n\`\`\``));
  parts.push(text(caption(board, words, options, attachment !== null)));
  if (controls.say.length > 0) parts.push(text(cut(controls.say.join('\n'), PANEL_LIMIT)));
  parts.push(...controls.rows);
  return { components: [container(accent(board), parts)], attachment };
}

function draw(board: Board, { painter, words, pictureFailed }: Studio, controls: Controls): Attachment | null {
  try {
    const { png } = painter.picture(board.view, board.settings, controls.aim);
    return { name: `map-${board.v}.png`, bytes: png, description: cut(words.altText(board.view), 1024) };
  } catch (error) {
    pictureFailed?.(error);
    return null;
  }
}

function caption(board: Board, words: Words, { events = [], note }: BoardOptions, pictured: boolean): string {
  const { view } = board;
  const told = words.sentences(view, events).map(escapeMarkdown);
  const lines = [...(note ? [`*${note}*`] : []), ...told.slice(-12)];
  const body = cut(lines.join('\n'), CAPTION_LIMIT);
  const status = pictured ? `-# ${escapeMarkdown(words.status(view))}` : '';
  return [body, status].filter((line) => line !== '').join('\n') || '…';
}

function accent({ view }: Board): number {
  if (view.over) return ACCENT.over;
  const { current, max } = view.hero.hp;
  if (current * 4 < max) return ACCENT.dire;
  return current * 2 < max ? ACCENT.hurt : ACCENT.well;
}
