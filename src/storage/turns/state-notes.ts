import { encodeRecent, hasNotes, readNotes } from '../codec';
import { ByteReader, ByteWriter } from '../codec/bytes';
import { type Attribute, type Item, parseStored } from '../dynamo';
import type { RunInternals } from './run-internals';
import { SHOWN_FEATS, shownFeatsAttribute } from './shown-feats-attribute';
import type { Snapshot } from './snapshots';
import type { Run } from './turns-contract';

// Notes are attributes that name no user and change little.

interface NoteSource {
  run: Pick<Run, 'recent' | 'forgotten' | 'shownFeats' | 'choice'>;
  internals: Pick<RunInternals, 'chunk' | 'chunkFrom' | 'lastChunk' | 'levels' | 'log' | 'tail'>;
}

const HAS_TAIL = 1;
const HAS_RECENT = 2;
const HAS_TEXTS = 4;

export interface NoteAttributes {
  recent: Uint8Array;
  forgotten: string;
  log: Uint8Array;
  tail?: Uint8Array;
  chunk: number;
  chunkFrom: number;
  lastChunk: string;
  levels: Record<string, string>;
  [SHOWN_FEATS]?: string;
  choice?: string;
}

export const noteAttributes = ({ run, internals }: NoteSource): NoteAttributes => ({
  recent: encodeRecent(run.recent),
  forgotten: run.forgotten ?? '',
  log: internals.log,
  ...(internals.tail.length > 0 ? { tail: internals.tail } : {}),
  chunk: internals.chunk,
  chunkFrom: internals.chunkFrom,
  lastChunk: internals.lastChunk,
  levels: internals.levels,
  ...shownFeatsAttribute(run),
  ...(run.choice === undefined ? {} : { choice: run.choice }),
});

/** Interactions with senders stay outside, because erasures cannot change notes. */
export const besideNotes = ({ recent }: Pick<Run, 'recent'>): Partial<NoteAttributes> =>
  namesSenders(recent) ? { recent: encodeRecent(recent) } : {};

/** Counts the interactions stored outside of the notes. */
export const interactionsBeside = ({ recent, recentVotes }: Pick<Run, 'recent' | 'recentVotes'>): number =>
  recentVotes.length + (namesSenders(recent) ? recent.length : 0);

const namesSenders = (recent: Run['recent']): boolean => recent.some(({ by }) => by !== undefined);

/** Puts seldom changed attributes first, so that turns differ in fewer bytes. */
export function encodeNotes({ run, internals }: NoteSource): Uint8Array {
  const { tail, log } = internals;
  const hasRecent = !namesSenders(run.recent);
  const out = new ByteWriter(1024);
  out.byte((tail.length > 0 ? HAS_TAIL : 0) | (hasRecent ? HAS_RECENT : 0) | HAS_TEXTS);
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
  out.text(shownFeatsAttribute(run)[SHOWN_FEATS] ?? '');
  out.text(run.choice ?? '');
  return out.finish();
}

/** Throws a RangeError if the bytes are damaged. */
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
  const [feats, choice] = (has & HAS_TEXTS) === 0 ? ['', ''] : [input.text(), input.text()];
  const texts = { ...(feats ? { [SHOWN_FEATS]: feats } : {}), ...(choice ? { choice } : {}) };
  return { chunk, chunkFrom, lastChunk, levels, forgotten, ...tail, log, ...recent, ...texts };
}

/** Adds the attributes in the item's notes. Throws a `StoreError` for damaged notes. */
export function withNotesBeside(item: Item, snapshot: Snapshot | null): Item {
  const { state } = item;
  const notes = state instanceof Uint8Array && hasNotes(state) ? readNotes(state, snapshot?.unpacked ?? null) : null;
  return notes === null ? item : { ...item, ...parseStored(() => decodeNotes(notes)) };
}
