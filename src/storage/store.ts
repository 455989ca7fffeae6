import { hash } from '../engine';
import { booksOver } from './books';
import { decodeLog, encodeAction } from './codec/actions';
import { RECENT_LIMIT } from './codec/recent';
import { decodeGame, decodeLevel, encodeGame } from './codec/save';
import {
  type Commit,
  type CommitResult,
  type LogChunk,
  type Origin,
  type RecentInteraction,
  type Run,
  type Store,
  StoreError,
  type UserId,
} from './contract';
import { dailiesOver } from './dailies';
import { bytes, number, people, text } from './fields';
import { LOG_PREFIX, PROFILE, runKey, STATE, userKey } from './keys';
import { type Ledger, ledgerOf, withOpenChunk } from './ledger';
import { parkLevels } from './parking';
import { fromProfileItem, toProfileItem } from './profile-item';
import { readable } from './readable';
import { fromStateItem, toStateItem } from './state-item';
import type { Item, Table } from './table';
import { EXPIRY_ATTRIBUTE } from './table-definition';

/** Days a run is kept that nobody ever played a turn of. */
const UNPLAYED_DAYS = 30;
const DAY = 86_400;

const CHANCE: Origin = { kind: 'chance' };

/** The store over any table. What each call promises stands in the contract. */
export function createStore(table: Table): Store {
  return {
    ...booksOver(table),
    ...dailiesOver(table),

    async loadRun(id, signal) {
      const item = await table.get(runKey(id), STATE, signal);
      return item ? readable(() => fromStateItem(id, item)) : null;
    },

    async loadLevel(run, depth, signal) {
      const key = ledgerOf(run).levels[String(depth)];
      const item = key === undefined ? null : await table.get(runKey(run.id), key, signal);
      if (!item) throw new StoreError('unreadable');
      return readable(() => decodeLevel(bytes(item.state)));
    },

    async createRun(begun, signal) {
      const { id, owner, home, channel = null, game, interaction, now } = begun;
      const parked = parkLevels(id, 0, game, {});
      const ledger: Ledger = {
        packed: encodeGame(parked.game),
        chunk: 0,
        chunkFrom: 0,
        rules: game.rules,
        log: new Uint8Array(0),
        people: [],
        lastChunk: '',
        levels: parked.levels,
      };
      const recent = [{ id: interaction, v: 0, events: game.events.length }];
      const standing = { origin: begun.origin ?? CHANCE, ranked: begun.ranked ?? true, owed: false };
      const times = { createdAt: now, updatedAt: now };
      const run: Run = { id, v: 0, owner, home, channel, ...standing, game: parked.game, recent, ...times, ledger };
      const item = toStateItem(run, hash(parked.game));
      item[EXPIRY_ATTRIBUTE] = Math.floor(now / 1000) + UNPLAYED_DAYS * DAY;
      await putAll(table, parked.items, signal);
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
      const condition = profile.rev === 1 ? 'absent' : { attribute: 'rev', equals: profile.rev - 1 };
      return (await table.put(toProfileItem(profile), condition, signal)) ? 'put' : 'conflict';
    },

    async loadLog(id, signal) {
      const item = await table.get(runKey(id), STATE, signal);
      if (!item) return null;
      const closed = await table.query(runKey(id), LOG_PREFIX, signal);
      return readable(() => {
        const run = fromStateItem(id, item);
        const chunks = readChunks(run, closed);
        const rules = chunks[0]?.rules ?? run.game.rules;
        const { seed, heroName } = run.game;
        return { seed, heroName, rules, actions: chunks.flatMap((chunk) => chunk.actions), chunks };
      });
    },
  };
}

/** The immutable items first, which nothing refers to yet, then the one conditional put that makes it so. */
async function commitTurn(table: Table, commit: Commit, signal?: AbortSignal): Promise<CommitResult> {
  const { from, game, action, interaction, by, settles = [], now } = commit;
  const v = from.v + 1;
  const { ledger, closed } = withOpenChunk(from);
  const parked = parkLevels(from.id, v, game, ledger.levels);
  const own: RecentInteraction = {
    id: interaction,
    v,
    events: commit.events ?? 0,
    ...(by === undefined ? {} : { by }),
  };
  const others = settles.map((other) => ({ ...other, v, events: 0 }));
  const recent = [...from.recent, ...others, own].slice(-RECENT_LIMIT);
  const takers = by === undefined || ledger.people.includes(by) ? ledger.people : [...ledger.people, by];
  const next: Run = {
    ...from,
    v,
    ranked: from.ranked && action.kind !== 'back',
    owed: game.over !== null,
    game: parked.game,
    recent,
    updatedAt: now,
    ledger: {
      ...ledger,
      packed: encodeGame(parked.game),
      log: Buffer.concat([ledger.log, encodeAction(action, by === undefined ? null : takers.indexOf(by))]),
      people: takers,
      levels: parked.levels,
    } satisfies Ledger,
  };
  await putAll(table, closed ? [...parked.items, closed] : parked.items, signal);
  const won = await table.put(toStateItem(next, hash(parked.game)), { attribute: 'v', equals: from.v }, signal);
  return won ? { ok: true, run: next } : { ok: false, reason: 'conflict' };
}

async function putAll(table: Table, items: readonly Item[], signal?: AbortSignal): Promise<void> {
  await Promise.all(items.map((item) => table.put(item, null, signal)));
}

/** Follows the chunks back from the one the state names: what lost a race is never on that way. */
function readChunks(run: Run, closed: readonly Item[]): LogChunk[] {
  const ledger = ledgerOf(run);
  const byKey = new Map(closed.map((item) => [item.SK, item]));
  const chunks: LogChunk[] = [{ rules: ledger.rules, ...readInputs(ledger.log, ledger.people), after: null }];
  for (let key = ledger.lastChunk; key !== ''; ) {
    const item = byKey.get(key);
    if (!item) throw new StoreError('unreadable');
    const inputs = readInputs(bytes(item.log), people(item.people));
    chunks.unshift({ rules: number(item.rules), ...inputs, after: decodeGame(bytes(item.state)) });
    key = text(item.previous);
  }
  return chunks;
}

function readInputs(log: Uint8Array, takers: readonly UserId[]): Pick<LogChunk, 'actions' | 'by'> {
  const entries = decodeLog(log);
  return {
    actions: entries.map(({ input }) => input),
    by: entries.map(({ taker }) => (taker === null ? null : (takers[taker] ?? null))),
  };
}
