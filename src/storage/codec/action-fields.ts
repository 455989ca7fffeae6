import { CHEATS } from '../../engine';
import { DIRECTIONS } from '../../lib/geometry';
import type { ByteReader, ByteWriter } from './bytes';

/** How a field of an action stands in the log. `read` throws a RangeError at what it does not know. */
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

/** 0 is nobody's id, so it stands for none. */
const countOrNull: FieldForm = {
  write: (out, value) => out.unsigned((value as number | null) ?? 0),
  read: (input) => input.unsigned() || null,
};

/** By its place in a list that is only ever appended to. */
const oneOf = (list: readonly string[]): FieldForm => ({
  write: (out, value) => out.byte(list.indexOf(value as string)),
  read(input) {
    const value = list[input.byte()];
    if (value === undefined) throw new RangeError('an unknown name in an action');
    return value;
  },
});

export const FIELD_FORMS = {
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

export type Field = keyof typeof FIELD_FORMS;
