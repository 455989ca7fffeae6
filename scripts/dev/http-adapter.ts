import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

export type LambdaHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

const TEXT = /^(text\/|application\/(json|x-www-form-urlencoded|xml|javascript))/i;

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Converts a request into an event of an HTTP API (payload format 2.0). A text body remains text. Any other body is
 * encoded as base64. `now` is in milliseconds since 1970.
 */
export function eventOf(request: IncomingMessage, body: Buffer, now: number): APIGatewayProxyEventV2 {
  const { pathname, searchParams, search } = new URL(request.url ?? '/', 'http://localhost');
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const text = TEXT.test(headers['content-type'] ?? '');
  const method = request.method ?? 'GET';
  const query = search === '' ? {} : { queryStringParameters: Object.fromEntries(searchParams) };
  return {
    version: '2.0',
    routeKey: `${method} ${pathname}`,
    rawPath: pathname,
    rawQueryString: search.slice(1),
    headers,
    ...query,
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method,
        path: pathname,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: `${method} ${pathname}`,
      stage: '$default',
      time: new Date(now).toISOString(),
      timeEpoch: now,
    },
    body: body.toString(text ? 'utf8' : 'base64'),
    isBase64Encoded: !text,
  };
}

/** Writes a function's result like the API in front of it. */
export function writeResult(result: APIGatewayProxyStructuredResultV2, response: ServerResponse): void {
  const body = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  const headers = Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)] as const);
  response.writeHead(result.statusCode ?? 200, {
    ...Object.fromEntries(headers),
    'content-length': String(body.length),
  });
  response.end(body);
}
