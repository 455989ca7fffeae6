import { CALLBACK } from './payload';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly problems: readonly string[] = [],
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

export interface Pending {
  id: string;
  token: string;
  type: number;
  sentAt: number;
  /** Callback type of the acknowledgement; `null` before it. */
  acknowledged: number | null;
  /** Id of the message that `@original` refers to; `null` before the reply. */
  original: string | null;
}

export interface Limits {
  /** Maximum time in milliseconds from sending an interaction to its first reply. */
  ackMs: number;
  /** Time in milliseconds for which a token is valid for edits. */
  tokenMs: number;
  /** Maximum size of an inline reply in bytes. */
  inlineBytes: number;
}

export const LIMITS: Limits = { ackMs: 3000, tokenMs: 15 * 60 * 1000, inlineBytes: 150_000 };

/** Discord's rules for tokens and acknowledgements. */
export class Acknowledgements {
  private readonly byToken = new Map<string, Pending>();

  constructor(
    private readonly now: () => number,
    private readonly limits: Limits,
  ) {}

  open(interaction: { id: string; token: string; type: number }): Pending {
    const pending: Pending = { ...interaction, sentAt: this.now(), acknowledged: null, original: null };
    this.byToken.set(pending.token, pending);
    return pending;
  }

  /**
   * Counts the first reply to an interaction. Throws error 10062 if the interaction is unknown or too old, and 40060 if
   * it has a reply already.
   */
  acknowledge(id: string, token: string, callbackType: number): Pending {
    const pending = this.byToken.get(token);
    if (!pending || pending.id !== id || callbackType === CALLBACK.pong)
      throw new ApiError(404, 10062, 'Unknown interaction');
    if (pending.acknowledged !== null) throw new ApiError(400, 40060, 'Interaction has already been acknowledged.');
    if (this.now() - pending.sentAt > this.limits.ackMs) throw new ApiError(404, 10062, 'Unknown interaction');
    pending.acknowledged = callbackType;
    return pending;
  }

  forget(token: string): void {
    this.byToken.delete(token);
  }

  /** Returns the interaction of a token. Throws error 10015 before the first reply, 50027 after the token's end. */
  byValidToken(token: string): Pending {
    const pending = this.byToken.get(token);
    if (!pending || pending.acknowledged === null) throw new ApiError(404, 10015, 'Unknown Webhook');
    if (this.now() - pending.sentAt > this.limits.tokenMs) throw new ApiError(401, 50027, 'Invalid Webhook Token');
    return pending;
  }
}
