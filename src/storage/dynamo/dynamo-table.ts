import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import { fromAttributes, toAttributes } from './attributes';
import { batchGet } from './batch-get';
import { createClient, type DynamoConfig } from './client';
import {
  type Attribute,
  type Condition,
  type Equality,
  type IndexRange,
  type Item,
  isBelow,
  type Key,
  type Page,
  type PageRange,
  type Table,
  UnknownAttribute,
} from './table';
import { INDEX, INDEX_PK, INDEX_SK } from './table-definition';
import { withDeadline } from './with-deadline';

/** Sort keys of the index lie between these. */
const FIRST = ' ';
const LAST = '\uffff';

/** The table on DynamoDB, or on anything that speaks its protocol. */
export class DynamoTable implements Table {
  private readonly client: ReturnType<typeof createClient>;
  private readonly name: string;

  constructor(config: DynamoConfig) {
    this.client = createClient(config);
    this.name = config.table;
  }

  async get(pk: string, sk: string, signal?: AbortSignal): Promise<Item | null> {
    const command = new GetItemCommand({
      TableName: this.name,
      Key: keyOf(pk, sk),
      ConsistentRead: true,
    });
    const { Item: found } = await withDeadline(signal, (options) => this.client.send(command, options));
    return found ? fromAttributes(found) : null;
  }

  getMany(
    keys: readonly Key[],
    signal?: AbortSignal,
    { consistent = false }: { consistent?: boolean } = {},
  ): Promise<(Item | null)[]> {
    return batchGet({ client: this.client, table: this.name, consistent, signal }, keys);
  }

  async put(item: Item, condition: Condition | null, signal?: AbortSignal): Promise<boolean> {
    const command = new PutItemCommand({
      TableName: this.name,
      Item: toAttributes(item),
      ...toConditionExpression(condition),
    });
    return withDeadline(signal, (options) => translateConflict(() => this.client.send(command, options)));
  }

  async query(pk: string, prefix: string, signal?: AbortSignal): Promise<Item[]> {
    const items: Item[] = [];
    let from: Record<string, AttributeValue> | undefined;
    do {
      const command: QueryCommand = new QueryCommand({
        TableName: this.name,
        ...keyCondition(pk, prefix),
        ConsistentRead: true,
        ExclusiveStartKey: from,
      });
      const page = await withDeadline(signal, (options) => this.client.send(command, options));
      items.push(...(page.Items ?? []).map(fromAttributes));
      from = page.LastEvaluatedKey;
    } while (from);
    return items;
  }

  async page(pk: string, prefix: string, range: PageRange, signal?: AbortSignal): Promise<Page> {
    const { limit, after, descending = false, consistent = false } = range;
    const items: Item[] = [];
    let from: Record<string, AttributeValue> | undefined = after === undefined ? undefined : keyOf(pk, after);
    do {
      const command: QueryCommand = new QueryCommand({
        TableName: this.name,
        ...keyCondition(pk, prefix),
        ConsistentRead: consistent,
        ScanIndexForward: !descending,
        // one more than asked for: it tells whether another page follows
        Limit: limit + 1 - items.length,
        ExclusiveStartKey: from,
      });
      const found = await withDeadline(signal, (options) => this.client.send(command, options));
      items.push(...(found.Items ?? []).map(fromAttributes));
      from = found.LastEvaluatedKey;
    } while (from && items.length <= limit);
    const wanted = items.slice(0, limit);
    return { items: wanted, next: items.length > limit ? (wanted.at(-1)?.SK ?? null) : null };
  }

  async index(pk: string, { limit, from = '', below }: IndexRange, signal?: AbortSignal): Promise<Item[]> {
    // DynamoDB refuses an upside-down range instead of finding nothing in it
    if (below !== undefined && below <= from) return [];
    const items: Item[] = [];
    let after: Record<string, AttributeValue> | undefined;
    do {
      const command: QueryCommand = new QueryCommand({
        TableName: this.name,
        IndexName: INDEX,
        KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :below',
        ExpressionAttributeNames: { '#pk': INDEX_PK, '#sk': INDEX_SK },
        ExpressionAttributeValues: { ':pk': { S: pk }, ':from': { S: from || FIRST }, ':below': { S: below ?? LAST } },
        ScanIndexForward: false,
        // one more than asked for: the upper end of BETWEEN may be among them
        Limit: limit + 1 - items.length,
        ExclusiveStartKey: after,
      });
      const page = await withDeadline(signal, (options) => this.client.send(command, options));
      items.push(...(page.Items ?? []).map(fromAttributes).filter((item) => item[INDEX_SK] !== below));
      after = page.LastEvaluatedKey;
    } while (after && items.length < limit);
    return items.slice(0, limit);
  }

  async remove(pk: string, sk: string, signal?: AbortSignal, condition?: Equality): Promise<void> {
    const command = new DeleteItemCommand({
      TableName: this.name,
      Key: keyOf(pk, sk),
      ...toConditionExpression(condition ?? null),
    });
    await withDeadline(signal, (options) => translateConflict(() => this.client.send(command, options)));
  }

  /** Closes the sockets. */
  close(): void {
    this.client.destroy();
  }
}

const keyOf = (pk: string, sk: string) => ({ PK: { S: pk }, SK: { S: sk } });

/** DynamoDB takes no empty text for a key, so an empty prefix, which matches the whole partition, is left out. */
function keyCondition(pk: string, prefix: string) {
  if (prefix === '') return { KeyConditionExpression: 'PK = :pk', ExpressionAttributeValues: { ':pk': { S: pk } } };
  return {
    KeyConditionExpression: 'PK = :pk AND begins_with(SK, :prefix)',
    ExpressionAttributeValues: { ':pk': { S: pk }, ':prefix': { S: prefix } },
  };
}

/** `false` when the condition of the change did not hold, so that nothing was changed. */
async function translateConflict(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

function toConditionExpression(condition: Condition | null) {
  if (condition === null) return {};
  if (condition === 'absent') return { ConditionExpression: 'attribute_not_exists(PK)' };
  if (isBelow(condition)) {
    return {
      ConditionExpression: 'attribute_not_exists(PK) OR #n < :n',
      ExpressionAttributeNames: { '#n': condition.attribute },
      ExpressionAttributeValues: toAttributes({ ':n': condition.below }),
    };
  }
  const all = [condition].flat();
  const values = all.flatMap(({ equals }, at) =>
    equals === null ? [] : [[`:n${at}`, unknownType(equals) ?? equals] as const],
  );
  const terms = all.map(({ equals }, at) => {
    if (equals === null) return `attribute_not_exists(#n${at})`;
    return unknownType(equals) === null ? `#n${at} = :n${at}` : `attribute_type(#n${at}, :n${at})`;
  });
  return {
    ConditionExpression: ['attribute_exists(PK)', ...terms].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(all.map(({ attribute }, at) => [`#n${at}`, attribute])),
    ...(values.length > 0 ? { ExpressionAttributeValues: toAttributes(Object.fromEntries(values)) } : {}),
  };
}

/**
 * The type of a value that this build never writes: any change by a store makes it another. `null` for other values.
 */
const unknownType = (value: Attribute): string | null =>
  value instanceof UnknownAttribute && !('N' in value.stored) ? (Object.keys(value.stored)[0] ?? null) : null;
