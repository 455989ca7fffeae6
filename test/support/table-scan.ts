import { ScanCommand } from '@aws-sdk/client-dynamodb';
import type { Database } from '../../scripts/lib/database';
import { waitPatiently } from '../../scripts/lib/wait-patiently';
import { decodeGame, decodeLevel, decodeLog, decodeRecent } from '../../src/storage/codec';
import { fromAttributes } from '../../src/storage/dynamo/attributes';
import { createClient } from '../../src/storage/dynamo/client';
import { STATE } from '../../src/storage/dynamo/keys';
import type { Attribute, Item } from '../../src/storage/dynamo/table';
import { referredSnapshot, type Snapshot } from '../../src/storage/turns/snapshots';
import { withNotesBeside } from '../../src/storage/turns/state-notes';

/** Returns every item of a table. The application never scans. */
export async function scanTable({ endpoint, table }: Database): Promise<Item[]> {
  const client = createClient({ endpoint, table, wrapHandler: waitPatiently });
  const items: Item[] = [];
  let from: ScanCommand['input']['ExclusiveStartKey'];
  do {
    const page = await client.send(
      new ScanCommand({ TableName: table, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    items.push(...(page.Items ?? []).map(fromAttributes));
    from = page.LastEvaluatedKey;
  } while (from);
  client.destroy();
  return items;
}

export const keyOf = ({ PK, SK }: Pick<Item, 'PK' | 'SK'>): string => `${PK} ${SK}`;

/** Keys of the items that contain an id: in their keys, in their attributes, or packed inside an attribute. */
export const keysNaming = (items: readonly Item[], id: string): string[] =>
  items
    .filter((item) => valuesOf(item, items).some((value) => isIn(value, id)) || gameOf(item, items).includes(id))
    .map(keyOf);

/** Values of an item, and the values packed into its notes. */
const valuesOf = (item: Item, items: readonly Item[]): Attribute[] =>
  Object.values(withNotesBeside(item, snapshotOf(item, items)));

const snapshotOf = (item: Item, items: readonly Item[]): Snapshot | null =>
  item.SK === STATE
    ? referredSnapshot(
        item,
        items.filter(({ PK }) => PK === item.PK),
      )
    : null;

/** Game of a state item that needs a snapshot, as JSON. Returns an empty text for any other item. */
function gameOf(item: Item, items: readonly Item[]): string {
  const snapshot = snapshotOf(item, items);
  return snapshot ? JSON.stringify(decodeGame(item.state as Uint8Array, snapshot.unpacked)) : '';
}

function isIn(value: Attribute, id: string): boolean {
  if (!(value instanceof Uint8Array)) return JSON.stringify(value).includes(id);
  const bytes = Buffer.from(value);
  const number = Buffer.alloc(8);
  if (/^\d{1,19}$/.test(id)) number.writeBigUInt64LE(BigInt(id));
  return (
    bytes.includes(id) || (number.some((byte) => byte > 0) && bytes.includes(number)) || unpacked(value).includes(id)
  );
}

const DECODERS: ((bytes: Uint8Array) => unknown)[] = [
  (bytes) => decodeGame(bytes),
  decodeLevel,
  decodeLog,
  decodeRecent,
];

/** Cache of unpacked values by their bytes in base64, because tests search most values again and again. */
const UNPACKED = new Map<string, string>();

/** JSON of everything that a decoder can read from the bytes. */
function unpacked(value: Uint8Array): string {
  const key = Buffer.from(value).toString('base64');
  const known = UNPACKED.get(key);
  if (known !== undefined) return known;
  const texts = DECODERS.map((decode) => {
    try {
      return JSON.stringify(decode(value));
    } catch {
      return '';
    }
  });
  UNPACKED.set(key, texts.join(' '));
  return texts.join(' ');
}
