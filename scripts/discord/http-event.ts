import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Builds the event for a request, with only the fields that the function reads. `at` is in milliseconds since 1970. */
export const httpEvent = (headers: Record<string, string>, body: string, at = Date.now()): APIGatewayProxyEventV2 =>
  ({ headers, body, isBase64Encoded: false, requestContext: { timeEpoch: at } }) as unknown as APIGatewayProxyEventV2;
