import { RULES } from '../../engine';
import { decodeActions, decodeRecent, decodeState, encodeRecent, hasNotes, readHeader } from '../codec';
import {
  type Attribute,
  bytes,
  type Equality,
  EXPIRY_ATTRIBUTE,
  type Item,
  ids,
  number,
  readOr,
  runKey,
  STATE,
  text,
  texts,
} from '../dynamo';
import type { UserId } from '../ids';
import type { RecentInteraction } from '../recent-interaction';
import { StoreError } from '../store-error';
import { toChoice } from './choice-attribute';
import { GRAVES, gravesText, toGraves } from './graves-attribute';
import { LEAVERS, leaversAttribute, toLeavers } from './leavers-attribute';
import { partyLogOf } from './party-log';
import { forgottenBefore } from './recent-interactions';
import {
  ERASED,
  homeText,
  LEFT_AT,
  MOVED,
  NAMELESS,
  originText,
  PENDING_RESULT,
  REWRITES,
  toHome,
  toOrigin,
} from './run-attributes';
import { founderOf, internalsOf, type RunInternals } from './run-internals';
import { SHOWN_FEATS, toShownFeats } from './shown-feats-attribute';
import type { Snapshot } from './snapshots';
import { besideNotes, decodeNotes, type NoteAttributes, noteAttributes } from './state-notes';
import type { Run } from './turns-contract';

interface StateAttributes extends Partial<NoteAttributes> {
  PK: string;
  SK: string;
  v: number;
  state: Uint8Array;
  schema: number;
  rules: number;
  owner: string;
  origin?: string;
  ranked?: 0;
  home: string;
  people: string;
  founder?: number;
  ownedSince?: number;
  createdAt: number;
  updatedAt: number;
  snapshot?: string;
  votes?: Uint8Array;
  settings?: never;
  stateHash?: never;
  [GRAVES]?: string;
  channel?: string;
  [MOVED]?: string;
  [LEFT_AT]?: number;
  [LEAVERS]?: string;
  [PENDING_RESULT]?: 1;
  result?: string;
  [REWRITES]?: number;
  [EXPIRY_ATTRIBUTE]?: number;
}

/** Attributes that are not listed come from later builds and stay unchanged. */
const ATTRIBUTES: Record<string, true> = {
  ...{ PK: true, SK: true, v: true, state: true, schema: true, rules: true, stateHash: true },
  ...{ owner: true, origin: true, ranked: true, home: true, people: true, createdAt: true, updatedAt: true },
  ...{ founder: true, ownedSince: true },
  ...{ snapshot: true, votes: true, channel: true, [MOVED]: true, result: true },
  ...{
    settings: true,
    [GRAVES]: true,
    [SHOWN_FEATS]: true,
    choice: true,
    [LEFT_AT]: true,
    [LEAVERS]: true,
    [PENDING_RESULT]: true,
    [REWRITES]: true,
    [EXPIRY_ATTRIBUTE]: true,
  },
  ...{ recent: true, forgotten: true, log: true, tail: true },
  ...{ chunk: true, chunkFrom: true, lastChunk: true, levels: true },
} satisfies Record<keyof StateAttributes, true>;

/** `run.internals.packed` must already be the packed `run.game`. */
export function toStateItem(run: Run): Item {
  const internals = internalsOf(run);
  const header = readHeader(internals.packed, 'game');
  const item: StateAttributes = {
    PK: runKey(run.id),
    SK: STATE,
    v: run.version,
    state: internals.packed,
    schema: header.schema,
    rules: internals.rules,
    owner: run.owner,
    home: homeText(run.home),
    ...(hasNotes(internals.packed) ? besideNotes(run) : noteAttributes({ run, internals })),
    people: internals.players.join(' '),
    ...leaversAttribute(run),
    createdAt: run.createdAt,
    updatedAt: run.updatedAt,
  };
  if (run.origin.kind !== 'chance') item.origin = originText(run.origin);
  if (!run.ranked) item.ranked = 0;
  if (internals.founder !== null) item.founder = internals.founder;
  if (run.ownedSince !== null) item.ownedSince = run.ownedSince;
  if (internals.snapshot) item.snapshot = internals.snapshot.ref;
  if (run.recentVotes.length > 0) item.votes = encodeRecent(run.recentVotes);
  if (Object.keys(run.graves).length > 0) item[GRAVES] = gravesText(run.graves);
  if (run.channel !== null) item.channel = run.channel;
  if (run.moved !== undefined) item[MOVED] = run.moved;
  if (run.leftAt !== undefined) item[LEFT_AT] = run.leftAt;
  if (run.pendingResult) item[PENDING_RESULT] = 1;
  if (run.game.over) item.result = run.game.over.result;
  return { ...internals.later, ...item };
}

/** Sets the present rules. Throws the `StoreError` `newer`, or any error for damage. */
export function fromStateItem(id: string, stored: Item, snapshot: Snapshot | null): Run {
  const packed = bytes(stored.state);
  const { game, notes } = decodeState(packed, snapshot?.unpacked);
  const item: Item = notes === null ? stored : { ...stored, ...decodeNotes(notes) };
  if (number(item.rules) > RULES) throw new StoreError('newer');
  game.rules = RULES;
  const internals: RunInternals = {
    packed,
    snapshot,
    chunk: number(item.chunk),
    chunkFrom: number(item.chunkFrom),
    rules: number(item.rules),
    log: bytes(item.log),
    tail: item.tail === undefined ? new Uint8Array(0) : bytes(item.tail),
    players: ids(item.people),
    founder: item.founder === undefined ? null : number(item.founder),
    lastChunk: text(item.lastChunk),
    levels: texts(item.levels),
    rewrites: rewritesOf(item),
    later: Object.fromEntries(Object.entries(item).filter(([name]) => !Object.hasOwn(ATTRIBUTES, name))),
  };
  const founder = founderOf(internals);
  return {
    id,
    version: number(item.v),
    owner: text(item.owner),
    ...(founder === null || founder === ERASED || game.heroName === NAMELESS ? {} : { founder }),
    ownedSince: item.ownedSince === undefined ? null : number(item.ownedSince),
    home: toHome(text(item.home)),
    ...rankingOf(item),
    channel: item.channel === undefined ? null : text(item.channel),
    ...(item[MOVED] === undefined ? {} : { moved: text(item[MOVED]) }),
    ...readOr({}, () => toLeftAt(item[LEFT_AT])),
    ...readOr({}, () => toLeavers(item[LEAVERS])),
    game,
    last: decodeActions(internals.log).at(-1) ?? null,
    partyLog: partyLogOf(internals, text(item.owner)),
    ...recentOf(item, founder),
    graves: readOr({}, () => toGraves(item[GRAVES])),
    ...readOr({}, () => toShownFeats(item[SHOWN_FEATS])),
    ...readOr({}, () => toChoice(item.choice)),
    createdAt: number(item.createdAt),
    updatedAt: number(item.updatedAt),
    internals,
  };
}

function rankingOf(item: Item): Pick<Run, 'origin' | 'ranked' | 'pendingResult'> {
  return {
    origin: item.origin === undefined ? { kind: 'chance' } : toOrigin(text(item.origin)),
    ranked: item.ranked !== 0,
    pendingResult: item[PENDING_RESULT] !== undefined,
  };
}

function recentOf(item: Item, founder: UserId | null): Pick<Run, 'recent' | 'recentVotes' | 'forgotten'> {
  const read = (list: Attribute): RecentInteraction[] =>
    decodeRecent(bytes(list)).map((entry) => (founder === null ? entry : { by: founder, ...entry }));
  const recent = read(item.recent as Attribute);
  return {
    recent,
    recentVotes: item.votes === undefined ? [] : read(item.votes),
    forgotten: item.forgotten === undefined ? forgottenBefore(recent) : text(item.forgotten) || null,
  };
}

const toLeftAt = (value: Attribute | undefined): Pick<Run, 'leftAt'> =>
  value === undefined ? {} : { leftAt: number(value) };

/** Returns `null` if this version had no rewrite. Throws the `StoreError` `unreadable`. */
export const rewritesOf = (item: Item): number | null => (item[REWRITES] === undefined ? null : number(item[REWRITES]));

export const stateUnchanged = (version: number, rewrites: number | null): Equality[] => [
  { attribute: 'v', equals: version },
  { attribute: REWRITES, equals: rewrites },
];
