import type { NotedSettings, RunId } from '../contract';
import { type Item, readOr, type Table } from '../dynamo';
import { notedSettings, SETTINGS, settingsTexts } from './noted-settings';
import { rewriteState } from './rewrite-state';

/** Notes settings with a run, as the contract says. */
export async function noteSettings(
  table: Table,
  run: RunId,
  noted: NotedSettings | null,
  signal?: AbortSignal,
): Promise<void> {
  const change = (item: Item): Item | null => {
    if (item.result !== undefined) return null;
    const { [SETTINGS]: before, ...others } = item;
    if (noted === null) return before === undefined ? null : (others as Item);
    const present = readOr(null, () => notedSettings(before));
    return present && present.revision >= noted.revision ? null : { ...item, [SETTINGS]: settingsTexts(noted) };
  };
  await rewriteState(table, run, change, signal);
}
