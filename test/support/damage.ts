import { type Attribute, type Item, type Table, UnknownAttribute } from '../../src/storage/dynamo/table';
import { sample } from './deep';

/** Damages the value of one attribute of an item. Returns `undefined` to remove the attribute. */
export type Damage = (value: Attribute) => Attribute | undefined;

/** Kinds of damage that any attribute may suffer, by name. */
export const DAMAGES: Record<string, Damage> = {
  'of a kind never written': () => new UnknownAttribute({ L: [{ BOOL: true }] }),
  missing: () => undefined,
  'of another kind': (value) => (typeof value === 'number' ? 'x' : 7),
  'cut short': (value) => (value instanceof Uint8Array ? value.subarray(0, value.length >> 1) : ''),
  flipped: (value) =>
    value instanceof Uint8Array ? value.map((byte, at) => (at % 7 === 3 ? byte ^ 0x5a : byte)) : '~',
};

/**
 * Kinds of damage that a test tries over a table. The table in memory gets all kinds. A database gets only a few,
 * because it takes ten times as long.
 */
export const damagesOver = (table: string): [name: string, damage: Damage][] =>
  table === 'memory' ? Object.entries(DAMAGES) : [...sample(Object.entries(DAMAGES), 2)];

export function damaged(item: Item, attribute: string, damage: Damage): Item {
  const { [attribute]: value, ...rest } = item;
  const left = value === undefined ? undefined : damage(value);
  return (left === undefined ? rest : { ...rest, [attribute]: left }) as Item;
}

/**
 * Changes a stored item without the store's knowledge. Resolves with the changed item. Rejects if there is no such
 * item.
 */
export async function tamper(
  table: Table,
  [pk, sk]: readonly [pk: string, sk: string],
  change: (item: Item) => Item,
): Promise<Item> {
  const item = await table.get(pk, sk);
  if (!item) throw new Error(`there is no ${pk} ${sk}`);
  const changed = change(item);
  await table.put(changed, null);
  return changed;
}

/** Saved bytes as a later build would write them: the header has a higher format, schema or rules number. */
export function laterBytes(bytes: Uint8Array, part: 'format' | 'schema' | 'rules'): Uint8Array {
  const later = Uint8Array.from(bytes);
  const at = { format: 1, schema: 2, rules: 4 }[part];
  later[at] = part === 'format' ? 0x40 : (later[at] ?? 0) + 1;
  return later;
}

/** State item as a later build would write it. */
export function laterState(item: Item, part: 'format' | 'schema' | 'rules' = 'schema'): Item {
  const number = part === 'format' ? {} : { [part]: Number(item[part]) + 1 };
  return { ...item, ...number, state: laterBytes(item.state as Uint8Array, part) };
}
