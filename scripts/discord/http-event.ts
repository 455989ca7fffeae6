import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** A request as the front door puts it to the function, with no more than the function reads. `at` in milliseconds. */
export const httpEvent = (headers: Record<string, string>, body: string, at = Date.now()): APIGatewayProxyEventV2 =>
  ({ headers, body, isBase64Encoded: false, requestContext: { timeEpoch: at } }) as unknown as APIGatewayProxyEventV2;
