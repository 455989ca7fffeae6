import type { RunId } from '../contract';
import { number, people } from '../dynamo/fields';
import { NOBODY, runKey, STATE } from '../dynamo/keys';
import type { Item, Table } from '../dynamo/table';

/**
 * What was written for a turn that lost must not outlive an erasure that came first: of a run that is gone nothing
 * stays, and who is gone from a run stands in none of its chunks. While the run is there nothing is taken away, for a
 * winner may refer to the same items.
 */
export async function forgetErased(
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
  const present = people(state.people);
  for (const item of written) {
    if (item.people === undefined) continue;
    const known = people(item.people).map((name, place) => (present[place] === NOBODY ? NOBODY : name));
    if (known.join(' ') !== item.people) await table.put({ ...item, people: known.join(' ') }, asItIs(item), signal);
  }
}

/** Only if the chunk is still there: its run may be erased meanwhile. */
export const asItIs = (chunk: Item) => ({ attribute: 'rules', equals: number(chunk.rules) });
