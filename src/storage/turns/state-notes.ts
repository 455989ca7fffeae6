import { encodeRecent, hasNotes, readNotes } from '../codec';
import { ByteReader, ByteWriter } from '../codec/bytes';
import { type Attribute, type Item, parseStored } from '../dynamo';
import type { RunInternals } from './run-internals';
import type { Snapshot } from './snapshots';
import type { Run } from './turns-contract';

// Attributes of a state item that name nobody and change little from one turn to the next. Beside the game they would
// be written whole with every turn; packed with it they take what they differ in from those of the snapshot.

/** What the attributes are made of. */
interface Noted {
  run: Pick<Run, 'recent' | 'forgotten'>;
  internals: Pick<RunInternals, 'chunk' | 'chunkFrom' | 'lastChunk' | 'levels' | 'log' | 'tail'>;
}

/** Which of the attributes that not every state has follow. */
const HAS_TAIL = 1;
const HAS_RECENT = 2;

export interface NotedAttributes {
  recent: Uint8Array;
  forgotten: string;
  log: Uint8Array;
  tail?: Uint8Array;
  chunk: number;
  chunkFrom: number;
  lastChunk: string;
  levels: Record<string, string>;
}

/** The attributes, as they stand beside a game that is whole. */
export const notedAttributes = ({ run, internals }: Noted): NotedAttributes => ({
  recent: encodeRecent(run.recent),
  forgotten: run.forgotten ?? '',
  log: internals.log,
  ...(internals.tail.length > 0 ? { tail: internals.tail } : {}),
  chunk: internals.chunk,
  chunkFrom: internals.chunkFrom,
  lastChunk: internals.lastChunk,
  levels: internals.levels,
});

/** Of these, what stands beside a game with notes, too: interactions that name their senders, for erasures to find. */
export const besideNotes = ({ recent }: Pick<Run, 'recent'>): Partial<NotedAttributes> =>
  namesSenders(recent) ? { recent: encodeRecent(recent) } : {};

/** How many interactions stand beside a game with notes. */
export const interactionsBeside = ({ recent, recentVotes }: Pick<Run, 'recent' | 'recentVotes'>): number =>
  recentVotes.length + (namesSenders(recent) ? recent.length : 0);

const namesSenders = (recent: Run['recent']): boolean => recent.some(({ by }) => by !== undefined);

/** The attributes as bytes to be packed with the game. What is written first changes least. */
export function encodeNotes({ run, internals }: Noted): Uint8Array {
  const { tail, log } = internals;
  const hasRecent = !namesSenders(run.recent);
  const out = new ByteWriter(1024);
  out.byte((tail.length > 0 ? HAS_TAIL : 0) | (hasRecent ? HAS_RECENT : 0));
  out.unsigned(internals.chunk);
  out.unsigned(internals.chunkFrom);
  out.text(internals.lastChunk);
  const levels = Object.entries(internals.levels);
  out.unsigned(levels.length);
  for (const level of levels) for (const part of level) out.text(part);
  out.text(run.forgotten ?? '');
  const lists = [...(tail.length > 0 ? [tail] : []), log, ...(hasRecent ? [encodeRecent(run.recent)] : [])];
  for (const list of lists) {
    out.unsigned(list.length);
    out.raw(list);
  }
  return out.finish();
}

/** Reads what `encodeNotes` wrote. Throws a RangeError when it is damaged. */
export function decodeNotes(notes: Uint8Array): Record<string, Attribute> {
  const input = new ByteReader(notes);
  const raw = (): Uint8Array => Uint8Array.from(input.raw(input.unsigned()));
  const has = input.byte();
  const [chunk, chunkFrom, lastChunk] = [input.unsigned(), input.unsigned(), input.text()];
  const levels = Object.fromEntries(Array.from({ length: input.unsigned() }, () => [input.text(), input.text()]));
  const forgotten = input.text();
  const tail = (has & HAS_TAIL) === 0 ? {} : { tail: raw() };
  const log = raw();
  const recent = (has & HAS_RECENT) === 0 ? {} : { recent: raw() };
  return { chunk, chunkFrom, lastChunk, levels, forgotten, ...tail, log, ...recent };
}

/**
 * A state item with every attribute beside its game, as those are that hold it whole. `snapshot` is the one that it
 * refers to. Throws `unreadable` as reading the game does.
 */
export function withNotesBeside(item: Item, snapshot: Snapshot | null): Item {
  const { state } = item;
  const notes = state instanceof Uint8Array && hasNotes(state) ? readNotes(state, snapshot?.unpacked ?? null) : null;
  return notes === null ? item : { ...item, ...parseStored(() => decodeNotes(notes)) };
}
