import { container, gallery, type Message, noteMessage, type Row, text } from '../../api';
import { renderPicture, thingMenu } from '../../board';
import type { Board, BoardRenderer, Grave, I18n, SeenThing } from '../../types';
import { graveLines, graveReplays } from '../graves/graves-message';

const ACCENT = 0x5a5c66;

/** For a finished run with graves, lists only the graves. */
export function lookMessage(board: Board, { i18n }: BoardRenderer, graves: readonly Grave[] = []): Message {
  const stones = graveLines(graves, board, i18n);
  if (board.view.over && stones.length > 0) {
    return withRows(noteMessage(...stones), graveReplays(graves, board, i18n));
  }
  const seen = i18n.look(stones.length > 0 ? { ...board.view, graves: [] } : board.view);
  return withRows(noteMessage(...seen, ...stones), lookMenu(board, i18n));
}

const withRows = (message: Message, rows: readonly Row[]): Message => ({
  ...message,
  components: [...message.components, ...rows],
});

export function examineMessage(board: Board, renderer: BoardRenderer, thing: SeenThing): Message {
  const { i18n } = renderer;
  const look = { at: thing.at, id: thing.id };
  const description = i18n.describe(board.view, thing.id);
  const pictureText = { name: `look-${thing.id}`, lead: `${description.replaceAll('*', '')} ` };
  const picture = board.settings.text ? null : renderPicture(board, renderer, { look }, pictureText);
  const parts = picture ? [gallery(picture), text(description)] : [text(description)];
  return { components: [container(ACCENT, parts), ...lookMenu(board, i18n)], attachments: picture ? [picture] : [] };
}

const lookMenu = (board: Board, i18n: I18n): Row[] =>
  thingMenu(board, board.view.things, { control: { kind: 'examine' }, label: i18n.turns.menu.lookCloser }, i18n);
