import type { ErrorBody } from './error-body';

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
 * Milliseconds during which a 404 may mean that an edit arrived before the deferral that it replaces. Discord takes a
 * deferral for three seconds after it has sent the interaction, so the deferral arrives within this time or never.
 */
const NOT_FOUND_MS = 5_000;

/** Discord's codes for an unknown channel and an unknown message: somebody has deleted them. */
const UNKNOWN_CHANNEL = 10_003;
const UNKNOWN_MESSAGE = 10_008;
/** Discord's code for a token that it does not know, or does not know yet. */
const UNKNOWN_WEBHOOK = 10_015;
const INVALID_TOKEN = 50_027;

/** Returns milliseconds to wait after this many failures; each wait is twice the last, up to a limit. */
export const backoff = (failures: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

export const isAccepted = ({ status }: RestResponse): boolean => status >= 200 && status < 300;

/** True if Discord may have carried out a request although it did not accept it. */
export const isUnclear = ({ status, error }: RestResponse): boolean =>
  status >= 500 || (status === 0 && !NEVER_SENT.has(connectionErrorOf(error)));

/** True if the message, or the channel that it stood in, was deleted. */
export const isGone = ({ code }: RestResponse): boolean => code === UNKNOWN_MESSAGE || code === UNKNOWN_CHANNEL;

/** True if Discord found the request invalid, so that sending it again cannot help. */
export const isInvalid = ({ status }: RestResponse): boolean =>
  status >= 400 && status < 500 && status !== 404 && status !== 429;

/** True if Discord found the message invalid, so that it might take another message in the same place. */
export const isMessageInvalid = (response: RestResponse): boolean =>
  isInvalid(response) && !isGone(response) && response.status !== 401 && response.code !== INVALID_TOKEN;

/**
 * True if the message that a request deletes is no longer there. `mayBeCarriedOut` is true if an earlier request may
 * have deleted it; then a 404 without a code of Discord's tells the same.
 */
export const isDeletedAlready = ({ status, code }: RestResponse, mayBeCarriedOut: boolean): boolean =>
  code === UNKNOWN_MESSAGE ||
  (status === 404 && mayBeCarriedOut && code !== UNKNOWN_CHANNEL && code !== UNKNOWN_WEBHOOK);

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
  if (isGone(response) || isInvalid(response) || (status === 404 && elapsed >= NOT_FOUND_MS)) return null;
  return retryAfter === null ? backoff(failures) : Math.max(retryAfter, FIRST_PAUSE_MS);
}

/**
 * Reads the time to wait, in seconds with fractions, from the `Retry-After` header or the body of a 429. Returns
 * milliseconds, or `null` if neither names a time.
 */
export function retryAfterOf(header: string | null, { retryAfter }: Pick<ErrorBody, 'retryAfter'>): number | null {
  const seconds = secondsOf(header) ?? secondsOf(retryAfter);
  return seconds === null ? null : Math.ceil(seconds * 1000);
}

const propertyOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

function secondsOf(value: unknown): number | null {
  const seconds = typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
