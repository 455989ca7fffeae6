import type { Action, Board } from '../types';
import type { Key } from './buttons';
import type { I18n } from './renderer';
import { firstCounter } from './shop';

type Button = ReturnType<Key['act']>;

/** Vendors that get a button; more than these hardly stand beside anybody. */
const MOST_VENDORS = 3;

/**
 * Takes what lies underfoot or, with nothing there, goes for the nearest thing in view that can be had; and for all of
 * them where there are several.
 */
function taking({ view, legal }: Board, i18n: I18n, { act, doing, named, can }: Key): Button[] {
  const within = new Set(legal.flatMap((action) => ('item' in action && isTaking(action) ? [action.item] : [])));
  const things = view.things.filter(({ id }) => within.has(id));
  const [nearest] = things;
  const one = can({ kind: 'pickup' })
    ? [act('pickUp', { kind: 'pickup' }, '🖐️', 'success')]
    : nearest
      ? [named(i18n.controls.fetch(i18n.thing(nearest)), doing({ kind: 'fetch', item: nearest.id }), '🖐️')]
      : [];
  const all = things.length > 1 && can({ kind: 'fetch' }) ? [act('fetchAll', { kind: 'fetch' }, '🧺')] : [];
  return [...one, ...all];
}

const isTaking = ({ kind }: Action): boolean => kind === 'fetch' || kind === 'pickup';

/** What there is to do here and now, and only as long as it would work. */
export function contextualRow(board: Board, i18n: I18n, key: Key): Button[] {
  const { act, show, named, can } = key;
  const casts = board.legal.some(({ kind }) => kind === 'cast');
  return [
    ...taking(board, i18n, key),
    ...(casts ? [show('cast', { kind: 'panel', panel: 'spells' }, '✨')] : []),
    ...(can({ kind: 'ascend' }) ? [act('goUp', { kind: 'ascend' }, '🪜')] : []),
    ...board.view.shops
      .slice(0, MOST_VENDORS)
      .map(({ vendor }) =>
        named(
          i18n.controls.trade(i18n.thing(vendor)),
          { kind: 'shop', ...firstCounter(board, vendor.id) },
          '🪙',
          'success',
        ),
      ),
    ...(can({ kind: 'retire' }) ? [show('retire', { kind: 'retire' }, '🏆', 'success')] : []),
  ];
}
