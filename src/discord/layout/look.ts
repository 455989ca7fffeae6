import { type Choice, container, gallery, MOST_CHOICES, type Row, row, select, text } from '../component';
import type { Words } from '../presenter';
import type { Message } from '../reply';
import { targetCell } from '../target-cell';
import type { Board, SeenThing } from '../types';
import type { Studio } from './board';
import { idsOf } from './ids';
import { noteMessage } from './note';
import { drawn } from './picture';

const ACCENT = 0x5a5c66;

/** Everything in sight in words, and a menu to look closer. */
export function lookMessage(board: Board, { words }: Studio): Message {
  const note = noteMessage(...words.look(board.view));
  return { ...note, components: [...note.components, ...menu(board, words)] };
}

/** One thing in sight: pointed at in the picture, described below it. */
export function examineMessage(board: Board, studio: Studio, thing: SeenThing): Message {
  const { words } = studio;
  const shot = { aim: null, look: { at: thing.at, id: thing.id }, sinceTurn: null };
  const described = words.describe(board.view, thing.id);
  const lead = `${described.replaceAll('*', '')} `;
  const picture = board.settings.text ? null : drawn(board, studio, shot, `look-${thing.id}`, lead);
  const parts = picture ? [gallery(picture.name, picture.description), text(described)] : [text(described)];
  return { components: [container(ACCENT, parts), ...menu(board, words)], attachments: picture ? [picture] : [] };
}

/** The nearest things; no row where there is nothing. */
function menu(board: Board, words: Words): Row[] {
  const { things, hero } = board.view;
  const choices = things.slice(0, MOST_CHOICES).map(
    (thing): Choice => ({
      label: words.thing(thing),
      value: String(thing.id),
      description: words.place(hero.at, targetCell(board, thing)),
    }),
  );
  if (choices.length === 0) return [];
  const { menu: placeholder, nearestOnly } = words.controls;
  const all = things.length === choices.length;
  const label = all ? placeholder.lookCloser : nearestOnly(placeholder.lookCloser, choices.length);
  return [row(select(idsOf(board)({ kind: 'examine' }), label, choices))];
}
