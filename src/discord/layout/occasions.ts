import type { Words } from '../presenter';
import type { Board } from '../types';
import type { Key } from './keys';
import { firstCounter } from './shop';

type Button = ReturnType<Key['act']>;

/** Vendors that get a button; more than these hardly stand beside anybody. */
const MOST_VENDORS = 3;

/** Takes what lies underfoot or, with nothing there, goes for the nearest thing in view that can be had. */
function taking({ view, legal }: Board, words: Words, { act, doing, named, can }: Key): Button[] {
  if (can({ kind: 'pickup' })) return [act('pickUp', { kind: 'pickup' }, '🖐️', 'success')];
  const within = new Set(legal.flatMap((action) => (action.kind === 'fetch' ? [action.item] : [])));
  const nearest = view.things.find(({ id }) => within.has(id));
  if (!nearest) return [];
  return [named(words.controls.fetch(words.thing(nearest)), doing({ kind: 'fetch', item: nearest.id }), '🖐️')];
}

/** What there is to do here and now, and only as long as it would work. */
export function occasions(board: Board, words: Words, key: Key): Button[] {
  const { act, show, named, can } = key;
  const casts = board.legal.some(({ kind }) => kind === 'cast');
  return [
    ...taking(board, words, key),
    ...(casts ? [show('cast', { kind: 'panel', panel: 'spells' }, '✨')] : []),
    ...(can({ kind: 'ascend' }) ? [act('goUp', { kind: 'ascend' }, '🪜')] : []),
    ...board.view.shops
      .slice(0, MOST_VENDORS)
      .map(({ vendor }) =>
        named(
          words.controls.trade(words.thing(vendor)),
          { kind: 'shop', ...firstCounter(board, vendor.id) },
          '🪙',
          'success',
        ),
      ),
    ...(can({ kind: 'retire' }) ? [show('retire', { kind: 'retire' }, '🏆', 'success')] : []),
  ];
}
