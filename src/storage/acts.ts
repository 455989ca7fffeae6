import { decodeLog } from './codec/actions';
import type { Act, UserId } from './contract';
import { NOBODY } from './keys';
import type { Ledger } from './ledger';

/** How many acts a run tells of. */
const MOST = 20;

/** What the open chunk of a log tells of what was done lately. */
export function actsOf({ log, chunkFrom, people }: Ledger, owner: UserId): Act[] {
  const entries = decodeLog(log);
  const from = Math.max(0, entries.length - MOST);
  return entries.slice(from).map(({ input, taker }, at) => {
    const by = taker === null ? owner : (people[taker] ?? NOBODY);
    return { v: chunkFrom + from + at + 1, kind: input.kind, by: by === NOBODY ? null : by };
  });
}
