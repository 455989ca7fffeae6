import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { OpenSqlite } from '../../src/storage';
import { fromAttributes, toAttributes, toKeyAttributes } from '../../src/storage/dynamo/attributes';
import { readAttributes, writeAttributes } from '../../src/storage/dynamo/item-json';
import {
  type Attribute,
  type Condition,
  type Equality,
  type Item,
  type Key,
  UnknownAttribute,
} from '../../src/storage/dynamo/table';
import { SqliteTable } from '../../src/storage/sqlite/sqlite-table';
import { bodyOf } from '../dev/http-adapter';
import type { Database } from './database';

type Attributes = Record<string, AttributeValue>;

/** The parts of DynamoDB requests that this project uses. */
interface Request {
  TableName?: string;
  Key: Attributes;
  Item: Attributes;
  RequestItems: Record<string, { Keys: Attributes[] } & { DeleteRequest: { Key: Attributes } }[]>;
  KeyConditionExpression: string;
  ConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Attributes;
  ExclusiveStartKey?: Attributes;
  IndexName?: string;
  ScanIndexForward?: boolean;
  Limit?: number;
}

const TABLE = 'wyrmdeep';

const ALL = 1_000_000;

/**
 * Serves a SQLite file with DynamoDB's protocol, so that tests that lose messages and kill databases can use SQLite
 * too. Supports only requests that this project sends.
 */
export async function startSqliteEndpoint(file: string, open: OpenSqlite, port = 0): Promise<Database> {
  const table = new SqliteTable(open(file));
  const server = createServer(async (incoming, response) => {
    const operation = String(incoming.headers['x-amz-target']).split('.').at(-1) as keyof typeof OPERATIONS;
    try {
      const request = readAttributes<Request>((await bodyOf(incoming)).toString('utf8'));
      const name = request.TableName ?? Object.keys(request.RequestItems ?? {})[0];
      if (!(operation in OPERATIONS)) return refuse(response, 'UnknownOperationException');
      if (name !== TABLE) return refuse(response, 'ResourceNotFoundException');
      const result = await OPERATIONS[operation](table, request);
      if (result === null) refuse(response, 'ConditionalCheckFailedException');
      else send(response, 200, result);
    } catch (error) {
      console.error(error);
      send(response, 500, { __type: 'InternalServerError', message: String(error) });
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    table: TABLE,
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      table.close();
    },
  };
}

const refuse = (response: ServerResponse, name: string): void =>
  send(response, 400, { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: name });

function send(response: ServerResponse, status: number, json: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(writeAttributes(json));
}

/** Answer of each operation; `null` if its condition is not met. */
const OPERATIONS = {
  async GetItem(table: SqliteTable, { Key }: Request) {
    const { PK, SK } = keyOf(Key);
    const item = await table.get(PK, SK);
    return item ? { Item: toAttributes(item) } : {};
  },
  async PutItem(table: SqliteTable, { Item, ...request }: Request) {
    const item = fromAttributes(Item);
    const isDone = await table.put(item, await conditionOf(table, item, request));
    return isDone ? {} : null;
  },
  async DeleteItem(table: SqliteTable, { Key, ...request }: Request) {
    const { PK, SK } = keyOf(Key);
    const condition = await conditionOf(table, { PK, SK }, request);
    const [equality] = [condition ?? []].flat() as Equality[];
    await table.remove(PK, SK, undefined, equality);
    return {};
  },
  async BatchGetItem(table: SqliteTable, { RequestItems }: Request) {
    const items = await table.getMany((RequestItems[TABLE]?.Keys ?? []).map(keyOf));
    return { Responses: { [TABLE]: items.flatMap((item) => (item ? [toAttributes(item)] : [])) }, UnprocessedKeys: {} };
  },
  async BatchWriteItem(table: SqliteTable, { RequestItems }: Request) {
    const removals = Object.values(RequestItems).flat();
    await table.removeMany(removals.map(({ DeleteRequest }) => keyOf(DeleteRequest.Key)));
    return { UnprocessedItems: {} };
  },
  async Query(table: SqliteTable, request: Request) {
    const value = (name: string): string => request.ExpressionAttributeValues?.[name]?.S ?? '';
    const limit = request.Limit ?? ALL;
    if (request.IndexName !== undefined) {
      // BETWEEN includes the upper bound.
      const range = { limit, from: value(':from'), below: `${value(':below')}\0` };
      return { Items: (await table.index(value(':pk'), range)).map(toAttributes) };
    }
    const { items, next } = await table.page(value(':pk'), value(':prefix'), {
      limit,
      descending: request.ScanIndexForward === false,
      ...(request.ExclusiveStartKey?.SK?.S === undefined ? {} : { after: request.ExclusiveStartKey.SK.S }),
    });
    const last = next === null ? null : { PK: value(':pk'), SK: next };
    return { Items: items.map(toAttributes), ...(last ? { LastEvaluatedKey: toKeyAttributes(last) } : {}) };
  },
};

const keyOf = (attributes: Attributes): Key => fromAttributes(attributes);

/** Returns the condition that `DynamoTable` has written as an expression; `null` if there is none. */
async function conditionOf(
  table: SqliteTable,
  { PK, SK }: Key,
  request: Pick<Request, 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>,
): Promise<Condition | null> {
  const { ConditionExpression: expression, ExpressionAttributeNames: names = {} } = request;
  if (expression === undefined) return null;
  if (expression === 'attribute_not_exists(PK)') return 'absent';
  const values = fromAttributes(request.ExpressionAttributeValues ?? {}) as Item;
  const name = (placeholder = ''): string => names[placeholder] ?? '';
  const below = /^attribute_not_exists\(PK\) OR (\S+) < (\S+)$/.exec(expression);
  if (below) return { attribute: name(below[1]), below: Number(values[below[2] as string]) };
  const stored = await table.get(PK, SK);
  return expression
    .split(' AND ')
    .slice(1)
    .map((term): Equality => {
      const attribute = name(/#\w+/.exec(term)?.[0]);
      if (term.startsWith('attribute_not_exists')) return { attribute, equals: null };
      const value = values[/:\w+/.exec(term)?.[0] ?? ''] as Attribute;
      if (!term.startsWith('attribute_type')) return { attribute, equals: value };
      const present = stored?.[attribute] ?? null;
      const isOfType = present instanceof UnknownAttribute && String(value) in present.stored;
      return { attribute, equals: isOfType ? present : '' };
    });
}
