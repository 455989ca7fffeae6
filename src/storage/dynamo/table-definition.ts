import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

export const INDEX = 'GSI1';
/** The two attributes that are the keys of the index. Items without them are not in it. */
export const INDEX_PK = 'GSI1PK';
export const INDEX_SK = 'GSI1SK';

/** The attribute that holds seconds since 1970, after which an item may be removed. Never relied upon. */
export const EXPIRY_ATTRIBUTE = 'expiresAt';

export const DAY_IN_SECONDS = 86_400;

/** The attribute that lets an item expire so many days after a time in milliseconds since 1970. */
export const expiringAfter = (days: number, from: number) => ({
  [EXPIRY_ATTRIBUTE]: Math.floor(from / 1000) + days * DAY_IN_SECONDS,
});

/**
 * The table as DynamoDB's CreateTable and CloudFormation's `Properties` both spell it. Only results carry the keys of
 * the index, so it stays sparse.
 */
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
