import { button, type Row, row } from '../component';
import type { Words } from '../presenter';
import type { Action, Board, Direction, Point } from '../types';
import type { ButtonName } from '../wording';
import { idsOf } from './ids';
import { firstCounter } from './shop';

const ARROWS = {
  nw: '↖️',
  n: '⬆️',
  ne: '↗️',
  w: '⬅️',
  e: '➡️',
  sw: '↙️',
  s: '⬇️',
  se: '↘️',
} as const satisfies Record<Direction, string>;

/** Rows of the board of a living hero. A button that would be refused is there, so that hands find it, but disabled. */
export function padRows(board: Board, words: Words): Row[] {
  const { button: label } = words.controls;
  const id = idsOf(board);
  const can = (fits: (action: Action) => boolean): boolean => board.legal.some(fits);
  const act = (action: Action): string => id({ kind: 'act', action });
  const arrow = (direction: Direction) =>
    button({
      id: act({ kind: 'move', direction }),
      emoji: ARROWS[direction],
      disabled: !can((action) => action.kind === 'move' && action.direction === direction),
    });
  const simple = (kind: 'wait' | 'rest' | 'pickup' | 'explore' | 'fight', name: ButtonName, emoji: string) =>
    button({ id: act({ kind }), label: label[name], emoji, disabled: !can((action) => action.kind === kind) });

  const up = can(({ kind }) => kind === 'ascend');
  const stairs = button({
    id: act({ kind: up ? 'ascend' : 'descend' }),
    label: up ? label.goUp : label.goDown,
    emoji: '🪜',
    style: 'primary',
    disabled: !up && !can(({ kind }) => kind === 'descend'),
  });
  const casts = can(({ kind }) => kind === 'cast');
  const rows = [
    row(
      arrow('nw'),
      arrow('n'),
      arrow('ne'),
      simple('pickup', 'pickUp', '🖐️'),
      button({ id: id({ kind: 'panel', panel: 'pack' }), label: label.pack, emoji: '🎒' }),
    ),
    row(
      arrow('w'),
      simple('wait', 'wait', '⏳'),
      arrow('e'),
      button({ id: id({ kind: 'panel', panel: 'spells' }), label: label.cast, emoji: '✨', disabled: !casts }),
      stairs,
    ),
    row(
      arrow('sw'),
      arrow('s'),
      arrow('se'),
      simple('rest', 'rest', '💤'),
      button({ id: id({ kind: 'look' }), label: label.look, emoji: '👁️' }),
    ),
  ];
  const errands = row(
    simple('explore', 'explore', '🧭'),
    simple('fight', 'fight', '⚔️'),
    ...travelButtons(board, act, words),
  );
  return [...rows, errands, ...occasions(board, words)];
}

/** Vendors that get a button; more than these hardly stand beside anybody. */
const MOST_VENDORS = 4;

/** What is there to do only now and then: trade with who stands beside the hero, and leave as a victor. */
function occasions(board: Board, words: Words): Row[] {
  const id = idsOf(board);
  const buttons = [
    ...board.view.shops.slice(0, MOST_VENDORS).map(({ vendor }) =>
      button({
        id: id({ kind: 'shop', ...firstCounter(board, vendor.id) }),
        label: words.controls.trade(words.thing(vendor)),
        emoji: '🪙',
        style: 'success',
      }),
    ),
    ...(board.legal.some(({ kind }) => kind === 'retire')
      ? [button({ id: id({ kind: 'retire' }), label: words.controls.button.retire, emoji: '🏆', style: 'success' })]
      : []),
  ];
  return buttons.length > 0 ? [row(...buttons)] : [];
}

/** One button a kind of stairs: to the nearest known ones. */
function travelButtons(board: Board, act: (action: Action) => string, words: Words) {
  const { button: label } = words.controls;
  const { view } = board;
  const journeys = board.legal.filter((action) => action.kind === 'travel');
  const toward = (tile: string, name: ButtonName, emoji: string, nowhere: Point) => {
    const goals = journeys.filter(({ to }) => view.tiles[to.y * view.width + to.x] === tile);
    const far = ({ to }: (typeof goals)[number]) => (to.x - view.hero.at.x) ** 2 + (to.y - view.hero.at.y) ** 2;
    const nearest = goals.sort((a, b) => far(a) - far(b))[0];
    // Ids must differ even between buttons that cannot be pressed.
    const to = nearest?.to ?? nowhere;
    return button({
      id: act({ kind: 'travel', to }),
      label: label[name],
      emoji,
      disabled: !nearest || view.standingOn === tile,
    });
  };
  return [toward('>', 'toStairsDown', '🔽', { x: 0, y: 0 }), toward('<', 'toStairsUp', '🔼', { x: 0, y: 1 })];
}
