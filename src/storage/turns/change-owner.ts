import { randomUUID } from 'node:crypto';
import {
  asRead,
  type Item,
  ids,
  number,
  parseStored,
  readOr,
  runKey,
  STATE,
  type Table,
  text,
  userKey,
} from '../dynamo';
import type { RunId, UserId } from '../ids';
import { playedItems } from './played-items';
import { removeErased } from './remove-erased';
import { REWRITES, toHome } from './run-attributes';
import { internalsOf } from './run-internals';
import { toOwnPointer } from './run-pointers';
import { rewritesOf } from './state-item';
import type { OwnerChange } from './turns-contract';

/** Random id that marks the former owner's pointer for removal. */
const PASSING = 'passing';

/** Resolves with `false` after another writer's change. A repeated call resolves with `true`. */
export async function changeOwner(
  table: Table,
  { from, to, now }: OwnerChange,
  signal?: AbortSignal,
): Promise<boolean> {
  const stored = await table.get(runKey(from.id), STATE, signal);
  if (!stored) return false;
  const isAsLoaded = stored.v === from.version && readOr(null, () => rewritesOf(stored)) === internalsOf(from).rewrites;
  return isAsLoaded ? passRun(table, { run: from.id, stored, to, now }, signal) : isOwnedBy(stored, to, now);
}

interface Passing {
  run: RunId;
  stored: Item;
  to: UserId;
  now: number;
}

/** Writes pointers first. Resolves with `false` if another change came first. */
export async function passRun(
  table: Table,
  { run, stored, to, now }: Passing,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { owned, pointers, mark } = parseStored(() => ownedBy({ run, stored, to, now }));
  await Promise.all(pointers.map((item) => table.put(item, null, signal)));
  const isPut = await table.put(owned, [asRead(stored, 'v'), asRead(stored, REWRITES)], signal);
  // The put may have succeeded although its answer was lost.
  if (!isPut && !isOwnedBy(await table.get(runKey(run), STATE, signal), to, now)) {
    await removeErased(table, run, pointers, signal);
    return false;
  }
  await table.remove(userKey(text(stored.owner)), runKey(run), signal, { attribute: PASSING, equals: mark });
  return true;
}

const isOwnedBy = (state: Item | null, owner: UserId, since: number): boolean =>
  state?.owner === owner && state.ownedSince === since;

/** Log entries without a sender belong to the `founder`. */
function ownedBy({ run: id, stored, to, now }: Passing): { owned: Item; pointers: Item[]; mark: string } {
  const former = text(stored.owner);
  const players = ids(stored.people);
  const people = players.includes(former) ? players : [...players, former];
  const founder = stored.founder === undefined ? people.indexOf(former) : number(stored.founder);
  const changed = { owner: to, people: people.join(' '), founder, ownedSince: now };
  const listed = {
    id,
    home: toHome(text(stored.home)),
    createdAt: number(stored.createdAt),
    version: number(stored.v),
  };
  const mark = randomUUID();
  const pointers = [
    { ...toOwnPointer({ ...listed, owner: former }), [PASSING]: mark },
    toOwnPointer({ ...listed, owner: to }),
    ...playedItems(id, former),
    ...playedItems(id, to),
  ];
  return { owned: { ...stored, ...changed, [REWRITES]: (rewritesOf(stored) ?? 0) + 1 }, pointers, mark };
}
