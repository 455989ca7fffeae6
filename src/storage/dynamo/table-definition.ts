import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

export const INDEX = 'GSI1';

/**
 * The table as DynamoDB's CreateTable and CloudFormation's `Properties` both spell it. Only finished runs carry the
 * keys of the index, so it stays sparse.
 */
export const TABLE_DEFINITION: Omit<CreateTableCommandInput, 'TableName'> = {
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: 'PK', AttributeType: 'S' },
    { AttributeName: 'SK', AttributeType: 'S' },
    { AttributeName: 'GSI1PK', AttributeType: 'S' },
    { AttributeName: 'GSI1SK', AttributeType: 'S' },
  ],
  KeySchema: [
    { AttributeName: 'PK', KeyType: 'HASH' },
    { AttributeName: 'SK', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: INDEX,
      KeySchema: [
        { AttributeName: 'GSI1PK', KeyType: 'HASH' },
        { AttributeName: 'GSI1SK', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
};

/** The attribute that holds seconds since 1970, after which an item may be removed. Never relied upon. */
export const EXPIRY_ATTRIBUTE = 'expiresAt';
