import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { fromAttributes, toAttributes, toKeyAttributes } from './attributes';
import { batchGet } from './batch-get';
import { batchRemove } from './batch-remove';
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
import { EXPIRY_ATTRIBUTE, INDEX, INDEX_PK, INDEX_SK } from './table-definition';
import { withDeadline } from './with-deadline';

const FIRST = ' ';
const LAST = '\uffff';

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
      Key: toKeyAttributes({ PK: pk, SK: sk }),
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

  query(pk: string, prefix: string, signal?: AbortSignal): Promise<Item[]> {
    return this.collect({ ...keyCondition(pk, prefix), ConsistentRead: true }, null, signal);
  }

  async page(pk: string, prefix: string, range: PageRange, signal?: AbortSignal): Promise<Page> {
    const { limit, after, descending = false, consistent = false } = range;
    const query = {
      ...keyCondition(pk, prefix),
      ConsistentRead: consistent,
      ScanIndexForward: !descending,
      ExclusiveStartKey: after === undefined ? undefined : toKeyAttributes({ PK: pk, SK: after }),
    };
    const items = await this.collect(query, limit + 1, signal);
    const wanted = items.slice(0, limit);
    return { items: wanted, next: items.length > limit ? (wanted.at(-1)?.SK ?? null) : null };
  }

  async index(pk: string, { limit, from = '', below }: IndexRange, signal?: AbortSignal): Promise<Item[]> {
    // DynamoDB refuses a query for an empty range.
    if (below !== undefined && below <= from) return [];
    const query = {
      IndexName: INDEX,
      KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :below',
      ExpressionAttributeNames: { '#pk': INDEX_PK, '#sk': INDEX_SK },
      ExpressionAttributeValues: { ':pk': { S: pk }, ':from': { S: from || FIRST }, ':below': { S: below ?? LAST } },
      ScanIndexForward: false,
    };
    const items = await this.collect(query, limit + 1, signal);
    return items.filter((item) => item[INDEX_SK] !== below).slice(0, limit);
  }

  async remove(pk: string, sk: string, signal?: AbortSignal, condition?: Equality): Promise<void> {
    const command = new DeleteItemCommand({
      TableName: this.name,
      Key: toKeyAttributes({ PK: pk, SK: sk }),
      ...toConditionExpression(condition ?? null),
    });
    await withDeadline(signal, (options) => translateConflict(() => this.client.send(command, options)));
  }

  removeMany(keys: readonly Key[], signal?: AbortSignal): Promise<void> {
    return batchRemove({ client: this.client, table: this.name, signal }, keys);
  }

  /** Scans the table for items that expired before `now`, in seconds since 1970. */
  async scanDue(now: number, limit: number): Promise<Item[]> {
    const items: Item[] = [];
    let from: Record<string, AttributeValue> | undefined;
    do {
      const command: ScanCommand = new ScanCommand({
        TableName: this.name,
        FilterExpression: '#expiry < :now',
        ExpressionAttributeNames: { '#expiry': EXPIRY_ATTRIBUTE },
        ExpressionAttributeValues: toAttributes({ ':now': now }),
        ExclusiveStartKey: from,
      });
      const found = await withDeadline(undefined, (options) => this.client.send(command, options));
      items.push(...(found.Items ?? []).map(fromAttributes));
      from = found.LastEvaluatedKey;
    } while (from && items.length < limit);
    return items.slice(0, limit);
  }

  close(): void {
    this.client.destroy();
  }

  private async collect(
    query: Omit<QueryCommandInput, 'TableName'>,
    limit: number | null,
    signal: AbortSignal | undefined,
  ): Promise<Item[]> {
    const items: Item[] = [];
    let from = query.ExclusiveStartKey;
    do {
      const command: QueryCommand = new QueryCommand({
        TableName: this.name,
        ...query,
        ...(limit === null ? {} : { Limit: limit - items.length }),
        ExclusiveStartKey: from,
      });
      const found = await withDeadline(signal, (options) => this.client.send(command, options));
      items.push(...(found.Items ?? []).map(fromAttributes));
      from = found.LastEvaluatedKey;
    } while (from && (limit === null || items.length < limit));
    return items;
  }
}

/** DynamoDB refuses empty keys. */
function keyCondition(pk: string, prefix: string) {
  if (prefix === '') return { KeyConditionExpression: 'PK = :pk', ExpressionAttributeValues: { ':pk': { S: pk } } };
  return {
    KeyConditionExpression: 'PK = :pk AND begins_with(SK, :prefix)',
    ExpressionAttributeValues: { ':pk': { S: pk }, ':prefix': { S: prefix } },
  };
}

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

/** Returns the DynamoDB type to compare; `null` if the value itself can be compared. */
const unknownType = (value: Attribute): string | null =>
  value instanceof UnknownAttribute && !('N' in value.stored) ? (Object.keys(value.stored)[0] ?? null) : null;
