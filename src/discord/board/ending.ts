import { dungeonBefore } from '../../lib/calendar';
import { isolateName } from '../../lib/display-name';
import {
  type Attachment,
  button,
  container,
  escapeMarkdown,
  fitLines,
  gallery,
  inRows,
  type Message,
  nameInMarkdown,
  type Part,
  type Row,
  text,
} from '../api';
import type { Control } from '../controls/control';
import { customIdsOf, customIdWithoutRun } from '../controls/custom-ids';
import type { Board, BoardRenderer, ClipFrame, I18n, RawId } from '../types';
import type { Button } from './buttons';
import { chosenLines, featLines, newestLines, rankingLine } from './caption';
import type { BoardOptions } from './controls';
import { storyLines, storyOf } from './headline';
import { openedLines, wayToKit } from './looks';
import { lastChoiceLines } from './options';
import { playedLines } from './party-lines';
import { renderClip, renderPicture } from './picture';
import { shareRow } from './share-row';
import { campaignButtons, isOwnKit } from './title';

const ACCENT = 0x5a5c66;

const LAST_TURNS_LIMIT = { besideClip: 500, alone: 1800 } as const;

interface EndingOptions extends Pick<BoardOptions, 'events' | 'feats' | 'hint' | 'note' | 'controls' | 'watched'> {
  frames?: readonly ClipFrame[];
}

/** Without `frames`, a button offers the last turns' animation. */
export function endingMessage(board: Board, renderer: BoardRenderer, options: EndingOptions = {}): Message {
  const { i18n } = renderer;
  const { events = [], feats = [], hint, note, controls, frames = null } = options;
  const summary = summarize(board, i18n);
  const { card, clip, moment } = board.settings.text
    ? NO_PICTURES
    : renderEnding(board, renderer, summary.plain, frames);
  const lines = [
    note ? `*${note}*` : '',
    ...storyLines(storyOf(board, events, null, i18n)),
    ...chosenLines(board, i18n),
    summary.markdown,
    ...playedLines(board, i18n),
    ...wayLines(board, i18n),
    ...lastChoiceLines(board, i18n).map((line) => `-# ${escapeMarkdown(line)}`),
    ...featLines(feats, board, i18n),
    ...openedLines(board.earned ?? [], i18n),
    rankingLine(board, i18n),
    hint ? `💡 ${hint}` : '',
  ];
  const lastTurns = frames ? lastTurnsText(frames, i18n, LAST_TURNS_LIMIT[clip ? 'besideClip' : 'alone']) : null;
  const parts: Part[] = [
    ...galleryOf(card),
    text(lines.filter((line) => line !== '').join('\n')),
    ...galleryOf(clip),
    ...galleryOf(moment),
    ...(lastTurns === null ? [] : [text(lastTurns)]),
    ...inRows(endingButtons(board, i18n, options)),
    ...furtherRow(board, i18n),
    ...(options.watched ? [] : shareRow(board, options, i18n)),
    ...(controls?.rows ?? []),
  ];
  return {
    components: [container(ACCENT, parts)],
    attachments: [card, clip, moment].filter((picture) => picture !== null),
  };
}

type EndingPictures = Record<'card' | 'clip' | 'moment', Attachment | null>;
const NO_PICTURES: EndingPictures = { card: null, clip: null, moment: null };

const galleryOf = (picture: Attachment | null): Part[] => (picture ? [gallery(picture)] : []);

function renderEnding(
  board: Board,
  renderer: BoardRenderer,
  summary: string,
  frames: readonly ClipFrame[] | null,
): EndingPictures {
  const ways = wayLines(board, renderer.i18n).map((line) => line.replace('-# ', ''));
  const lead = `${[summary, ...ways, ...lastChoiceLines(board, renderer.i18n)].join('. ')}. `;
  const clipText = { name: 'last-turns', lead: renderer.i18n.turns.ending.animation, brief: true };
  return {
    card: renderPicture(board, renderer, {}, { name: 'end', lead }),
    clip: frames && renderClip(board, renderer, frames, clipText),
    moment: renderPicture(board, renderer, { scene: true }, { name: 'last', lead: '' }),
  };
}

/** `plain` has no Markdown, for screen readers. */
function summarize({ view }: Board, i18n: I18n): Record<'markdown' | 'plain', string> {
  const epitaph = i18n.epitaph(view);
  const { name, nameless, title, kit, how, who, place, location, kills, score, scoreParts, standing, boons } = epitaph;
  const { avenged, companion, unfinished } = epitaph;
  const ways = epitaph.descent.flatMap(({ way }) => way ?? []).join(' › ');
  const points = score !== null && scoreParts !== '' ? `${score} (${scoreParts})` : (score ?? '');
  const where = `${who === null ? '' : `${place}, `}${i18n.depth(view.depth)}`;
  const withIt = unfinished ? `${i18n.thing({ id: 0, raw: unfinished.item })}: ${unfinished.toGo}` : '';
  const events = [where, ways, withIt, companion?.beside ?? '', avenged?.named ?? ''];
  const parts = [...events, standing, boons.join(', '), kills, points];
  const facts = parts.filter((part) => part !== '');
  const fate = [`${how} ${who ?? location}`, ...facts];
  // Commas enclose the kit as an apposition.
  const comma = kit.length > 0 ? ',' : '';
  return {
    markdown: `${[[`**${nameInMarkdown(name, nameless)}**`, ...title].join(' '), ...kit].join(', ')}${comma} ${fate.map(escapeMarkdown).join(' · ')}`,
    plain: `${[[isolateName(name, nameless), ...title].join(' '), ...kit].join(', ')}${comma} ${fate.join(' · ')}`,
  };
}

function wayLines({ view }: Board, i18n: I18n): string[] {
  if (view.over?.result !== 'retired') return [];
  const { descent, ascent } = i18n.epitaph(view);
  const { ending } = i18n.turns;
  return [
    { way: ending.descent, steps: descent },
    { way: ending.ascent, steps: ascent },
  ].flatMap(({ way, steps }) => {
    const stepTexts = steps.map(({ depth, when, way: by }) =>
      [i18n.depth(depth), ...(by === undefined ? [] : [`(${by})`]), when].join(' '),
    );
    return stepTexts.length > 0 ? [`-# ${way}: ${stepTexts.join(' · ')}`] : [];
  });
}

function lastTurnsText(frames: readonly ClipFrame[], i18n: I18n, limit: number): string | null {
  const sentences = i18n.sentences(frames.flatMap((frame) => frame.events)).map(escapeMarkdown);
  if (sentences.length === 0) return null;
  const heading = `**${i18n.turns.ending.lastTurns}**`;
  return fitLines([heading, ...newestLines(sentences, limit)], limit + heading.length + 1, i18n.more);
}

const isPartyRun = ({ channel }: Board): boolean => channel !== undefined;

function endingButtons(board: Board, i18n: I18n, { watched, frames }: Pick<EndingOptions, 'watched' | 'frames'>) {
  const { id: own, graves, profiles, replays, turns } = i18n;
  const id = customIdsOf(board);
  const language = watched === 'reader' ? null : own;
  const lastTurns = { kind: 'last-turns', language, watched: watched !== undefined } as const;
  const result = resultButtons(board, i18n);
  return [
    ...result,
    button({
      id: id(newRun(board)),
      label: turns.button.newGame,
      emoji: '🎲',
      style: result.length > 0 ? 'secondary' : 'success',
    }),
    ...(!frames && board.version > 1
      ? [button({ id: id(lastTurns), label: turns.ending.showLastTurns, emoji: '🎞️' })]
      : []),
    button({ id: id({ kind: 'replay', to: 'open' }), label: replays.open, emoji: '⏮️' }),
    button({ id: customIdWithoutRun({ kind: 'card', player: null }), label: profiles.card.open, emoji: '🪪' }),
    ...(board.graves ? [button({ id: id({ kind: 'look' }), label: graves.button, emoji: '🪦' })] : []),
  ];
}

/** Offers a party no campaign, because a party keeps the channel's campaign. */
const furtherRow = (board: Board, i18n: I18n): Row[] =>
  inRows(
    dailyOrigin(board)
      ? beforeButtons(board, i18n)
      : [...kitButtons(board, i18n), ...(isPartyRun(board) ? [] : campaignButtons(board, i18n))],
  );

function kitButtons(board: Board, i18n: I18n): Button[] {
  const { kit: chosen } = board.settings;
  const isUsual = (id: RawId): boolean =>
    isPartyRun(board) || chosen === 'none' ? isOwnKit(board, id, i18n) : id === chosen;
  return i18n.kits
    .filter(({ id }) => !isUsual(id))
    .map(({ id: kit, name }) => {
      const emoji = wayToKit(kit, board, i18n) === null ? '🎲' : '🔒';
      return button({ id: customIdsOf(board)(newRun(board, kit)), label: name, emoji });
    });
}

const newRun = (board: Board, kit?: RawId): Control => ({
  ...(isPartyRun(board) ? { kind: 'party' } : { kind: 'restart', seed: null }),
  ...(kit === undefined ? {} : { kit }),
});

const dailyOrigin = ({ origin, ranked }: Board) => (origin.kind === 'daily' && ranked ? origin : null);

function resultButtons(board: Board, { dailies }: I18n): Button[] {
  const origin = dailyOrigin(board);
  if (!origin) return [];
  const { result: label } = dailies.of(origin.date).button;
  return [button({ id: customIdsOf(board)({ kind: 'daily-result' }), label, emoji: '🏁', style: 'success' })];
}

/** Offers the previous dungeon's leaderboard, because the run's leaderboard is not final. */
function beforeButtons(board: Board, { dailies }: I18n): Button[] {
  const origin = dailyOrigin(board);
  if (origin?.scope !== 'global') return [];
  const before = { kind: 'open-leaderboard', circle: 'global', season: dungeonBefore(origin.date) } as const;
  const { dayBefore: label } = dailies.of(origin.date).button;
  return [button({ id: customIdWithoutRun(before), label, emoji: '🏆' })];
}
