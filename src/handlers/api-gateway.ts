import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { HttpReply, HttpRequest } from '../discord/http/endpoint';

/** End of the host name of every function URL. */
const FUNCTION_URL = /\.lambda-url\.[a-z0-9-]+\.on\.aws$/;

/** Converts an event to a plain request. The HTTP API and the function URL share payload version 2. */
export function requestOf(event: APIGatewayProxyEventV2): HttpRequest {
  return {
    headers: Object.fromEntries(Object.entries(event.headers).map(([name, value]) => [name.toLowerCase(), value])),
    body: Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8'),
    receivedAt: event.requestContext.timeEpoch,
    door: FUNCTION_URL.test(event.requestContext.domainName) ? 'url' : 'api',
  };
}

/** Converts a reply for the HTTP API. The body is always base64, because pictures are binary. */
export function resultOf(reply: HttpReply): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: reply.status,
    headers: reply.headers,
    body: reply.body.toString('base64'),
    isBase64Encoded: true,
  };
}
