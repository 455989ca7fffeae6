import { type Item, ids, runKey, STATE, type Table } from '../dynamo';
import type { RunId } from '../ids';
import { chunkExists } from './log-chunks';
import { ERASED } from './run-attributes';

/**
 * Cleans up the items of a change that lost its race, because they must not outlive an erasure that came first. If the run was
 * erased, removes all of them. Otherwise removes only the ids of erased users from chunks, because the winning commit
 * may refer to the same items.
 */
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
  for (const item of written) {
    if (item.people === undefined) continue;
    const people = ids(item.people)
      .map((user, index) => (present[index] === ERASED ? ERASED : user))
      .join(' ');
    if (people !== item.people) await table.put({ ...item, people }, chunkExists(item), signal);
  }
}
