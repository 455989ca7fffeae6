import { RULES } from '../../engine';
import { decodeActions } from '../codec/actions';
import { decodeRecent, encodeRecent } from '../codec/recent';
import { decodeGame, readHeader } from '../codec/save';
import { type Home, type Run, StoreError } from '../contract';
import { bytes, number, people, text, texts } from '../dynamo/fields';
import { OWED, REWRITES, runKey, STATE } from '../dynamo/keys';
import type { Equality, Item } from '../dynamo/table';
import { internalsOf, type RunInternals } from './open-chunk';
import { originText, toOrigin } from './origin-text';
import { actsOf } from './party-log';

/** A run as its state item. Its ledger already holds the packed game. */
export function toStateItem(run: Run, stateHash: string): Item {
  const internals = internalsOf(run);
  const header = readHeader(internals.packed, 'game');
  const item: Item = {
    PK: runKey(run.id),
    SK: STATE,
    v: run.version,
    state: internals.packed,
    schema: header.schema,
    rules: internals.rules,
    stateHash,
    owner: run.owner,
    origin: originText(run.origin),
    ranked: run.ranked ? 1 : 0,
    home: homeText(run.home),
    recent: encodeRecent(run.recent),
    log: internals.log,
    people: internals.people.join(' '),
    chunk: internals.chunk,
    chunkFrom: internals.chunkFrom,
    lastChunk: internals.lastChunk,
    levels: internals.levels,
    createdAt: run.createdAt,
    updatedAt: run.updatedAt,
  };
  if (internals.tail.length > 0) item.tail = internals.tail;
  if (run.channel !== null) item.channel = run.channel;
  if (run.pendingResult) item[OWED] = 1;
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
  const internals: RunInternals = {
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
    version: number(item.v),
    owner: text(item.owner),
    home: toHome(text(item.home)),
    ...standingOf(item),
    channel: item.channel === undefined ? null : text(item.channel),
    game,
    last: decodeActions(internals.log).at(-1) ?? null,
    partyLog: actsOf(internals, text(item.owner)),
    recent: decodeRecent(bytes(item.recent)),
    createdAt: number(item.createdAt),
    updatedAt: number(item.updatedAt),
    internals,
  };
}

/** Items of before there were boards are of ranked runs that owe nothing. */
function standingOf(item: Item): Pick<Run, 'origin' | 'ranked' | 'pendingResult'> {
  return {
    origin: item.origin === undefined ? { kind: 'chance' } : toOrigin(text(item.origin)),
    ranked: item.ranked !== 0,
    pendingResult: item[OWED] !== undefined,
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
export const unchangedSince = (version: number, rewrites: number | null): Equality[] => [
  { attribute: 'v', equals: version },
  { attribute: REWRITES, equals: rewrites },
];

export const homeText = ({ kind, id }: Home): string => `${kind}#${id}`;

/** Reads what `homeText` wrote. Throws `unreadable`. */
export function toHome(value: string): Home {
  const [kind, id = ''] = value.split('#');
  if (kind !== 'guild' && kind !== 'dm') throw new StoreError('unreadable');
  return { kind, id };
}
