import { RULES } from '../engine';
import { actsOf } from './acts';
import { decodeActions } from './codec/actions';
import { decodeRecent, encodeRecent } from './codec/recent';
import { decodeGame, readHeader } from './codec/save';
import { type Home, type Run, StoreError } from './contract';
import { bytes, number, people, text, texts } from './fields';
import { OWED, REWRITES, runKey, STATE } from './keys';
import { type Ledger, ledgerOf } from './ledger';
import { originText, toOrigin } from './origin-text';
import type { Equality, Item } from './table';

/** A run as its state item. Its ledger already holds the packed game. */
export function toStateItem(run: Run, stateHash: string): Item {
  const ledger = ledgerOf(run);
  const header = readHeader(ledger.packed, 'game');
  const item: Item = {
    PK: runKey(run.id),
    SK: STATE,
    v: run.v,
    state: ledger.packed,
    schema: header.schema,
    rules: ledger.rules,
    stateHash,
    owner: run.owner,
    origin: originText(run.origin),
    ranked: run.ranked ? 1 : 0,
    home: homeText(run.home),
    recent: encodeRecent(run.recent),
    log: ledger.log,
    people: ledger.people.join(' '),
    chunk: ledger.chunk,
    chunkFrom: ledger.chunkFrom,
    lastChunk: ledger.lastChunk,
    levels: ledger.levels,
    createdAt: run.createdAt,
    updatedAt: run.updatedAt,
  };
  if (ledger.tail.length > 0) item.tail = ledger.tail;
  if (run.channel !== null) item.channel = run.channel;
  if (run.owed) item[OWED] = 1;
  if (run.game.over) item.result = run.game.over.result;
  return item;
}

/**
 * The run a state item holds. A run begun under older rules goes on under the present ones; its ledger remembers
 * under which rules the open chunk was played. Throws `newer` or `unreadable`.
 */
export function fromStateItem(id: string, item: Item): Run {
  const packed = bytes(item.state);
  const game = decodeGame(packed);
  game.rules = RULES;
  const ledger: Ledger = {
    packed,
    chunk: number(item.chunk),
    chunkFrom: number(item.chunkFrom),
    rules: number(item.rules),
    log: bytes(item.log),
    tail: item.tail === undefined ? new Uint8Array(0) : bytes(item.tail),
    people: people(item.people),
    lastChunk: text(item.lastChunk),
    levels: texts(item.levels),
    rewrites: rewritesOf(item),
  };
  return {
    id,
    v: number(item.v),
    owner: text(item.owner),
    home: toHome(text(item.home)),
    ...standingOf(item),
    channel: item.channel === undefined ? null : text(item.channel),
    game,
    last: decodeActions(ledger.log).at(-1) ?? null,
    acts: actsOf(ledger, text(item.owner)),
    recent: decodeRecent(bytes(item.recent)),
    createdAt: number(item.createdAt),
    updatedAt: number(item.updatedAt),
    ledger,
  };
}

/** Items of before there were boards are of ranked runs that owe nothing. */
function standingOf(item: Item): Pick<Run, 'origin' | 'ranked' | 'owed'> {
  return {
    origin: item.origin === undefined ? { kind: 'chance' } : toOrigin(text(item.origin)),
    ranked: item.ranked !== 0,
    owed: item[OWED] !== undefined,
  };
}

const rewritesOf = (item: Item): number | null => (item[REWRITES] === undefined ? null : number(item[REWRITES]));

/** A state item changed without a new version, and the condition that nobody else has changed it since it was read. */
export function rewritten(stored: Item, changed: Item): { item: Item; unchanged: Equality[] } {
  const rewrites = rewritesOf(stored);
  const item = { ...changed, [REWRITES]: (rewrites ?? 0) + 1 };
  return { item, unchanged: unchangedSince(number(stored.v), rewrites) };
}

/** That a state item is as it was read. */
export const unchangedSince = (v: number, rewrites: number | null): Equality[] => [
  { attribute: 'v', equals: v },
  { attribute: REWRITES, equals: rewrites },
];

export const homeText = ({ kind, id }: Home): string => `${kind}#${id}`;

/** Reads what `homeText` wrote. Throws `unreadable`. */
export function toHome(value: string): Home {
  const [kind, id = ''] = value.split('#');
  if (kind !== 'guild' && kind !== 'dm') throw new StoreError('unreadable');
  return { kind, id };
}
