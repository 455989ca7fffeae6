import { ByteReader, ByteWriter } from './bytes';
import { type Json, type JsonRecord, MANY_CELLS } from './json';
import { readIntegers, readNumbers, writeIntegers, writeNumbers } from './numbers';
import { RowReader, RowWriter, readLayouts } from './rows';
import { readShapes, shapesOf, writeShapes } from './shapes';
import { VocabularyReader, VocabularyWriter } from './vocabulary';

const NULL = 0;
const FALSE = 1;
const TRUE = 2;
const NUMBER = 3;
const WORD = 4;
const CELLS = 5;
const LIST = 6;
const RECORD = 7;
const ROWS = 8;
const TAGS = 9;
const MIXED = 15;

const MANY_SHAPES = 8;

/** Marks bytes with layouts. Older bytes begin with a count above 0. */
const WITH_LAYOUTS = 0;

interface Writers {
  words: VocabularyWriter;
  rows: RowWriter;
}

interface Readers {
  words: VocabularyReader;
  rows: RowReader;
}

/** `like` is an earlier result. Equal parts get equal bytes. */
export function packJson(value: Json, like: Uint8Array | null = null): Uint8Array {
  const known = like && readHeader(new ByteReader(like));
  const words = new VocabularyWriter(known?.words.added);
  const rows = new RowWriter(words, known?.layouts);
  const body = new ByteWriter();
  writeColumn(body, { words, rows }, [value]);
  const out = new ByteWriter();
  out.unsigned(WITH_LAYOUTS);
  words.write(out);
  rows.writeLayouts(out);
  out.raw(body.finish());
  return out.finish();
}

/** Throws a RangeError for damage, and the `StoreError` `newer` for a later build. */
export function unpackJson(bytes: Uint8Array): Json {
  const input = new ByteReader(bytes);
  const { words, layouts } = readHeader(input);
  const value = readColumn(input, { words, rows: new RowReader(words, layouts) }, 1)[0];
  if (value === undefined || !input.done) throw new RangeError('not one value');
  return value;
}

function readHeader(input: ByteReader) {
  const first = input.unsigned();
  const hasLayouts = first === WITH_LAYOUTS;
  const words = new VocabularyReader(input, hasLayouts ? input.unsigned() : first);
  return { words, layouts: hasLayouts ? readLayouts(input) : [] };
}

function tagOf(value: Json): number {
  if (value === null) return NULL;
  if (typeof value === 'number') return NUMBER;
  if (typeof value === 'string') return value.length < MANY_CELLS ? WORD : CELLS;
  if (typeof value === 'boolean') return value ? TRUE : FALSE;
  return Array.isArray(value) ? LIST : RECORD;
}

function writeColumn(out: ByteWriter, writers: Writers, values: readonly Json[]): void {
  if (values.length === 0) return;
  const tags = values.map(tagOf);
  const first = tags[0] as number;
  if (tags.every((tag) => tag === first)) {
    const tag = first === RECORD && shapesOf(values as JsonRecord[]).shapes.length >= MANY_SHAPES ? ROWS : first;
    out.byte(tag);
    writeTagged(out, writers, tag, values);
    return;
  }
  out.byte(MIXED);
  for (const tag of tags) out.byte(tag);
  for (let tag = NUMBER; tag < TAGS; tag++) {
    const some = values.filter((_, i) => tags[i] === tag);
    if (some.length > 0) writeTagged(out, writers, tag, some);
  }
}

function readColumn(input: ByteReader, readers: Readers, count: number): Json[] {
  if (count === 0) return [];
  const first = input.byte();
  if (first !== MIXED) return readTagged(input, readers, first, count);
  const tags = input.raw(count);
  const counts = new Array<number>(TAGS).fill(0);
  for (const tag of tags) counts[tag] = (counts[tag] ?? 0) + 1;
  const parts = counts.map((many, tag) => (many > 0 ? readTagged(input, readers, tag, many) : []));
  const next = new Array<number>(TAGS).fill(0);
  return Array.from(tags, (tag) => {
    const at = next[tag] as number;
    next[tag] = at + 1;
    return parts[tag]?.[at] as Json;
  });
}

function writeTagged(out: ByteWriter, writers: Writers, tag: number, values: readonly Json[]): void {
  if (tag === NUMBER) writeNumbers(out, values as number[]);
  else if (tag === WORD)
    writeIntegers(
      out,
      (values as string[]).map((word) => writers.words.indexOf(word)),
    );
  else if (tag === CELLS) for (const cells of values as string[]) out.cells(cells);
  else if (tag === LIST) writeLists(out, writers, values as Json[][]);
  else if (tag === RECORD) writeRecords(out, writers, values as JsonRecord[]);
  else if (tag === ROWS) writers.rows.writeRows(out, values as JsonRecord[]);
}

function readTagged(input: ByteReader, readers: Readers, tag: number, count: number): Json[] {
  switch (tag) {
    case NULL:
      return new Array<Json>(count).fill(null);
    case FALSE:
    case TRUE:
      return new Array<Json>(count).fill(tag === TRUE);
    case NUMBER:
      return readNumbers(input, count);
    case WORD:
      return readIntegers(input, count).map((index) => readers.words.at(index));
    case CELLS:
      return Array.from({ length: count }, () => input.cells());
    case LIST:
      return readLists(input, readers, count);
    case RECORD:
      return readRecords(input, readers, count);
    case ROWS:
      return readers.rows.readRows(input, count);
    default:
      throw new RangeError('an unknown kind of value');
  }
}

function writeLists(out: ByteWriter, writers: Writers, lists: readonly Json[][]): void {
  writeIntegers(
    out,
    lists.map((list) => list.length),
  );
  writeColumn(out, writers, lists.length === 1 ? (lists[0] as Json[]) : lists.flat(1));
}

function readLists(input: ByteReader, readers: Readers, count: number): Json[] {
  const lengths = readIntegers(input, count);
  const elements = readColumn(
    input,
    readers,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  let from = 0;
  return lengths.map((length) => {
    from += length;
    return elements.slice(from - length, from);
  });
}

function writeRecords(out: ByteWriter, writers: Writers, records: readonly JsonRecord[]): void {
  const { shapes, shapeOf } = shapesOf(records);
  writeShapes(out, writers.words, shapes);
  writeIntegers(out, shapeOf);
  const columns = new Map<string, Json[]>(shapes.flat().map((key) => [key, []]));
  const columnsOf = shapes.map((keys) => keys.map((key) => columns.get(key) as Json[]));
  for (const [i, record] of records.entries()) {
    const keys = shapes[shapeOf[i] as number] as string[];
    const into = columnsOf[shapeOf[i] as number] as Json[][];
    for (let k = 0; k < keys.length; k++) (into[k] as Json[]).push(record[keys[k] as string] as Json);
  }
  for (const column of columns.values()) writeColumn(out, writers, column);
}

function readRecords(input: ByteReader, readers: Readers, count: number): Json[] {
  const shapes = readShapes(input, readers.words);
  const keysOf = readIntegers(input, count).map((shape) => {
    const keys = shapes[shape];
    if (!keys) throw new RangeError('an unknown shape');
    return keys;
  });
  const lengths = new Map<string, number>(shapes.flat().map((key) => [key, 0]));
  for (const keys of keysOf) for (const key of keys) lengths.set(key, (lengths.get(key) as number) + 1);
  const columns = new Map<string, Column>();
  for (const [key, length] of lengths) columns.set(key, { key, values: readColumn(input, readers, length), next: 0 });
  const columnsOf = new Map(shapes.map((keys) => [keys, keys.map((key) => columns.get(key) as Column)]));
  return keysOf.map((keys) => {
    const record: JsonRecord = {};
    for (const column of columnsOf.get(keys) as Column[]) record[column.key] = column.values[column.next++] as Json;
    return record;
  });
}

interface Column {
  key: string;
  values: Json[];
  next: number;
}
