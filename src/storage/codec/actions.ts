import type { LoggedInput } from '../contract';
import { FIELD_FORMS, type Field } from './action-fields';
import { ByteReader, ByteWriter } from './bytes';

type InputKind = LoggedInput['kind'];

/** A fixed number for every kind, and what follows it. Numbers and orders never change: old logs count on them. */
const FORMS = {
  move: { code: 0, fields: ['direction', 'steps'] },
  attack: { code: 1, fields: ['direction'] },
  wait: { code: 2, fields: [] },
  rest: { code: 3, fields: [] },
  explore: { code: 4, fields: [] },
  travel: { code: 5, fields: ['to'] },
  fight: { code: 6, fields: [] },
  descend: { code: 7, fields: [] },
  ascend: { code: 8, fields: [] },
  pickup: { code: 9, fields: ['item'] },
  use: { code: 10, fields: ['item', 'at'] },
  equip: { code: 11, fields: ['item'] },
  remove: { code: 12, fields: ['item'] },
  drop: { code: 13, fields: ['item'] },
  cast: { code: 14, fields: ['spell', 'at'] },
  buy: { code: 15, fields: ['vendor', 'ware'] },
  sell: { code: 16, fields: ['vendor', 'item'] },
  answer: { code: 17, fields: ['option'] },
  retire: { code: 18, fields: [] },
  abandon: { code: 19, fields: [] },
  cheat: { code: 20, fields: ['cheat'] },
  back: { code: 21, fields: ['version'] },
  fetch: { code: 22, fields: ['item'] },
} as const satisfies Record<InputKind, { code: number; fields: readonly Field[] }>;

/**
 * The first byte: the kind in the low five bits, then whether it is sure, whether its optional field is there, and
 * whether its taker is named, by a number that follows at once.
 */
const SURE = 0x20;
const OPTION = 0x40;
const TAKER = 0x80;
/** At most one field of a kind may be absent. */
const OPTIONAL: Partial<Record<InputKind, Field>> = {
  move: 'steps',
  pickup: 'item',
  fetch: 'item',
  use: 'at',
  cast: 'at',
};

const KINDS = new Map<number, InputKind>(Object.entries(FORMS).map(([kind, { code }]) => [code, kind as InputKind]));

/** An input, and the number of who took it in a list kept elsewhere; `null` for the owner of the run. */
export interface LogEntry {
  input: LoggedInput;
  taker: number | null;
}

/** One input in two to four bytes, mostly. Logs are these, one behind the other. */
export function encodeAction(action: LoggedInput, taker: number | null = null): Uint8Array {
  const out = new ByteWriter(32);
  const values = action as unknown as Record<string, unknown>;
  const optional = OPTIONAL[action.kind];
  const present = optional !== undefined && values[optional] !== undefined;
  const flags = (values.sure === true ? SURE : 0) | (present ? OPTION : 0) | (taker === null ? 0 : TAKER);
  out.byte(FORMS[action.kind].code | flags);
  if (taker !== null) out.unsigned(taker);
  for (const field of FORMS[action.kind].fields) {
    if (field !== optional || present) FIELD_FORMS[field].write(out, values[nameOf(field)]);
  }
  return out.finish();
}

/** Reads a log. Throws a RangeError when it is damaged. */
export function decodeLog(log: Uint8Array): LogEntry[] {
  const input = new ByteReader(log);
  const entries: LogEntry[] = [];
  while (!input.done) entries.push(readEntry(input));
  return entries;
}

/** The inputs of a log alone, whoever took them. */
export const decodeActions = (log: Uint8Array): LoggedInput[] => decodeLog(log).map((entry) => entry.input);

function readEntry(input: ByteReader): LogEntry {
  const first = input.byte();
  const kind = KINDS.get(first & 0x1f);
  if (kind === undefined) throw new RangeError('an unknown kind of action');
  const taker = (first & TAKER) === 0 ? null : input.unsigned();
  const action: Record<string, unknown> = { kind };
  for (const field of FORMS[kind].fields) {
    const absent = field === OPTIONAL[kind] && (first & OPTION) === 0;
    if (!absent) action[nameOf(field)] = FIELD_FORMS[field].read(input);
  }
  if ((first & SURE) !== 0) action.sure = true;
  return { input: action as unknown as LoggedInput, taker };
}

const SPELLED: Partial<Record<Field, string>> = { ware: 'item', version: 'to' };

const nameOf = (field: Field): string => SPELLED[field] ?? field;
