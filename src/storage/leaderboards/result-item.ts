import type { GameSummary } from '../../engine';
import { type ResultList, type RunResult, StoreError } from '../contract';
import { number, text } from '../dynamo/fields';
import { INDEX_PK, INDEX_SK, type Item } from '../dynamo/table';
import { originText, toOrigin } from '../turns/origin-text';
import { homeText, toHome } from '../turns/state-item';
import { entryKey, scoreKey, shelfKey } from './keys';

/** A finished run as the item that stands for it on a shelf. */
export function toFinishedItem(entry: RunResult, shelf: ResultList): Item {
  const { by, cause, laurel, cheated, ...figures } = entry.summary;
  return {
    PK: scoreKey(entry.run),
    SK: shelfKey(shelf),
    [INDEX_PK]: shelfKey(shelf),
    [INDEX_SK]: entryKey(entry, shelf),
    run: entry.run,
    v: entry.version,
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
export function fromFinishedItem(item: Item): RunResult {
  return {
    run: text(item.run),
    version: number(item.v),
    owner: text(item.owner),
    home: toHome(text(item.home)),
    heroName: text(item.heroName),
    seed: text(item.seed),
    rules: number(item.rules),
    origin: toOrigin(text(item.origin)),
    ranked: item.ranked === 1,
    finishedAt: number(item.finishedAt),
    summary: toRecord(item),
  };
}

const FIGURES = ['score', 'depth', 'deepest', 'level', 'xp', 'kills', 'gold', 'turns'] as const;

function toRecord(item: Item): GameSummary {
  const figures = Object.fromEntries(FIGURES.map((name) => [name, number(item[name])])) as Figures;
  const marks = { laurel: item.laurel === 1, cheated: item.cheated === 1 };
  return { ...figures, ...marks, result: toResult(item), by: text(item.by) || null, cause: text(item.cause) || null };
}

type Figures = Record<(typeof FIGURES)[number], number>;

function toResult(item: Item): GameSummary['result'] {
  const result = text(item.result);
  if (result === 'died' || result === 'retired' || result === 'abandoned') return result;
  throw new StoreError('unreadable');
}
