import {
  type Attachment,
  button,
  container,
  fitLines,
  gallery,
  type Message,
  type Part,
  type Row,
  row,
  text,
} from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Action, Board, BoardRenderer, GameEvent, I18n } from '../types';
import { adviceLine } from './advice';
import {
  boonLines,
  chosenLines,
  companionLines,
  featLines,
  hindranceLines,
  outOfSightLines,
  placeLines,
  rankingLine,
} from './caption';
import type { BoardOptions, Controls } from './controls';
import { endingMessage } from './ending';
import { type Story, storyLines, storyOf } from './headline';
import { optionLines } from './options';
import { controlsOfPanel } from './panels';
import { bringRow, partyLines, partyRows } from './party-lines';
import { renderLevel, renderPicture, renderSheet, textMap, turnBefore } from './picture';
import { shareRow } from './share-row';

const ACCENT = { well: 0x6fa45a, hurt: 0xffb054, dire: 0xff3b30 } as const;

/** Maximum characters above a panel's buttons; a message holds 4000 characters. */
const PANEL_LIMIT = 1300;

const MAX_COMPONENTS = 40;

export function boardMessage(board: Board, renderer: BoardRenderer, options: BoardOptions = {}): Message {
  if (board.view.over) return endingMessage(board, renderer, options);
  const { i18n } = renderer;
  const {
    events = [],
    action = null,
    note,
    feats = [],
    hint,
    offersLarge,
    recap = [],
    panel = 'pad',
    page = 0,
    level = false,
    aside = false,
    links = [],
    watched,
  } = options;
  const isMainPanel = !options.controls && (panel === 'pad' || panel === 'steps');
  const controls = options.controls ?? controlsOfPanel(board, panel, page, i18n);
  const story = storyOf(board, events, action, i18n);
  const sheet = controls.sheet ? renderSheet(board, renderer, controls.sheet.request, controls.lines) : null;
  const picture = sheet ?? boardPicture(board, renderer, controls, { events, action, story });
  const panelLines = sheet && controls.sheet ? controls.sheet.beside : controls.lines;
  const levelPicture = level ? renderLevel(board, renderer) : null;
  const lines = [
    note ? `*${note}*` : '',
    ...storyLines(story),
    ...i18n.gearChanges(board.view, events),
    ...chosenLines(board, i18n),
    recap.join('\n'),
    ...featLines(feats, board, i18n),
    ...placeLines(board, events, i18n),
    hint ? `💡 ${hint}` : '',
    isMainPanel ? adviceLine(board, controls.rows, i18n) : '',
    ...(isMainPanel ? optionLines(board, i18n) : []),
    ...(isMainPanel ? [...boonLines(board, events, i18n), ...companionLines(board, i18n)] : []),
    ...(isMainPanel ? [...outOfSightLines(board, events, i18n), ...hindranceLines(board, i18n, action)] : []),
    rankingLine(board, i18n),
    ...partyLines(board, i18n),
    aside ? `-# ${i18n.parties.aside}` : '',
  ].filter((line) => line !== '');
  const caption = lines.length > 0 ? [text(lines.join('\n'))] : [];
  const parts: Part[] = [
    // Screen readers should read the caption before a text map.
    ...(picture ? [gallery(picture), ...caption] : [...caption, textMap(board, i18n)]),
    ...(levelPicture ? [gallery(levelPicture)] : []),
    ...(panelLines.length > 0 ? [text(fitLines(panelLines, PANEL_LIMIT, i18n.more))] : []),
    ...controls.rows,
    ...(offersLarge ? [largeRow(board, i18n)] : []),
    ...(isMainPanel && !aside && !watched ? shareRow(board, options, i18n) : []),
  ];
  if (!aside) parts.push(...partyRows(board, i18n, roomIn([...parts, ...links])));
  else if (isMainPanel) parts.push(bringRow(board, i18n));
  parts.push(...links);
  const attachments = [picture, levelPicture].filter((attachment) => attachment !== null);
  return { components: [container(accentOf(board), parts)], attachments };
}

/** Discord counts the container as a component too. */
const roomIn = (parts: readonly Part[]): number =>
  MAX_COMPONENTS - 1 - parts.reduce((sum, part) => sum + 1 + ('components' in part ? part.components.length : 0), 0);

const largeRow = (board: Board, { turns }: I18n): Row =>
  row(button({ id: customIdsOf(board)({ kind: 'large' }), label: turns.button.large, emoji: '🔎' }));

function boardPicture(
  board: Board,
  renderer: BoardRenderer,
  { aim }: Controls,
  { events, action, story }: { events: readonly GameEvent[]; action: Action | null; story: Story | null },
): Attachment | null {
  if (board.settings.text) return null;
  const request = { aim, sinceTurn: turnBefore(events) };
  if (aim) return renderPicture(board, renderer, request, { name: 'map', lead: `${aim.label}. ` });
  const others = renderer.i18n.outcome(events, action).filter((line) => line !== story?.headline);
  const happened = story ? { happened: [story.headline, ...others] } : {};
  return renderPicture(board, renderer, request, { name: 'map', lead: '', ...happened });
}

function accentOf({ view }: Board): number {
  const { current, max } = view.hero.hp;
  if (current * 4 < max) return ACCENT.dire;
  return current * 2 < max ? ACCENT.hurt : ACCENT.well;
}
