import { decodeLog, encodeAction } from '../codec';
import type { UserId } from '../ids';
import { ERASED } from './run-attributes';
import { founderOf, type RunInternals } from './run-internals';
import type { PartyLogEntry } from './run-log';

const LIMIT = 20;

/** Returns at most `LIMIT` inputs, oldest first. */
export function partyLogOf(internals: RunInternals, owner: UserId): PartyLogEntry[] {
  const { log, tail, chunkFrom, players } = internals;
  const before = decodeLog(tail);
  const entries = [...before, ...decodeLog(log)];
  const from = Math.max(0, entries.length - LIMIT);
  return entries.slice(from).map(({ input, player }, at) => {
    const by = player === null ? (founderOf(internals) ?? owner) : (players[player] ?? ERASED);
    return { version: chunkFrom - before.length + from + at + 1, kind: input.kind, by: by === ERASED ? null : by };
  });
}

/** Returns the last `LIMIT` inputs, for the party log. */
export function tailOf({ tail, log }: Pick<RunInternals, 'tail' | 'log'>): Uint8Array {
  const last = [...decodeLog(tail), ...decodeLog(log)].slice(-LIMIT);
  return Buffer.concat(last.map(({ input, player }) => encodeAction(input, player)));
}

/** Returns no bytes once the open chunk has enough inputs. */
export const tailWhileNeeded = (tail: Uint8Array, inputs: number): Uint8Array =>
  inputs < LIMIT ? tail : new Uint8Array(0);
