import { CHEATS } from '../../engine';
import { DIRECTIONS } from '../../lib/geometry';
import type { LoggedInput } from '../contract';
import { ByteReader, ByteWriter } from './bytes';

type InputKind = LoggedInput['kind'];

/** How a field of an action is written in the log. `read` throws a RangeError at an unknown value. */
interface FieldForm {
  write(out: ByteWriter, value: unknown): void;
  read(input: ByteReader): unknown;
}

const count: FieldForm = {
  write: (out, value) => out.unsigned(value as number),
  read: (input) => input.unsigned(),
};

const name: FieldForm = {
  write: (out, value) => out.text(value as string),
  read: (input) => input.text(),
};

const cell: FieldForm = {
  write(out, value) {
    const { x, y } = value as { x: number; y: number };
    out.unsigned(x);
    out.unsigned(y);
  },
  read: (input) => ({ x: input.unsigned(), y: input.unsigned() }),
};

/** 0 is no entity's id, so it stands for `null`. */
const countOrNull: FieldForm = {
  write: (out, value) => out.unsigned((value as number | null) ?? 0),
  read: (input) => input.unsigned() || null,
};

/** By its index in a list that is only ever appended to. */
const oneOf = (list: readonly string[]): FieldForm => ({
  write: (out, value) => out.byte(list.indexOf(value as string)),
  read(input) {
    const value = list[input.byte()];
    if (value === undefined) throw new RangeError('an unknown name in an action');
    return value;
  },
});

const FIELD_FORMS = {
  direction: oneOf(DIRECTIONS),
  cheat: oneOf(CHEATS),
  steps: count,
  to: cell,
  at: cell,
  item: count,
  vendor: count,
  /** The `item` of a purchase, which is a raw id. */
  ware: name,
  spell: name,
  option: countOrNull,
  /** The `to` of a step back, which is a version. */
  version: count,
} satisfies Record<string, FieldForm>;

type Field = keyof typeof FIELD_FORMS;

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
 * The first byte: the kind's number in the low five bits, then three flags: whether it is confirmed, whether its optional
 * field is there, and whether the number of its player follows at once.
 */
const SURE = 0x20;
const OPTION = 0x40;
const PLAYER = 0x80;
/** At most one field of a kind may be absent. */
const OPTIONAL: Partial<Record<InputKind, Field>> = {
  move: 'steps',
  pickup: 'item',
  fetch: 'item',
  use: 'at',
  cast: 'at',
};

const KINDS = new Map<number, InputKind>(Object.entries(FORMS).map(([kind, { code }]) => [code, kind as InputKind]));

/** An input, and who sent it, as an index of the run's list of players; `null` for the owner. */
export interface LogEntry {
  input: LoggedInput;
  player: number | null;
}

/** One input, mostly in two to four bytes. A log is these, one after the other. */
export function encodeAction(action: LoggedInput, player: number | null = null): Uint8Array {
  const out = new ByteWriter(32);
  const values = action as unknown as Record<string, unknown>;
  const optional = OPTIONAL[action.kind];
  const present = optional !== undefined && values[optional] !== undefined;
  const flags = (values.sure === true ? SURE : 0) | (present ? OPTION : 0) | (player === null ? 0 : PLAYER);
  out.byte(FORMS[action.kind].code | flags);
  if (player !== null) out.unsigned(player);
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

/** The inputs of a log, without who sent them. */
export const decodeActions = (log: Uint8Array): LoggedInput[] => decodeLog(log).map((entry) => entry.input);

function readEntry(input: ByteReader): LogEntry {
  const first = input.byte();
  const kind = KINDS.get(first & 0x1f);
  if (kind === undefined) throw new RangeError('an unknown kind of action');
  const player = (first & PLAYER) === 0 ? null : input.unsigned();
  const action: Record<string, unknown> = { kind };
  for (const field of FORMS[kind].fields) {
    const absent = field === OPTIONAL[kind] && (first & OPTION) === 0;
    if (!absent) action[nameOf(field)] = FIELD_FORMS[field].read(input);
  }
  if ((first & SURE) !== 0) action.sure = true;
  return { input: action as unknown as LoggedInput, player };
}

const ACTION_FIELDS: Partial<Record<Field, string>> = { ware: 'item', version: 'to' };

/** The name that the field has in an action. */
const nameOf = (field: Field): string => ACTION_FIELDS[field] ?? field;
