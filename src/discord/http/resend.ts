/** The result of one request to Discord. */
export interface RestResponse {
  /** HTTP status; 0 if there was no response. */
  status: number;
  /** Milliseconds that Discord asks to wait; `null` if it does not ask. */
  retryAfter: number | null;
  /** Discord's own error code. */
  code: number | null;
  /** The error that prevented a response. */
  error: unknown;
}

const FIRST_PAUSE_MS = 150;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Milliseconds during which a 404 may mean that an edit arrived before the deferral it replaces. A later 404 means that
 * the message is gone.
 */
const NOT_FOUND_MS = 30_000;

/** Returns milliseconds to wait after this many failures; each wait is twice the last, up to a limit. */
export const backoff = (failures: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

export const isAccepted = ({ status }: RestResponse): boolean => status >= 200 && status < 300;

/** True if Discord may have carried out a request although it did not accept it. */
export const isUnclear = ({ status, error }: RestResponse): boolean =>
  status >= 500 || (status === 0 && !NEVER_SENT.has(connectionErrorOf(error)));

/** True if Discord found the request invalid, so that sending it again cannot help. */
export const isInvalid = ({ status }: RestResponse): boolean =>
  status >= 400 && status < 500 && status !== 404 && status !== 429;

/** Codes of errors that occur before a connection is made, so that nothing was sent. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Returns the code of the connection's error, which `fetch` wraps in an error of its own. */
function connectionErrorOf(error: unknown): string {
  return String(propertyOf(propertyOf(error, 'cause'), 'code') ?? '');
}

/**
 * Returns milliseconds to wait before the next try, or `null` if Discord will never accept the request. `failures`
 * counts the failed tries; `elapsed` is milliseconds since the first.
 */
export function pauseBeforeResending(response: RestResponse, failures: number, elapsed: number): number | null {
  const { status, retryAfter } = response;
  if (isInvalid(response) || (status === 404 && elapsed >= NOT_FOUND_MS)) return null;
  return retryAfter === null ? backoff(failures) : Math.max(retryAfter, FIRST_PAUSE_MS);
}

/**
 * Reads the time to wait, in seconds with fractions, from the `Retry-After` header or the body of a 429. Returns
 * milliseconds, or `null` if neither names a time.
 */
export function retryAfterOf(header: string | null, body: unknown): number | null {
  const seconds = secondsOf(header) ?? secondsOf(propertyOf(body, 'retry_after'));
  return seconds === null ? null : Math.ceil(seconds * 1000);
}

/** Returns the error code in the body of a Discord response, or `null` if there is none. */
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
