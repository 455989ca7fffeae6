import type { NotedSettings, RunId } from '../contract';
import { type Item, readOr, type Table } from '../dynamo';
import { notedSettings, SETTINGS, settingsTexts } from './noted-settings';
import { rewriteState } from './rewrite-state';

/** Notes settings with a run, as the contract says. */
export async function noteSettings(
  table: Table,
  run: RunId,
  noted: NotedSettings,
  signal?: AbortSignal,
): Promise<void> {
  const change = (item: Item): Item | null => {
    if (item.result !== undefined) return null;
    const present = readOr(null, () => notedSettings(item[SETTINGS]));
    return present && present.revision >= noted.revision ? null : { ...item, [SETTINGS]: settingsTexts(noted) };
  };
  await rewriteState(table, run, change, signal);
}
