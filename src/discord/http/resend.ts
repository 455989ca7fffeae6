/** What came back of one request to Discord. */
export interface RestResponse {
  /** 0 when there was none. */
  status: number;
  /** How long Discord asks to wait, in milliseconds; `null` when it asks for nothing. */
  retryAfter: number | null;
  /** Discord's own code of an error. */
  code: number | null;
  /** Why there was no response. */
  error: unknown;
}

const FIRST_PAUSE_MS = 150;
const LONGEST_PAUSE_MS = 10_000;

/** For so long an edit can outrun the deferral it is to replace; what is not found later is gone. */
const NOT_FOUND_MS = 30_000;

/** Milliseconds to wait after so many failures: twice as long each time. */
export const backoff = (failures: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

export const isAccepted = ({ status }: RestResponse): boolean => status >= 200 && status < 300;

/** Whether Discord may have carried out a request that it did not accept in so many words. */
export const isUnclear = ({ status, error }: RestResponse): boolean =>
  status >= 500 || (status === 0 && !NEVER_SENT.has(connectionErrorOf(error)));

/** Whether Discord found fault with what was sent, so that it will never accept it. */
export const isInvalid = ({ status }: RestResponse): boolean =>
  status >= 400 && status < 500 && status !== 404 && status !== 429;

/** Errors of a connection that was never made. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** `fetch` rejects with an error of its own, which is caused by that of the connection. */
function connectionErrorOf(error: unknown): string {
  return String(propertyOf(propertyOf(error, 'cause'), 'code') ?? '');
}

/**
 * Milliseconds before a request is made again that has failed so many times, the first so many milliseconds ago. `null`
 * when Discord will not accept it however often it is made.
 */
export function pauseBeforeResending(response: RestResponse, failures: number, elapsed: number): number | null {
  const { status, retryAfter } = response;
  if (isInvalid(response) || (status === 404 && elapsed >= NOT_FOUND_MS)) return null;
  return retryAfter === null ? backoff(failures) : Math.max(retryAfter, FIRST_PAUSE_MS);
}

/** Reads how long to wait: seconds in the header `Retry-After`, or in the body of a 429. Either may have fractions. */
export function retryAfterOf(header: string | null, body: unknown): number | null {
  const seconds = secondsOf(header) ?? secondsOf(propertyOf(body, 'retry_after'));
  return seconds === null ? null : Math.ceil(seconds * 1000);
}

export function codeOf(body: unknown): number | null {
  const code = propertyOf(body, 'code');
  return typeof code === 'number' ? code : null;
}

const propertyOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

function secondsOf(value: unknown): number | null {
  const seconds = typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
