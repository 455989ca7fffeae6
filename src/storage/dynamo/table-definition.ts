import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

export const INDEX = 'GSI1';
/** An item without these attributes is not in the index. */
export const INDEX_PK = 'GSI1PK';
export const INDEX_SK = 'GSI1SK';

/** Expiry in seconds since 1970. DynamoDB removes the item some time later. */
export const EXPIRY_ATTRIBUTE = 'expiresAt';

export const DAY_IN_SECONDS = 86_400;

/** `from` is in milliseconds since 1970. */
export const expiringAfter = (days: number, from: number) => ({
  [EXPIRY_ATTRIBUTE]: Math.floor(from / 1000) + days * DAY_IN_SECONDS,
});

export const TABLE_DEFINITION: Omit<CreateTableCommandInput, 'TableName'> = {
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: 'PK', AttributeType: 'S' },
    { AttributeName: 'SK', AttributeType: 'S' },
    { AttributeName: INDEX_PK, AttributeType: 'S' },
    { AttributeName: INDEX_SK, AttributeType: 'S' },
  ],
  KeySchema: [
    { AttributeName: 'PK', KeyType: 'HASH' },
    { AttributeName: 'SK', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: INDEX,
      KeySchema: [
        { AttributeName: INDEX_PK, KeyType: 'HASH' },
        { AttributeName: INDEX_SK, KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
};
