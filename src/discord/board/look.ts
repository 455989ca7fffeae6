import {
  container,
  gallery,
  MAX_CHOICES,
  type MenuOption,
  type Message,
  noteMessage,
  type Row,
  row,
  select,
  text,
} from '../api';
import { graveLines, graveReplays } from '../features/graves/message';
import type { Board, BoardRenderer, Grave, I18n, SeenThing } from '../types';
import { customIdsOf } from './controls';
import { targetCell } from './geometry';
import { renderPicture } from './picture';

const ACCENT = 0x5a5c66;

/** Everything in sight in words, and a menu to look closer. Of a run that is over, whose graves it came by. */
export function lookMessage(board: Board, { i18n }: BoardRenderer, graves: readonly Grave[] = []): Message {
  const stones = graveLines(graves, board, i18n);
  if (board.view.over && stones.length > 0) {
    return withRows(noteMessage(...stones), graveReplays(graves, board, i18n));
  }
  const seen = i18n.look(stones.length > 0 ? { ...board.view, graves: [] } : board.view);
  return withRows(noteMessage(...seen, ...stones), thingMenu(board, i18n));
}

const withRows = (message: Message, rows: readonly Row[]): Message => ({
  ...message,
  components: [...message.components, ...rows],
});

/** One thing in sight: marked in the picture and described below it. */
export function examineMessage(board: Board, renderer: BoardRenderer, thing: SeenThing): Message {
  const { i18n } = renderer;
  const request = { aim: null, look: { at: thing.at, id: thing.id }, sinceTurn: null };
  const description = i18n.describe(board.view, thing.id);
  const pictureText = { name: `look-${thing.id}`, lead: `${description.replaceAll('*', '')} ` };
  const picture = board.settings.text ? null : renderPicture(board, renderer, request, pictureText);
  const parts = picture ? [gallery(picture.name, picture.description), text(description)] : [text(description)];
  return { components: [container(ACCENT, parts), ...thingMenu(board, i18n)], attachments: picture ? [picture] : [] };
}

/** A menu of the nearest things; no row where there is nothing. */
function thingMenu(board: Board, i18n: I18n): Row[] {
  const { things, hero } = board.view;
  const choices = things.slice(0, MAX_CHOICES).map(
    (thing): MenuOption => ({
      label: i18n.thing(thing),
      value: String(thing.id),
      description: [i18n.place(hero.at, targetCell(board, thing)), ...i18n.thingNotes(thing)].join(' · '),
    }),
  );
  if (choices.length === 0) return [];
  const { menu: placeholder, nearestOnly } = i18n.turns;
  const all = things.length === choices.length;
  const label = all ? placeholder.lookCloser : nearestOnly(placeholder.lookCloser, choices.length);
  return [row(select(customIdsOf(board)({ kind: 'examine' }), label, choices))];
}
