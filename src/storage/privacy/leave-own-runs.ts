import { RULES } from '../../engine';
import { inParallel } from '../../lib/in-parallel';
import { PARTY_MODES } from '../../settings/party-settings';
import { decodeRecent, readHeader } from '../codec';
import {
  bytes,
  channelKey,
  type Item,
  ids,
  number,
  oneOf,
  PARTY,
  readOr,
  readText,
  resultsKey,
  retryOrReject,
  runKey,
  STATE,
  type Table,
} from '../dynamo';
import type { RunId, UserId } from '../ids';
import { heirOf } from '../parties/heirs';
import { passRun } from '../turns/change-owner';
import { eraseFromRun } from './erase-from-run';
import { type DataSubject, isOfAnother } from './personal-items';
import { removeFromProfile } from './remove-from-profile';

const AT_ONCE = 8;

/**
 * Erases a user from the runs that other users can continue. A party's run goes to another member. A run that another
 * user owns by now stays with that user. Returns the remaining runs, which the caller must erase whole. Rejects with
 * the `StoreError` `unavailable` if other writers kept changing a run. `now` is in milliseconds since 1970.
 */
export async function leaveOwnRuns(
  table: Table,
  runs: readonly RunId[],
  subject: DataSubject,
  now: number,
): Promise<RunId[]> {
  const keys = runs.map((run) => ({ PK: runKey(run), SK: STATE }));
  const states = await table.getMany(keys, subject.signal, { consistent: true });
  const left = await inParallel(AT_ONCE, [...runs.keys()], async (at) => {
    const [run, state] = [runs[at] as RunId, states[at] ?? null];
    const isAlone = state?.owner === subject.user && state.channel === undefined;
    return isAlone || !(await leaveOwnRun(table, run, subject, now)) ? [run] : [];
  });
  return left.flat();
}

const leaveOwnRun = async (table: Table, run: RunId, subject: DataSubject, now: number): Promise<boolean> => {
  const { signal } = subject;
  const { goesOn } = await retryOrReject<{ goesOn: boolean }>(async () => {
    const state = await table.get(runKey(run), STATE, signal);
    if (await isOthers(table, run, state, subject)) return { goesOn: true };
    const heir = state && (await findHeir(table, run, state, subject));
    if (!state || heir === null) return { goesOn: false };
    // The profile changes before the pointer is removed, because a repeated erasure needs the pointer to find the run.
    await removeFromProfile(table, subject.user, [run], signal);
    return (await passRun(table, { run, stored: state, to: heir, now }, signal)) ? { goesOn: true } : null;
  });
  if (goesOn) await eraseFromRun(table, run, subject);
  return goesOn;
};

/**
 * True if another user owns the run. The user's pointer may still list the run after an interrupted change of the
 * owner. If the state is gone, the results name the owner.
 */
async function isOthers(table: Table, run: RunId, state: Item | null, subject: DataSubject): Promise<boolean> {
  if (state) return isOfAnother(table, { run, state }, subject);
  const results = await table.query(resultsKey(run), '', subject.signal);
  return results.length > 0 && results.every(({ owner }) => owner !== subject.user);
}

/**
 * Returns the member who takes over a run. Returns `null` if no party plays the run, the run is over or unreadable, or
 * nobody else is a member.
 */
async function findHeir(table: Table, run: RunId, state: Item, { user, signal }: DataSubject): Promise<UserId | null> {
  const channel = readText(state.channel);
  if (channel === null || state.result !== undefined || !isReadable(state)) return null;
  const party = await table.get(channelKey(channel), PARTY, signal);
  return party?.run === run ? heirIn(party, state, user) : null;
}

const isReadable = (state: Item): boolean =>
  readOr(false, () => {
    readHeader(bytes(state.state), 'game');
    return number(state.rules) <= RULES;
  });

/**
 * Returns the member who takes over when `user` leaves the party, by the rules of `heirOf`. Returns `null` if the party
 * has no other member. `run` is the state of the party's run. If `run` is `null` or unreadable, nobody counts as having
 * acted.
 */
export function heirIn(party: Item, run: Item | null, user: UserId): UserId | null {
  const members = readOr([], () => ids(party.members));
  const recent = [run?.recent, run?.votes].flatMap((list) => readOr([], () => decodeRecent(bytes(list))));
  const mode = readOr('owner', () => oneOf(PARTY_MODES, party.mode));
  return heirOf({ mode, holder: readText(party.holder) ?? '', members }, user, recent);
}
