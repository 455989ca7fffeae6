import { hash } from '../engine';
import { createAdminStore } from './admin/guilds';
import { encodeAction } from './codec/actions';
import { RECENT_LIMIT } from './codec/recent';
import { decodeLevel, encodeGame } from './codec/save';
import {
  type Commit,
  type CommitResult,
  type Origin,
  type RecentInteraction,
  type Run,
  type Store,
  StoreError,
} from './contract';
import { createDailiesStore } from './dailies/dailies';
import { bytes } from './dynamo/fields';
import { PROFILE, playedSort, runKey, STATE, userKey } from './dynamo/keys';
import { readable } from './dynamo/readable';
import type { Item, Table } from './dynamo/table';
import { EXPIRY_ATTRIBUTE } from './dynamo/table-definition';
import { createResultsStore } from './leaderboards/results';
import { createPartiesStore } from './parties/parties';
import { forgetErased } from './privacy/forget-erased';
import { createPrivacyStore } from './privacy/privacy';
import { fromProfileItem, toProfileItem } from './profiles/profile-item';
import { baseChunk, loadChunks } from './turns/log-chunks';
import { internalsOf, type RunInternals, withOpenChunk } from './turns/open-chunk';
import { parkLevels } from './turns/parked-levels';
import { actsOf, tailBefore } from './turns/party-log';
import { fromStateItem, homeText, toStateItem, unchangedSince } from './turns/state-item';

/** Days a run is kept that nobody ever played a turn of. */
const UNPLAYED_DAYS = 30;
const DAY = 86_400;

const CHANCE: Origin = { kind: 'chance' };

/** The store over any table. What each call promises stands in the contract. */
export function createStore(table: Table): Store {
  return {
    ...createResultsStore(table),
    ...createDailiesStore(table),
    ...createPartiesStore(table),
    ...createAdminStore(table),
    ...createPrivacyStore(table),

    async loadRun(id, signal) {
      const item = await table.get(runKey(id), STATE, signal);
      return item ? readable(() => fromStateItem(id, item)) : null;
    },

    async loadLevel(run, depth, signal) {
      const key = internalsOf(run).levels[String(depth)];
      const item = key === undefined ? null : await table.get(runKey(run.id), key, signal);
      if (!item) throw new StoreError('unreadable');
      return readable(() => decodeLevel(bytes(item.state)));
    },

    async createRun(begun, signal) {
      const { id, owner, home, channel = null, game, interaction, now } = begun;
      const parked = parkLevels(id, 0, game, {});
      const packed = encodeGame(parked.game);
      const origin = begun.origin ?? CHANCE;
      const base = origin.kind === 'fork' ? baseChunk(id, game.rules, packed, parked.levels) : null;
      const internals: RunInternals = {
        packed,
        chunk: base ? 1 : 0,
        chunkFrom: 0,
        rules: game.rules,
        log: new Uint8Array(0),
        tail: new Uint8Array(0),
        people: [],
        lastChunk: base?.SK ?? '',
        levels: parked.levels,
        rewrites: null,
      };
      const recent = [{ id: interaction, version: 0, events: game.events.length }];
      const standing = { origin, ranked: begun.ranked ?? true, pendingResult: false };
      const times = { createdAt: now, updatedAt: now };
      const stand = { version: 0, game: parked.game, last: null, partyLog: [], recent };
      const run: Run = { id, owner, home, channel, ...standing, ...stand, ...times, internals };
      const item = toStateItem(run, hash(parked.game));
      item[EXPIRY_ATTRIBUTE] = Math.floor(now / 1000) + UNPLAYED_DAYS * DAY;
      // Under its owner's name first, so that no run is ever overlooked when they ask for what is theirs.
      const named: Item = { PK: userKey(owner), SK: runKey(id), at: now, home: homeText(home) };
      await putAll(table, [named, ...parked.items, ...(base ? [base] : [])], signal);
      return (await table.put(item, 'absent', signal)) ? 'created' : 'exists';
    },

    async commit(commit, signal) {
      return commitTurn(table, commit, signal);
    },

    async loadProfile(user, signal) {
      const item = await table.get(userKey(user), PROFILE, signal);
      return item ? readable(() => fromProfileItem(user, item)) : null;
    },

    async putProfile(profile, signal) {
      const condition = profile.revision === 1 ? 'absent' : { attribute: 'rev', equals: profile.revision - 1 };
      return (await table.put(toProfileItem(profile), condition, signal)) ? 'put' : 'conflict';
    },

    async loadLog(id, signal) {
      const item = await table.get(runKey(id), STATE, signal);
      if (!item) return null;
      const run = readable(() => fromStateItem(id, item));
      const chunks = await loadChunks(table, run, signal);
      const rules = chunks[0]?.rules ?? run.game.rules;
      const { seed, heroName } = run.game;
      return { seed, heroName, rules, actions: chunks.flatMap((chunk) => chunk.actions), chunks };
    },
  };
}

/** The immutable items first, which nothing refers to yet, then the one conditional put that makes it so. */
async function commitTurn(table: Table, commit: Commit, signal?: AbortSignal): Promise<CommitResult> {
  const { from, game, action, interaction, by, settles = [], now } = commit;
  const version = from.version + 1;
  const { ledger, closed } = withOpenChunk(from);
  const parked = parkLevels(from.id, version, game, ledger.levels);
  const own: RecentInteraction = {
    id: interaction,
    version,
    events: commit.events ?? 0,
    ...(by === undefined ? {} : { by }),
  };
  const others = settles.map((other) => ({ ...other, version, events: 0 }));
  const recent = [...from.recent, ...others, own].slice(-RECENT_LIMIT);
  const isNew = by !== undefined && !ledger.people.includes(by);
  const takers = isNew ? [...ledger.people, by] : ledger.people;
  const written: RunInternals = {
    ...ledger,
    packed: encodeGame(parked.game),
    log: Buffer.concat([ledger.log, encodeAction(action, by === undefined ? null : takers.indexOf(by))]),
    tail: tailBefore(ledger.tail, version - ledger.chunkFrom),
    people: takers,
    levels: parked.levels,
    rewrites: null,
  };
  const next: Run = {
    ...from,
    version,
    ranked: from.ranked && action.kind !== 'back',
    pendingResult: game.over !== null,
    game: parked.game,
    last: action,
    partyLog: actsOf(written, from.owner),
    recent,
    updatedAt: now,
    internals: written,
  };
  const named: Item[] = isNew && by !== from.owner ? [{ PK: userKey(by), SK: playedSort(from.id) }] : [];
  const items = [...named, ...parked.items, ...(closed ? [closed] : [])];
  await putAll(table, items, signal);
  // A name that was erased since must not come back with what was loaded before.
  const unchanged = unchangedSince(from.version, internalsOf(from).rewrites);
  const won = await table.put(toStateItem(next, hash(parked.game)), unchanged, signal);
  if (won) return { ok: true, run: next };
  await forgetErased(table, from.id, items, signal);
  return { ok: false, reason: 'conflict' };
}

async function putAll(table: Table, items: readonly Item[], signal?: AbortSignal): Promise<void> {
  await Promise.all(items.map((item) => table.put(item, null, signal)));
}
