/** How a signed request reaches the application: over HTTP, or straight into a handler. */

export interface OutgoingRequest {
  headers: Record<string, string>;
  body: string;
}

export interface IncomingReply {
  status: number;
  contentType: string;
  body: Buffer;
}

export type Transport = (request: OutgoingRequest) => Promise<IncomingReply>;

/** Posts to an interactions endpoint. */
export function httpTransport(url: string): Transport {
  return async ({ headers, body }) => {
    const response = await fetch(url, { method: 'POST', headers, body });
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
}
