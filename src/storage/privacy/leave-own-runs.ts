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

/** Hands runs to other members. The caller must erase the returned runs. */
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
    // A repeated erasure needs the pointer to find the run.
    await removeFromProfile(table, subject.user, [run], signal);
    return (await passRun(table, { run, stored: state, to: heir, now }, signal)) ? { goesOn: true } : null;
  });
  if (goesOn) await eraseFromRun(table, run, subject);
  return goesOn;
};

async function isOthers(table: Table, run: RunId, state: Item | null, subject: DataSubject): Promise<boolean> {
  if (state) return isOfAnother(table, { run, state }, subject);
  const results = await table.query(resultsKey(run), '', subject.signal);
  return results.length > 0 && results.every(({ owner }) => owner !== subject.user);
}

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

/** Returns `null` if the party has no other member. */
export function heirIn(party: Item, run: Item | null, user: UserId): UserId | null {
  const members = readOr([], () => ids(party.members));
  const recent = [run?.recent, run?.votes].flatMap((list) => readOr([], () => decodeRecent(bytes(list))));
  const mode = readOr('owner', () => oneOf(PARTY_MODES, party.mode));
  return heirOf({ mode, holder: readText(party.holder) ?? '', members }, user, recent);
}
