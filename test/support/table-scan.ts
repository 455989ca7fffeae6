import { ScanCommand } from '@aws-sdk/client-dynamodb';
import type { Database } from '../../scripts/lib/database';
import { decodeGame, decodeLevel, decodeLog, decodeRecent } from '../../src/storage/codec';
import { fromAttributes } from '../../src/storage/dynamo/attributes';
import { createClient } from '../../src/storage/dynamo/client';
import type { Attribute, Item } from '../../src/storage/dynamo/table';

/** Every item of the table, which no code but a test's may ask for. */
export async function scanTable({ endpoint, table }: Database): Promise<Item[]> {
  const client = createClient({ endpoint, table });
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

/** The keys of the items that name an id anywhere: in their keys, their attributes, or what is packed in these. */
export const keysNaming = (items: readonly Item[], id: string): string[] =>
  items.filter((item) => Object.values(item).some((value) => isIn(value, id))).map(keyOf);

function isIn(value: Attribute, id: string): boolean {
  if (!(value instanceof Uint8Array)) return JSON.stringify(value).includes(id);
  const bytes = Buffer.from(value);
  const number = Buffer.alloc(8);
  if (/^\d{1,19}$/.test(id)) number.writeBigUInt64LE(BigInt(id));
  return (
    bytes.includes(id) || (number.some((byte) => byte > 0) && bytes.includes(number)) || unpacked(value).includes(id)
  );
}

const DECODERS = [decodeGame, decodeLevel, decodeLog, decodeRecent];

/** By the bytes: most are looked through again and again. */
const UNPACKED = new Map<string, string>();

/** What the bytes mean to whichever part of the codec can read them. */
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
