import { decodeLog, encodeAction } from '../codec';
import { type Ballot, PARTY_MODES, type PartiesStore, type Party, StoreError } from '../contract';
import {
  afterRevision,
  ballotPrefix,
  ballotSort,
  bytes,
  channelKey,
  expiringAfter,
  type Item,
  ids,
  joinedSort,
  number,
  oneOf,
  PARTY,
  parseStored,
  playedSort,
  runKey,
  type Table,
  text,
  userKey,
} from '../dynamo';

/** Days a ballot is kept; a vote never takes longer. */
const BALLOT_DAYS = 90;

/** Parties and their ballots over any table, as the contract says. */
export function createPartiesStore(table: Table): PartiesStore {
  return {
    async loadParty(channel, signal) {
      const item = await table.get(channelKey(channel), PARTY, signal);
      return item ? parseStored(() => fromPartyItem(channel, item)) : null;
    },

    async putParty(party, signal) {
      // Listed under its members first, so that whoever is erased is found in every party they were in.
      const joined = party.members.map((user) => ({ PK: userKey(user), SK: joinedSort(party.channel) }));
      await Promise.all(joined.map((item) => table.put(item, null, signal)));
      return (await table.put(toPartyItem(party), afterRevision(party.revision), signal)) ? 'put' : 'conflict';
    },

    async putBallot(ballot, signal) {
      const played = { PK: userKey(ballot.user), SK: playedSort(ballot.run) };
      await Promise.all([table.put(played, null, signal), table.put(toBallotItem(ballot), null, signal)]);
    },

    async loadBallots(run, version, signal) {
      const items = await table.query(runKey(run), ballotPrefix(version), signal);
      return parseStored(() => items.map((item) => fromBallotItem(run, item)));
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
    mode: oneOf(PARTY_MODES, item.mode),
    holder: text(item.holder),
    heldSince: number(item.heldSince),
    members: ids(item.members),
  };
}

function toBallotItem({ run, version, user, action, interactions, now }: Ballot): Item {
  return {
    PK: runKey(run),
    SK: ballotSort(version, user),
    v: version,
    user,
    action: encodeAction(action),
    interactions: interactions.join(' '),
    now,
    ...expiringAfter(BALLOT_DAYS, now),
  };
}

function fromBallotItem(run: string, item: Item): Ballot {
  const [entry] = decodeLog(bytes(item.action));
  if (!entry || entry.input.kind === 'back') throw new StoreError('unreadable');
  const interactions = text(item.interactions).split(' ');
  const { user, now } = item;
  return { run, version: number(item.v), user: text(user), action: entry.input, interactions, now: number(now) };
}
