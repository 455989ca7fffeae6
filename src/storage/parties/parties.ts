import type { Action } from '../../engine';
import { decodeLog, encodeAction } from '../codec/actions';
import { type Ballot, PARTY_MODES, type Party, type PartyMode, StoreError, type Together } from '../contract';
import { bytes, number, people, text } from '../dynamo/fields';
import { ballotKey, ballotPrefix, channelKey, PARTY, partySort, playedSort, runKey, userKey } from '../dynamo/keys';
import { readable } from '../dynamo/readable';
import type { Item, Table } from '../dynamo/table';
import { EXPIRY_ATTRIBUTE } from '../dynamo/table-definition';
import { createSharingStore } from '../sharing/shares';

/** A vote may take weeks; what is older than this was never counted. */
const BALLOT_DAYS = 90;
const DAY = 86_400;

/** What is played and shown in channels, over any table. What each call promises stands in the contract. */
export function createPartiesStore(table: Table): Together {
  return {
    ...createSharingStore(table),

    async loadParty(channel, signal) {
      const item = await table.get(channelKey(channel), PARTY, signal);
      return item ? readable(() => fromPartyItem(channel, item)) : null;
    },

    async putParty(party, signal) {
      // Under their names first, so that whoever leaves for good is found in every party they were in.
      const named = party.members.map((user) => ({ PK: userKey(user), SK: partySort(party.channel) }));
      await Promise.all(named.map((item) => table.put(item, null, signal)));
      const condition = party.revision === 1 ? 'absent' : { attribute: 'rev', equals: party.revision - 1 };
      return (await table.put(toPartyItem(party), condition, signal)) ? 'put' : 'conflict';
    },

    async castBallot(ballot, signal) {
      const named = { PK: userKey(ballot.user), SK: playedSort(ballot.run) };
      await Promise.all([table.put(named, null, signal), table.put(toBallotItem(ballot), null, signal)]);
    },

    async loadBallots(run, version, signal) {
      const items = await table.query(runKey(run), ballotPrefix(version), signal);
      return readable(() => items.map((item) => fromBallotItem(run, item)));
    },
  };
}

function toPartyItem({ channel, revision, run, mode, holder, heldSince, members }: Party): Item {
  const key = { PK: channelKey(channel), SK: PARTY };
  return { ...key, rev: revision, run: run ?? '', mode, holder, heldSince, members: members.join(' ') };
}

function fromPartyItem(channel: string, item: Item): Party {
  return {
    channel,
    revision: number(item.rev),
    run: text(item.run) || null,
    mode: toMode(text(item.mode)),
    holder: text(item.holder),
    heldSince: number(item.heldSince),
    members: people(item.members),
  };
}

/** Throws `unreadable` for what is no mode. */
export function toMode(value: string): PartyMode {
  const mode = PARTY_MODES.find((each) => each === value);
  if (mode === undefined) throw new StoreError('unreadable');
  return mode;
}

function toBallotItem({ run, version, user, action, interactions, now }: Ballot): Item {
  return {
    PK: runKey(run),
    SK: ballotKey(version, user),
    v: version,
    user,
    action: encodeAction(action),
    interactions: interactions.join(' '),
    now,
    [EXPIRY_ATTRIBUTE]: Math.floor(now / 1000) + BALLOT_DAYS * DAY,
  };
}

function fromBallotItem(run: string, item: Item): Ballot {
  const [entry] = decodeLog(bytes(item.action));
  if (!entry || entry.input.kind === 'back') throw new StoreError('unreadable');
  const action: Action = entry.input;
  const interactions = text(item.interactions).split(' ');
  return { run, version: number(item.v), user: text(item.user), action, interactions, now: number(item.now) };
}
