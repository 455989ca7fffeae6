import type { ByteReader, ByteWriter } from './bytes';
import { type Json, type JsonRecord, MANY_CELLS } from './json';
import { fits, fold, unfold } from './numbers';
import type { VocabularyReader, VocabularyWriter } from './vocabulary';

/** Stored bytes contain these numbers, which must never change. */
const NULL = 0;
const BOOLEAN = 1;
const INTEGER = 2;
const STEP = 3;
const TENTHS = 4;
const FLOAT = 5;
const WORD = 6;
const CELLS = 7;
const LIST = 8;
const RECORD = 9;
const MIXED = 15;
const FORMS = 16;

type Layout = readonly number[];

interface Node {
  next: Map<number, Node>;
  layout: number | null;
}

/** Removing the first records, or appending records, changes few bytes. */
export class RowWriter {
  private readonly layouts: Layout[] = [];
  private readonly root: Node = newNode();

  constructor(
    private readonly words: VocabularyWriter,
    known: readonly Layout[] = [],
  ) {
    for (const layout of known) this.numberOf(layout);
  }

  writeRows(out: ByteWriter, records: readonly JsonRecord[]): void {
    const rising = risingKeys(records);
    const before = new Map<string, number>();
    for (const record of records) this.writeRecord(out, record, { rising, before });
  }

  writeLayouts(out: ByteWriter): void {
    out.unsigned(this.layouts.length);
    for (const layout of this.layouts) {
      out.unsigned(layout.length);
      for (const field of layout) out.unsigned(field);
    }
  }

  private writeRecord(out: ByteWriter, record: JsonRecord, steps: Steps | null): void {
    const layout: number[] = [];
    for (const key in record) {
      const form = steps?.rising.has(key) ? STEP : formOf(record[key] as Json);
      layout.push(this.words.indexOf(key) * FORMS + form);
    }
    out.unsigned(this.numberOf(layout));
    let at = 0;
    for (const key in record) {
      const form = (layout[at++] as number) % FORMS;
      const value = record[key] as Json;
      if (form === STEP && steps) {
        out.unsigned((value as number) - (steps.before.get(key) ?? 0));
        steps.before.set(key, value as number);
      } else this.writeValue(out, form, value);
    }
  }

  private writeValue(out: ByteWriter, form: number, value: Json): void {
    if (form === BOOLEAN) out.byte(value === true ? 1 : 0);
    else if (form === INTEGER) out.unsigned(fold(value as number));
    else if (form === TENTHS) out.unsigned(fold(Math.round((value as number) * 10)));
    else if (form === FLOAT) out.float(value as number);
    else if (form === WORD) out.unsigned(this.words.indexOf(value as string));
    else if (form === CELLS) out.cells(value as string);
    else if (form === LIST) this.writeList(out, value as Json[]);
    else if (form === RECORD) this.writeRecord(out, value as JsonRecord, null);
  }

  private writeList(out: ByteWriter, values: readonly Json[]): void {
    out.unsigned(values.length);
    if (values.length === 0) return;
    const forms = values.map(formOf);
    const first = forms[0] as number;
    const isMixed = forms.some((form) => form !== first);
    out.byte(isMixed ? MIXED : first);
    if (isMixed) for (const form of forms) out.byte(form);
    values.forEach((value, i) => {
      this.writeValue(out, forms[i] as number, value);
    });
  }

  private numberOf(layout: Layout): number {
    let node = this.root;
    for (const field of layout) {
      let next = node.next.get(field);
      if (!next) {
        next = newNode();
        node.next.set(field, next);
      }
      node = next;
    }
    if (node.layout === null) node.layout = this.layouts.push(layout) - 1;
    return node.layout;
  }
}

/** Throws a RangeError if the bytes are damaged. */
export class RowReader {
  constructor(
    private readonly words: VocabularyReader,
    private readonly layouts: readonly Layout[],
  ) {}

  readRows(input: ByteReader, count: number): JsonRecord[] {
    const before = new Map<number, number>();
    return Array.from({ length: count }, () => this.readRecord(input, before));
  }

  private readRecord(input: ByteReader, before: Map<number, number>): JsonRecord {
    const layout = this.layouts[input.unsigned()];
    if (!layout) throw new RangeError('an unknown layout');
    const record: JsonRecord = {};
    for (const field of layout) {
      const word = Math.floor(field / FORMS);
      const form = field % FORMS;
      let value: Json;
      if (form === STEP) {
        value = (before.get(word) ?? 0) + input.unsigned();
        before.set(word, value);
      } else value = this.readValue(input, form);
      record[this.words.at(word)] = value;
    }
    return record;
  }

  private readValue(input: ByteReader, form: number): Json {
    switch (form) {
      case NULL:
        return null;
      case BOOLEAN:
        return input.byte() === 1;
      case INTEGER:
        return unfold(input.unsigned());
      case TENTHS:
        return unfold(input.unsigned()) / 10;
      case FLOAT:
        return input.float();
      case WORD:
        return this.words.at(input.unsigned());
      case CELLS:
        return input.cells();
      case LIST:
        return this.readList(input);
      case RECORD:
        return this.readRecord(input, new Map());
      default:
        throw new RangeError('an unknown form of value');
    }
  }

  private readList(input: ByteReader): Json[] {
    const count = input.unsigned();
    if (count === 0) return [];
    const first = input.byte();
    const forms = first === MIXED ? input.raw(count) : null;
    return Array.from({ length: count }, (_, i) => this.readValue(input, forms ? (forms[i] as number) : first));
  }
}

/** Throws a RangeError if the bytes end early. */
export function readLayouts(input: ByteReader): Layout[] {
  const layouts: Layout[] = [];
  for (let more = input.unsigned(); more > 0; more--) {
    const layout: number[] = [];
    for (let rest = input.unsigned(); rest > 0; rest--) layout.push(input.unsigned());
    layouts.push(layout);
  }
  return layouts;
}

interface Steps {
  rising: ReadonlySet<string>;
  before: Map<string, number>;
}

function risingKeys(records: readonly JsonRecord[]): Set<string> {
  const last = new Map<string, number>();
  const falling = new Set<string>();
  for (const record of records) {
    for (const key in record) {
      const value = record[key];
      if (falling.has(key)) continue;
      if (Number.isSafeInteger(value) && !Object.is(value, -0) && (value as number) >= (last.get(key) ?? 0)) {
        last.set(key, value as number);
      } else falling.add(key);
    }
  }
  return new Set([...last.keys()].filter((key) => !falling.has(key)));
}

function formOf(value: Json): number {
  switch (typeof value) {
    case 'boolean':
      return BOOLEAN;
    case 'number':
      return fits(value, 1) ? INTEGER : fits(value, 10) ? TENTHS : FLOAT;
    case 'string':
      return value.length < MANY_CELLS ? WORD : CELLS;
    default:
      return value === null ? NULL : Array.isArray(value) ? LIST : RECORD;
  }
}

const newNode = (): Node => ({ next: new Map(), layout: null });
