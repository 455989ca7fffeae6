import type { Words } from '../presenter';
import type { Board } from '../types';
import type { Key } from './keys';
import { firstCounter } from './shop';

type Button = ReturnType<Key['act']>;

/** Vendors that get a button; more than these hardly stand beside anybody. */
const MOST_VENDORS = 3;

/** What there is to do here and now, and only as long as it would work. */
export function occasions(board: Board, words: Words, { act, show, named, can }: Key): Button[] {
  const casts = board.legal.some(({ kind }) => kind === 'cast');
  return [
    ...(can({ kind: 'pickup' }) ? [act('pickUp', { kind: 'pickup' }, '🖐️', 'success')] : []),
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
