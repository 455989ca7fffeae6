import { RULES } from '../../engine';
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
import { eraseRun } from './erase-run';
import type { DataSubject } from './personal-items';

/**
 * Erases a run that a user owns. If a party plays the run, another member gets it first, and the user is only erased
 * from it. The same is done if the run has another owner by now. Rejects with `unavailable` if other writers kept
 * changing the run.
 */
export async function eraseOwnRun(table: Table, run: RunId, subject: DataSubject, now: number): Promise<void> {
  const { user, signal } = subject;
  await retryOrReject(async () => {
    const state = await table.get(runKey(run), STATE, signal);
    if (await isOthers(table, run, state, subject)) return erasePart(table, run, subject);
    const heir = state && (await findHeir(table, run, state, subject));
    if (state && heir !== null) {
      return (await passRun(table, { run, stored: state, to: heir, now }, signal))
        ? erasePart(table, run, subject)
        : null;
    }
    await eraseRun(table, run, { foundBy: user, signal });
    return 'erased';
  });
}

async function erasePart(table: Table, run: RunId, subject: DataSubject): Promise<'erased'> {
  await eraseFromRun(table, run, subject);
  return 'erased';
}

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
