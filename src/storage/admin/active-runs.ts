import {
  ACTIVE_PREFIX,
  activeSort,
  EXPIRY_ATTRIBUTE,
  guildKey,
  type Item,
  number,
  type PageRange,
  RUN_PREFIX,
  readOr,
  runKey,
  STATE,
  type Table,
} from '../dynamo';
import { toActivePointer } from '../turns/run-pointers';
import type { Run } from '../turns/turns-contract';
import type { ListedRuns, RunListRange, RunPointer } from './admin-contract';

const READ_AT_ONCE = 100;
const OLD_AT_ONCE = 2;
const SEARCHED = 1_000;

/** If `run` is outdated, corrects the entry afterwards. */
export async function listRun(table: Table, run: Run, signal?: AbortSignal): Promise<void> {
  await writePointer(table, run, run.game.over === null, signal);
  if (run.home.kind !== 'guild') return;
  const state = await table.get(runKey(run.id), STATE, signal);
  if (!state) return writePointer(table, run, false, signal);
  if (state.v === run.version) return;
  const version = readOr(run.version, () => number(state.v));
  return writePointer(table, { ...run, version }, state.result === undefined, signal);
}

async function writePointer(table: Table, run: Run, isAlive: boolean, signal?: AbortSignal): Promise<void> {
  const item = toActivePointer(run);
  if (!item) return;
  if (isAlive) await table.put(item, run.version === 0 ? 'absent' : null, signal);
  else await table.remove(item.PK, item.SK, signal);
}

/** Returns the newest runs first, without expired entries. */
export async function listActiveRuns(
  table: Table,
  guild: string,
  range: RunListRange,
  signal?: AbortSignal,
): Promise<ListedRuns> {
  if (range.newerThan === undefined) return olderPage(table, guild, range, signal);
  const after = ACTIVE_PREFIX + range.newerThan;
  const { items, next } = await table.page(guildKey(guild), ACTIVE_PREFIX, { limit: READ_AT_ONCE, after }, signal);
  const left = items.filter((item) => !hasExpired(item, range.now));
  if (next === null && left.length <= range.limit) return olderPage(table, guild, { ...range, old: false }, signal);
  const pointers = left.slice(0, range.limit).reverse().map(toPointer);
  return { pointers, older: cursorOf(pointers.at(-1)), newer: cursorOf(pointers[0]) };
}

async function olderPage(
  table: Table,
  guild: string,
  { limit, olderThan, now, old = olderThan === undefined }: RunListRange & { old?: boolean },
  signal?: AbortSignal,
): Promise<ListedRuns> {
  const range: PageRange = { limit: READ_AT_ONCE, descending: true };
  if (olderThan !== undefined) range.after = ACTIVE_PREFIX + olderThan;
  const [page, oldPage] = await Promise.all([
    table.page(guildKey(guild), ACTIVE_PREFIX, range, signal),
    old ? table.page(guildKey(guild), RUN_PREFIX, { limit: OLD_AT_ONCE }, signal) : null,
  ]);
  const left = page.items.filter((item) => !hasExpired(item, now)).map(toPointer);
  const pointers = left.slice(0, limit);
  const isLast = page.next === null && left.length <= limit;
  const lastRead = left.length > limit ? pointers.at(-1) : page.items.map(toPointer).at(-1);
  return {
    pointers: [...pointers, ...(oldPage?.items ?? []).map(toPointer)],
    older: isLast ? null : cursorOf(lastRead),
    newer: olderThan === undefined ? null : (cursorOf(pointers[0]) ?? olderThan),
  };
}

export async function tidyRunList(
  table: Table,
  guild: string,
  pointers: readonly (RunPointer & { isAlive: boolean })[],
  signal?: AbortSignal,
): Promise<void> {
  for (const { run, at, isOld, isAlive } of pointers) {
    const active = { PK: guildKey(guild), SK: activeSort(at, run) };
    if (isAlive && isOld) await table.put({ ...active, at }, null, signal);
    if (isOld) await table.remove(guildKey(guild), runKey(run), signal);
    else if (!isAlive) await table.remove(active.PK, active.SK, signal);
  }
}

/** Searches only the newest 1,000 entries. */
export const isListedIn = async (table: Table, guild: string, run: string, signal?: AbortSignal): Promise<boolean> =>
  (await findPointers(table, guild, run, signal)).length > 0;

export async function unlistRun(table: Table, guild: string, run: string, signal?: AbortSignal): Promise<void> {
  for (const { PK, SK } of await findPointers(table, guild, run, signal)) await table.remove(PK, SK, signal);
}

async function findPointers(table: Table, guild: string, run: string, signal?: AbortSignal): Promise<Item[]> {
  const range = { limit: SEARCHED, descending: true };
  const [{ items }, old] = await Promise.all([
    table.page(guildKey(guild), ACTIVE_PREFIX, range, signal),
    table.getMany([{ PK: guildKey(guild), SK: runKey(run) }], signal),
  ]);
  return [...items.filter((item) => toPointer(item).run === run), ...old.filter((item) => item !== null)];
}

const hasExpired = ({ [EXPIRY_ATTRIBUTE]: expiry }: Item, now: number): boolean =>
  typeof expiry === 'number' && expiry * 1000 <= now;

function toPointer({ SK, at }: Item): RunPointer {
  if (SK.startsWith(RUN_PREFIX)) {
    return { run: SK.slice(RUN_PREFIX.length), at: typeof at === 'number' ? at : 0, isOld: true };
  }
  const [time, run = ''] = SK.slice(ACTIVE_PREFIX.length).split('#');
  return { run, at: Number(time), isOld: false };
}

const cursorOf = (pointer: RunPointer | undefined): string | null =>
  pointer ? activeSort(pointer.at, pointer.run).slice(ACTIVE_PREFIX.length) : null;
