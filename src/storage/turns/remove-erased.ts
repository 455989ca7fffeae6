import { asRead, type Item, ids, LOG_PREFIX, runKey, SNAPSHOT_PREFIX, STATE, type Table } from '../dynamo';
import type { RunId } from '../ids';
import { hasHeroName, isFounder, withoutHeroName } from './hero-name';
import { chunkExists } from './log-chunks';
import { ERASED } from './run-attributes';

/** Removes all written items of an erased run, otherwise only erased users' ids. */
export async function removeErased(
  table: Table,
  run: RunId,
  written: readonly Item[],
  signal?: AbortSignal,
): Promise<void> {
  if (written.length === 0) return;
  const state = await table.get(runKey(run), STATE, signal);
  if (!state) {
    await Promise.all(written.map(({ PK, SK }) => table.remove(PK, SK, signal)));
    return;
  }
  const present = ids(state.people);
  const isNameless = isFounder(state, ERASED);
  for (const item of written) {
    if (item.SK.startsWith(LOG_PREFIX)) await removeFromChunk(table, item, { present, isNameless }, signal);
    if (isNameless && item.SK.startsWith(SNAPSHOT_PREFIX) && hasHeroName(item)) {
      await table.remove(item.PK, item.SK, signal, asRead(item, 'state'));
    }
  }
}

async function removeFromChunk(
  table: Table,
  item: Item,
  { present, isNameless }: { present: readonly string[]; isNameless: boolean },
  signal: AbortSignal | undefined,
): Promise<void> {
  const people = ids(item.people)
    .map((user, index) => (present[index] === ERASED ? ERASED : user))
    .join(' ');
  const isRenamed = isNameless && hasHeroName(item) === true;
  if (people === item.people && !isRenamed) return;
  await table.put({ ...(isRenamed ? withoutHeroName(item) : item), people }, chunkExists(item), signal);
}
