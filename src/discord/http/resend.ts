import type { ErrorBody } from './error-body';

export interface RestResponse {
  /** HTTP status of the response; 0 if Discord did not respond. */
  status: number;
  /** Milliseconds; `null` if Discord does not ask to wait. */
  retryAfter: number | null;
  /** Discord's error code, such as `10008` for an unknown message. */
  code: number | null;
  /** Error that prevented a response; `null` if Discord responded. */
  error: unknown;
}

const FIRST_PAUSE_MS = 150;
const LONGEST_PAUSE_MS = 10_000;

/** Milliseconds to repeat after a 404, because an edit may overtake the deferral. */
const NOT_FOUND_MS = 5_000;

const UNKNOWN_CHANNEL = 10_003;
const UNKNOWN_MESSAGE = 10_008;
/** Discord does not know the interaction token, perhaps only for now. */
const UNKNOWN_WEBHOOK = 10_015;
const INVALID_TOKEN = 50_027;

/** Returns 150 milliseconds, doubled after each failure, at most 10,000. */
export const backoff = (failures: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

export const isAccepted = ({ status }: RestResponse): boolean => status >= 200 && status < 300;

/** True if Discord may have carried out the failed request. */
export const isUnclear = ({ status, error }: RestResponse): boolean =>
  status >= 500 || (status === 0 && !NEVER_SENT.has(connectionErrorOf(error)));

/** True if the message or the channel no longer exists. */
export const isGone = ({ code }: RestResponse): boolean => code === UNKNOWN_MESSAGE || code === UNKNOWN_CHANNEL;

/** False for 404 and 429, because a later request may succeed. */
export const isInvalid = ({ status }: RestResponse): boolean =>
  status >= 400 && status < 500 && status !== 404 && status !== 429;

/** True if Discord might accept a different message. */
export const isMessageInvalid = (response: RestResponse): boolean =>
  isInvalid(response) && !isGone(response) && response.status !== 401 && response.code !== INVALID_TOKEN;

/** True if the message is gone. After an unclear request, a 404 is proof. */
export const isDeletedAlready = ({ status, code }: RestResponse, mayBeCarriedOut: boolean): boolean =>
  code === UNKNOWN_MESSAGE ||
  (status === 404 && mayBeCarriedOut && code !== UNKNOWN_CHANNEL && code !== UNKNOWN_WEBHOOK);

/** Node's codes for errors before a connection, so nothing was sent. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function connectionErrorOf(error: unknown): string {
  return String(propertyOf(propertyOf(error, 'cause'), 'code') ?? '');
}

/** Returns milliseconds; `null` for a hopeless request. `elapsed` counts from the first request. */
export function pauseBeforeResending(response: RestResponse, failures: number, elapsed: number): number | null {
  const { status, retryAfter } = response;
  if (isGone(response) || isInvalid(response) || (status === 404 && elapsed >= NOT_FOUND_MS)) return null;
  return retryAfter === null ? backoff(failures) : Math.max(retryAfter, FIRST_PAUSE_MS);
}

/** Returns milliseconds. Prefers the header's seconds to the body's. */
export function retryAfterOf(header: string | null, { retryAfter }: Pick<ErrorBody, 'retryAfter'>): number | null {
  const seconds = secondsOf(header) ?? secondsOf(retryAfter);
  return seconds === null ? null : Math.ceil(seconds * 1000);
}

const propertyOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

function secondsOf(value: string | number | null): number | null {
  const seconds = value === null || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
