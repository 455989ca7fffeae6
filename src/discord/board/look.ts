import { type Choice, container, gallery, MOST_CHOICES, type Row, row, select, text } from '../api/component';
import { noteMessage } from '../api/note';
import type { Message } from '../api/reply';
import type { Board, SeenThing } from '../types';
import { idsOf } from './ids';
import type { BoardRenderer } from './message';
import { drawn } from './picture';
import type { I18n } from './renderer';
import { targetCell } from './target-cell';

const ACCENT = 0x5a5c66;

/** Everything in sight in words, and a menu to look closer. */
export function lookMessage(board: Board, { i18n }: BoardRenderer): Message {
  const note = noteMessage(...i18n.look(board.view));
  return { ...note, components: [...note.components, ...menu(board, i18n)] };
}

/** One thing in sight: pointed at in the picture, described below it. */
export function examineMessage(board: Board, renderer: BoardRenderer, thing: SeenThing): Message {
  const { i18n } = renderer;
  const shot = { aim: null, look: { at: thing.at, id: thing.id }, sinceTurn: null };
  const described = i18n.describe(board.view, thing.id);
  const lead = `${described.replaceAll('*', '')} `;
  const picture = board.settings.text ? null : drawn(board, renderer, shot, `look-${thing.id}`, lead);
  const parts = picture ? [gallery(picture.name, picture.description), text(described)] : [text(described)];
  return { components: [container(ACCENT, parts), ...menu(board, i18n)], attachments: picture ? [picture] : [] };
}

/** The nearest things; no row where there is nothing. */
function menu(board: Board, i18n: I18n): Row[] {
  const { things, hero } = board.view;
  const choices = things.slice(0, MOST_CHOICES).map(
    (thing): Choice => ({
      label: i18n.thing(thing),
      value: String(thing.id),
      description: i18n.place(hero.at, targetCell(board, thing)),
    }),
  );
  if (choices.length === 0) return [];
  const { menu: placeholder, nearestOnly } = i18n.controls;
  const all = things.length === choices.length;
  const label = all ? placeholder.lookCloser : nearestOnly(placeholder.lookCloser, choices.length);
  return [row(select(idsOf(board)({ kind: 'examine' }), label, choices))];
}
