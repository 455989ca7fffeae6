import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { HttpReply, HttpRequest } from '../discord/http/endpoint';

/** Makes header names lower-case, as the endpoint expects. */
export function requestOf(event: APIGatewayProxyEventV2): HttpRequest {
  return {
    headers: Object.fromEntries(Object.entries(event.headers).map(([name, value]) => [name.toLowerCase(), value])),
    body: Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8'),
    receivedAt: event.requestContext.timeEpoch,
  };
}

/** Encodes the body in base64, because pictures are binary. */
export function resultOf(reply: HttpReply): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: reply.status,
    headers: reply.headers,
    body: reply.body.toString('base64'),
    isBase64Encoded: true,
  };
}
