import type { RunRecord } from '../engine';
import { type FinishedRun, type Shelf, StoreError } from './contract';
import { number, text } from './fields';
import { originText, toOrigin } from './origin-text';
import { entryKey, scoreKey, shelfKey } from './shelf-keys';
import { homeText, toHome } from './state-item';
import { INDEX_PK, INDEX_SK, type Item } from './table';

/** A finished run as the item that stands for it on a shelf. */
export function toFinishedItem(entry: FinishedRun, shelf: Shelf): Item {
  const { by, cause, laurel, cheated, ...figures } = entry.record;
  return {
    PK: scoreKey(entry.run),
    SK: shelfKey(shelf),
    [INDEX_PK]: shelfKey(shelf),
    [INDEX_SK]: entryKey(entry, shelf),
    run: entry.run,
    v: entry.v,
    owner: entry.owner,
    home: homeText(entry.home),
    heroName: entry.heroName,
    seed: entry.seed,
    rules: entry.rules,
    origin: originText(entry.origin),
    ranked: entry.ranked ? 1 : 0,
    finishedAt: entry.finishedAt,
    ...figures,
    by: by ?? '',
    cause: cause ?? '',
    laurel: laurel ? 1 : 0,
    cheated: cheated ? 1 : 0,
  };
}

/** The finished run that an item stands for. Throws `unreadable`. */
export function fromFinishedItem(item: Item): FinishedRun {
  return {
    run: text(item.run),
    v: number(item.v),
    owner: text(item.owner),
    home: toHome(text(item.home)),
    heroName: text(item.heroName),
    seed: text(item.seed),
    rules: number(item.rules),
    origin: toOrigin(text(item.origin)),
    ranked: item.ranked === 1,
    finishedAt: number(item.finishedAt),
    record: toRecord(item),
  };
}

const FIGURES = ['score', 'depth', 'deepest', 'level', 'xp', 'kills', 'gold', 'turns'] as const;

function toRecord(item: Item): RunRecord {
  const figures = Object.fromEntries(FIGURES.map((name) => [name, number(item[name])])) as Figures;
  const marks = { laurel: item.laurel === 1, cheated: item.cheated === 1 };
  return { ...figures, ...marks, result: toResult(item), by: text(item.by) || null, cause: text(item.cause) || null };
}

type Figures = Record<(typeof FIGURES)[number], number>;

function toResult(item: Item): RunRecord['result'] {
  const result = text(item.result);
  if (result === 'died' || result === 'retired' || result === 'abandoned') return result;
  throw new StoreError('unreadable');
}
