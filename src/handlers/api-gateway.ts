import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { HttpReply, HttpRequest } from '../discord/http/endpoint';

/** An HTTP API event (payload version 2) as a plain request. Header names arrive in lower case already. */
export function requestOf(event: APIGatewayProxyEventV2): HttpRequest {
  return {
    headers: Object.fromEntries(Object.entries(event.headers).map(([name, value]) => [name.toLowerCase(), value])),
    body: Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8'),
    receivedAt: event.requestContext.timeEpoch,
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
