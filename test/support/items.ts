import type { PackItem } from '../../src/engine';
import type { RawId } from '../../src/engine/vocabulary/character';
import type { Point } from '../../src/lib/geometry';
import { wounded } from './actions';
import { act, changed, find, scenario } from './scenario';

/** Uses the first item of a raw, on the hero or on a cell, and accepts every danger. */
export const use = (game: ReturnType<typeof scenario>, raw: RawId, at?: Point) =>
  act(game, { kind: 'use', item: find(game, raw).id, ...(at && { at }), sure: true });

/** A wounded hero without mana, who carries only this potion, drinks it. */
export function drink(raw: RawId) {
  const start = wounded(scenario('@', { carried: [raw], worn: [] }), 10, 0);
  return use(start, raw);
}

/** Item of a view's pack that has no use and no figures, with the given changes. */
export const packItem = (raw: RawId | null, more: Partial<PackItem> = {}): PackItem => ({
  id: 2,
  raw,
  slot: null,
  fits: null,
  usable: false,
  range: null,
  radius: null,
  cursed: false,
  weight: 1,
  value: 1,
  stack: 2,
  figures: null,
  ...more,
});

/** Game in which no two items of the pack stack, because each has a weight of its own. */
export const unstacked = (game: ReturnType<typeof scenario>) =>
  changed(game, ({ pack }) => {
    for (const item of pack) item.item = { weight: item.id / 100, value: 1, initiativePenalty: 0 };
  });
