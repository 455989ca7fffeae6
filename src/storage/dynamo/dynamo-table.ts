import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import { StoreError } from '../contract';
import { fromAttributes, toAttributes } from './attributes';
import { createClient, type DynamoConfig } from './client';
import type { Condition, Equality, IndexRange, Item, Table } from './table';
import { INDEX, INDEX_PK, INDEX_SK } from './table-definition';

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
      Key: { PK: { S: pk }, SK: { S: sk } },
      ConsistentRead: true,
    });
    const { Item: found } = await withDeadline(signal, (options) => this.client.send(command, options));
    return found ? fromAttributes(found) : null;
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
    const Key = { PK: { S: pk }, SK: { S: sk } };
    const command = new DeleteItemCommand({ TableName: this.name, Key, ...toConditionExpression(condition ?? null) });
    await withDeadline(signal, (options) => translateConflict(() => this.client.send(command, options)));
  }

  /** Closes the sockets. */
  close(): void {
    this.client.destroy();
  }
}

/** Runs a call. Rejects with the reason of the signal when that aborts, else with `unavailable`. */
async function withDeadline<T>(
  signal: AbortSignal | undefined,
  call: (options: { abortSignal?: AbortSignal }) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  try {
    return await call(signal ? { abortSignal: signal } : {});
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new StoreError('unavailable', { cause });
  }
}

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
  const all = [condition].flat();
  const values = all.flatMap(({ equals }, at) =>
    equals === null ? [] : [[`:n${at}`, { N: String(equals) }] as const],
  );
  const terms = all.map(({ equals }, at) => (equals === null ? `attribute_not_exists(#n${at})` : `#n${at} = :n${at}`));
  return {
    ConditionExpression: ['attribute_exists(PK)', ...terms].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(all.map(({ attribute }, at) => [`#n${at}`, attribute])),
    ...(values.length > 0 ? { ExpressionAttributeValues: Object.fromEntries(values) } : {}),
  };
}
