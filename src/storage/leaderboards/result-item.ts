import type { GameSummary } from '../../engine';
import { expiringAfter, INDEX_PK, INDEX_SK, type Item, ids, number, oneOf, resultsKey, text, userKey } from '../dynamo';
import { homeText, NAMELESS, originText, toHome, toOrigin } from '../turns/run-attributes';
import type { ResultList, RunResult } from './leaderboards-contract';
import { boardSort, isByFeats, isOfWeek, resultListKey, resultSort } from './result-keys';

const BOARDS = 'boards';
const FEATS = 'feats';
const FOUNDER = 'founder';
const LOWEST = 'lowest';
const NOT_KNOWN = '-';

/** Only the player's history stores `boards`, `feats` and `lowest`. */
export const toResultItem = (result: RunResult, list: ResultList, boards: readonly ResultList[]): Item => ({
  PK: resultsKey(result.run),
  SK: resultListKey(list),
  [INDEX_PK]: resultListKey(list),
  [INDEX_SK]: resultSort(result, list),
  ...toFields(result),
  ...(result.founder === undefined ? {} : { [FOUNDER]: result.founder }),
  ...(list.kind === 'history' && list.of.kind === 'user'
    ? { [BOARDS]: boards.map(resultListKey).join(' '), [FEATS]: result.feats.join(' '), ...lowestField(result) }
    : {}),
});

/** Also removes the hero's name. Returns `item` itself without a founder. */
export function withoutFounder(item: Item): Item {
  const { [FOUNDER]: founder, ...rest } = item;
  return founder === undefined ? item : ({ ...rest, heroName: NAMELESS } as Item);
}

/** False for items of older releases. Throws the `StoreError` `unreadable` for damage. */
export const isOnBoard = (item: Item, board: string): boolean => ids(item[BOARDS]).includes(board);

const WEEKS_KEPT_DAYS = 120;

export const toBestItem = (result: RunResult, { board, sort }: { board: string; sort: string }): Item => ({
  PK: userKey(result.owner),
  SK: sort,
  [INDEX_PK]: board,
  [INDEX_SK]: boardSort(result, board),
  ...toFields(result),
  ...(isByFeats(board) ? { [FEATS]: result.feats.join(' ') } : {}),
  ...(isOfWeek(board) ? expiringAfter(WEEKS_KEPT_DAYS, result.finishedAt) : {}),
});

function toFields(result: RunResult) {
  const { closeCall, felled } = result;
  const { by, cause, laurel, cheated, campaign, kit, boons, secondWays, carried, ...figures } = result.summary;
  return {
    run: result.run,
    v: result.version,
    owner: result.owner,
    home: homeText(result.home),
    heroName: result.heroName,
    seed: result.seed,
    rules: result.rules,
    origin: originText(result.origin),
    ranked: result.ranked ? 1 : 0,
    finishedAt: result.finishedAt,
    ...figures,
    ...(closeCall ? { closeHp: closeCall.hp, closeDepth: closeCall.depth } : {}),
    ...(felled === undefined ? {} : { felled }),
    by: by ?? '',
    cause: cause ?? '',
    laurel: laurel ? 1 : 0,
    cheated: cheated ? 1 : 0,
    ...(campaign === undefined ? {} : { campaign }),
    ...(kit === undefined ? {} : { kit }),
    ...(boons === undefined ? {} : { boons: boons.join(' ') }),
    ...(secondWays === undefined ? {} : { secondWays: secondWays.join(' ') }),
    ...(carried === undefined ? {} : { carried }),
  };
}

const lowestField = ({ lowest }: RunResult): Partial<Item> =>
  lowest ? { [LOWEST]: lowest.map((share) => share ?? NOT_KNOWN).join(' ') } : {};

const toLowest = (item: Item): (number | null)[] =>
  ids(item[LOWEST]).map((share) => (/^\d{1,3}$/.test(share) ? Number(share) : null));

/** Throws the `StoreError` `unreadable` for damage, and `newer` for an unknown kind of origin. */
export function fromResultItem(item: Item): RunResult {
  return {
    run: text(item.run),
    version: number(item.v),
    owner: text(item.owner),
    ...(item[FOUNDER] === undefined ? {} : { founder: text(item[FOUNDER]) }),
    home: toHome(text(item.home)),
    heroName: text(item.heroName),
    seed: text(item.seed),
    rules: number(item.rules),
    origin: toOrigin(text(item.origin)),
    ranked: item.ranked === 1,
    finishedAt: number(item.finishedAt),
    summary: toSummary(item),
    feats: ids(item[FEATS]),
    ...(item[LOWEST] === undefined ? {} : { lowest: toLowest(item) }),
    ...(item.closeHp === undefined ? {} : { closeCall: { hp: number(item.closeHp), depth: number(item.closeDepth) } }),
    ...(item.felled === undefined ? {} : { felled: text(item.felled) }),
  };
}

const FIGURES = ['score', 'depth', 'deepest', 'level', 'xp', 'kills', 'gold', 'turns'] as const;
const ENDINGS = ['died', 'retired', 'abandoned'] as const satisfies GameSummary['result'][];

function toSummary(item: Item): GameSummary {
  const figures = Object.fromEntries(FIGURES.map((name) => [name, number(item[name])]));
  return {
    ...(figures as Record<(typeof FIGURES)[number], number>),
    result: oneOf(ENDINGS, item.result),
    by: text(item.by) || null,
    cause: text(item.cause) || null,
    laurel: item.laurel === 1,
    cheated: item.cheated === 1,
    ...(item.campaign === undefined ? {} : { campaign: text(item.campaign) }),
    ...(item.kit === undefined ? {} : { kit: text(item.kit) }),
    ...(item.boons === undefined ? {} : { boons: ids(item.boons) }),
    ...(item.secondWays === undefined ? {} : { secondWays: ids(item.secondWays).map(Number) }),
    ...(item.carried === undefined ? {} : { carried: text(item.carried) }),
  };
}
