import type { ErrorBody } from './error-body';

export interface RestResponse {
  /** HTTP status of the response; 0 if Discord did not respond. */
  status: number;
  /** Milliseconds that Discord asks the bot to wait; `null` if Discord does not ask. */
  retryAfter: number | null;
  /** Discord's error code, such as `10008` for an unknown message; `null` if absent. */
  code: number | null;
  /** Error that prevented a response; `null` if Discord responded. */
  error: unknown;
}

const FIRST_PAUSE_MS = 150;
const LONGEST_PAUSE_MS = 10_000;

/** Milliseconds during which the bot repeats a request after a 404, because an edit may overtake the deferral. */
const NOT_FOUND_MS = 5_000;

const UNKNOWN_CHANNEL = 10_003;
const UNKNOWN_MESSAGE = 10_008;
/** Discord's code for an interaction token that Discord does not know, or does not know yet. */
const UNKNOWN_WEBHOOK = 10_015;
const INVALID_TOKEN = 50_027;

/** Returns milliseconds: 150, then twice as long after each failure, at most 10,000. */
export const backoff = (failures: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

export const isAccepted = ({ status }: RestResponse): boolean => status >= 200 && status < 300;

/** True if Discord may have carried out a request even though the response was an error or was lost. */
export const isUnclear = ({ status, error }: RestResponse): boolean =>
  status >= 500 || (status === 0 && !NEVER_SENT.has(connectionErrorOf(error)));

/** True if the message or the channel no longer exists. */
export const isGone = ({ code }: RestResponse): boolean => code === UNKNOWN_MESSAGE || code === UNKNOWN_CHANNEL;

/** True if repeating the request cannot help. False for 404 and 429, because a later request may succeed. */
export const isInvalid = ({ status }: RestResponse): boolean =>
  status >= 400 && status < 500 && status !== 404 && status !== 429;

/** True if Discord rejects the message, but might accept a different message. */
export const isMessageInvalid = (response: RestResponse): boolean =>
  isInvalid(response) && !isGone(response) && response.status !== 401 && response.code !== INVALID_TOKEN;

/** True if the message to delete is gone. If an earlier request may have succeeded, a 404 counts as proof. */
export const isDeletedAlready = ({ status, code }: RestResponse, mayBeCarriedOut: boolean): boolean =>
  code === UNKNOWN_MESSAGE ||
  (status === 404 && mayBeCarriedOut && code !== UNKNOWN_CHANNEL && code !== UNKNOWN_WEBHOOK);

/** Node's codes for errors before a connection exists, which mean that the request was never sent. */
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

/** Returns milliseconds; `null` if Discord will never accept the request. `elapsed` counts from the first request. */
export function pauseBeforeResending(response: RestResponse, failures: number, elapsed: number): number | null {
  const { status, retryAfter } = response;
  if (isGone(response) || isInvalid(response) || (status === 404 && elapsed >= NOT_FOUND_MS)) return null;
  return retryAfter === null ? backoff(failures) : Math.max(retryAfter, FIRST_PAUSE_MS);
}

/** Returns milliseconds, from seconds in the `Retry-After` header or else in the body; `null` without either. */
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
