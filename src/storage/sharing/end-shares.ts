import {
  asRead,
  channelKey,
  type Item,
  readText,
  runKey,
  sharedSort,
  shareSort,
  type Table,
  toShared,
} from '../dynamo';
import { isEarlier, noteShareEnd } from './share-end';
import { SHARED_BY } from './share-item';
import { removeFromShareList } from './share-list';
import type { ShareEnd } from './sharing-contract';

/** Resolves with `overtaken` if a later interaction shared the run again. */
export async function endShares(table: Table, end: ShareEnd, signal?: AbortSignal): Promise<'ended' | 'overtaken'> {
  const { channel, run, interaction } = end;
  await noteShareEnd(table, end, signal);
  const notes = await table.query(runKey(run), sharedSort(channel, null), signal);
  // The prefix also matches longer channel ids.
  const shared = notes.flatMap(({ SK }) => toShared(SK) ?? []).filter((note) => note.channel === channel);
  const keys = shared.map(({ version }) => ({ PK: channelKey(channel), SK: shareSort(run, version) }));
  const load = () => table.getMany(keys, signal, { consistent: true });
  const ending = (await load()).filter((item) => item !== null && !isEarlier(interaction, readText(item[SHARED_BY])));
  await Promise.all((ending as Item[]).map((item) => table.remove(item.PK, item.SK, signal, asRead(item, SHARED_BY))));
  const kept = new Set((await load()).flatMap((item) => (item ? [item.SK] : [])));
  await removeFromShareList(
    table,
    channel,
    ({ run: of, version }) => of === run && !kept.has(shareSort(of, version)),
    signal,
  );
  return kept.size > 0 ? 'overtaken' : 'ended';
}
