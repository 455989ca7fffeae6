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
import type { DataSubject } from './personal-items';

/** Greatest number of runs that are changed at the same time. */
const AT_ONCE = 8;

/**
 * Erases a user from those of the user's runs that go on without the user, and returns the others, which must be erased
 * whole. A run goes on if a party plays it, because another member gets the run first. A run that has another owner by
 * now goes on as well. Rejects with `unavailable` if other writers kept changing a run.
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

/** Erases a user from a run that goes on without the user. Resolves with `false` if the run must be erased whole. */
const leaveOwnRun = async (table: Table, run: RunId, subject: DataSubject, now: number): Promise<boolean> => {
  const { signal } = subject;
  const { goesOn } = await retryOrReject<{ goesOn: boolean }>(async () => {
    const state = await table.get(runKey(run), STATE, signal);
    if (await isOthers(table, run, state, subject)) return { goesOn: true };
    const heir = state && (await findHeir(table, run, state, subject));
    if (!state || heir === null) return { goesOn: false };
    return (await passRun(table, { run, stored: state, to: heir, now }, signal)) ? { goesOn: true } : null;
  });
  if (goesOn) await eraseFromRun(table, run, subject);
  return goesOn;
};

/**
 * True if a run belongs to another user, though the user has a pointer to it as an owner has. A change of the owner was
 * then cut short. If the state is gone, the results tell the owner.
 */
async function isOthers(table: Table, run: RunId, state: Item | null, { user, signal }: DataSubject): Promise<boolean> {
  if (state) return (readText(state.owner) ?? user) !== user;
  const results = await table.query(resultsKey(run), '', signal);
  return results.length > 0 && results.every(({ owner }) => owner !== user);
}

/**
 * Returns the member who gets a party's run when its owner is erased. Returns `null` if no party plays the run, if the
 * run is over or cannot be read, or if there is no other member.
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
 * Returns the member of a party who gets the run or the torch when a user goes; `null` if there is none. `run` is the
 * state of the party's run.
 */
export function heirIn(party: Item, run: Item | null, user: UserId): UserId | null {
  const members = readOr([], () => ids(party.members));
  const recent = [run?.recent, run?.votes].flatMap((list) => readOr([], () => decodeRecent(bytes(list))));
  const mode = readOr('owner', () => oneOf(PARTY_MODES, party.mode));
  return heirOf({ mode, holder: readText(party.holder) ?? '', members }, user, recent);
}
