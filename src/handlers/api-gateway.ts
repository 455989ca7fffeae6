import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { HttpReply, HttpRequest } from '../discord/http/endpoint';

/** The host of every function URL ends so. */
const FUNCTION_URL = /\.lambda-url\.[a-z0-9-]+\.on\.aws$/;

/** An event of the HTTP API or the function URL, alike in payload version 2, as a plain request. */
export function requestOf(event: APIGatewayProxyEventV2): HttpRequest {
  return {
    headers: Object.fromEntries(Object.entries(event.headers).map(([name, value]) => [name.toLowerCase(), value])),
    body: Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8'),
    receivedAt: event.requestContext.timeEpoch,
    door: FUNCTION_URL.test(event.requestContext.domainName) ? 'url' : 'api',
  };
}

/** The reply as the HTTP API takes it; always base64, so that pictures pass unharmed. */
export function resultOf(reply: HttpReply): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: reply.status,
    headers: reply.headers,
    body: reply.body.toString('base64'),
    isBase64Encoded: true,
  };
}
