import { button, container, fitLines, gallery, type Part, row, text } from '../api/component';
import type { Attachment, Message } from '../api/reply';
import { escapeMarkdown } from '../api/users';
import type { Board, Frame } from '../types';
import { captionLines } from './caption';
import { idsOf } from './ids';
import type { BoardOptions, BoardRenderer } from './message';
import { animated, drawn } from './picture';
import type { I18n } from './renderer';

const ACCENT = 0x5a5c66;

/** Characters of the last turns in words: the newest beside the animation, more in its place. */
const LIMIT = { beside: 500, alone: 1800 } as const;

export interface EndingOptions extends Pick<BoardOptions, 'events' | 'hint' | 'note'> {
  /** The last turns, to be shown as well. */
  frames?: readonly Frame[];
}

/** The end of a run: the card, how it went in words, the last moment or the last turns, and the way to a new run. */
export function endingMessage(board: Board, renderer: BoardRenderer, options: EndingOptions = {}): Message {
  const { i18n } = renderer;
  const { events = [], hint, note, frames } = options;
  const outcome = i18n.outcome(events, null);
  const summary = fateLine(board, i18n);
  const pictures = board.settings.text ? NONE : picturesOf(board, renderer, summary, frames);
  const said = [captionLines(outcome, note), summary, hint ? `💡 ${hint}` : ''].filter((line) => line !== '');
  const again = frames ? i18n.sentences(frames.flatMap((frame) => frame.events)).map(escapeMarkdown) : [];
  const parts: Part[] = [
    ...shown(pictures.card),
    text(said.join('\n')),
    ...shown(pictures.clip),
    ...shown(pictures.moment),
    ...(again.length > 0
      ? [text(newest(`**${i18n.ending.lastTurns}**`, again, pictures.clip ? LIMIT.beside : LIMIT.alone, i18n))]
      : []),
    row(...buttonsOf(board, i18n, frames === undefined)),
  ];
  const attachments = [pictures.card, pictures.clip, pictures.moment].filter((picture) => picture !== null);
  return { components: [container(ACCENT, parts)], attachments };
}

type Pictures = Record<'card' | 'clip' | 'moment', Attachment | null>;
const NONE: Pictures = { card: null, clip: null, moment: null };

const shown = (picture: Attachment | null): Part[] => (picture ? [gallery(picture.name, picture.description)] : []);

function picturesOf(
  board: Board,
  renderer: BoardRenderer,
  lead: string,
  frames: readonly Frame[] | undefined,
): Pictures {
  const shot = { aim: null, look: null, sinceTurn: null };
  const plain = lead.replace(/[\\*]/g, '');
  return {
    card: drawn(board, renderer, shot, 'end', `${plain}. `),
    clip: frames ? animated(board, renderer, frames, 'last-turns', renderer.i18n.ending.animation) : null,
    moment: drawn(board, renderer, { ...shot, scene: true }, 'last', ''),
  };
}

/** Who, how and where, and what it comes to. */
function fateLine({ view }: Board, i18n: I18n): string {
  const { name, how, who, place, kills, score, standing } = i18n.epitaph(view);
  const fate = `**${escapeMarkdown(name)}** ${escapeMarkdown(`${how} ${who ?? place}`)}`;
  const where = `${who === null ? '' : `${place}, `}${i18n.depth(view.depth)}`;
  return [fate, ...[where, standing, kills, score ?? ''].filter((part) => part !== '').map(escapeMarkdown)].join(' · ');
}

/** The heading, and of the sentences the newest that fit. */
function newest(heading: string, lines: readonly string[], room: number, i18n: I18n): string {
  const kept = [...lines];
  while (kept.length > 1 && kept.join('\n').length > room) kept.shift();
  return fitLines([heading, ...kept], room + heading.length + 1, i18n.more);
}

/** A new run is one click away; a channel's begins for the channel. */
function buttonsOf(board: Board, { controls, ending, fame, together }: I18n, more: boolean) {
  const id = idsOf(board);
  return [
    button({
      id: id(board.party ? { kind: 'party' } : { kind: 'restart', seed: null }),
      label: controls.button.newGame,
      emoji: '🎲',
      style: 'success',
    }),
    ...(more && board.version > 1
      ? [button({ id: id({ kind: 'last' }), label: ending.showLastTurns, emoji: '🎞️' })]
      : []),
    button({ id: id({ kind: 'replay', go: 'open' }), label: together.replay.open, emoji: '⏮️' }),
    ...(board.ranked && board.origin.kind === 'daily'
      ? [button({ id: id({ kind: 'result' }), label: fame.button.result, emoji: '🏁' })]
      : []),
  ];
}
