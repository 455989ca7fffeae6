import { CALLBACK } from './payload';

/** An error response of Discord's API. */
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

/** An interaction whose token is still valid. */
export interface Pending {
  id: string;
  token: string;
  type: number;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** The callback type it was acknowledged with. */
  acknowledged: number | null;
  /** The message `@original` stands for. */
  original: string | null;
}

export interface Limits {
  /** From the sending of an interaction to its first reply, in milliseconds. */
  ackMs: number;
  /** How long a token is valid for edits, in milliseconds. */
  tokenMs: number;
  /** Bytes of an inline reply beyond which it is refused. */
  inlineBytes: number;
}

export const LIMITS: Limits = { ackMs: 3000, tokenMs: 15 * 60 * 1000, inlineBytes: 150_000 };

/** Discord's rules of tokens and acknowledgements. */
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
   * Counts the first reply to an interaction. Throws 10062 when it is unknown or too old, 40060 when it has a reply.
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

  /** The interaction of a token. Throws 10015 before the first reply, and 50027 after the token has expired. */
  byValidToken(token: string): Pending {
    const pending = this.byToken.get(token);
    if (!pending || pending.acknowledged === null) throw new ApiError(404, 10015, 'Unknown Webhook');
    if (this.now() - pending.sentAt > this.limits.tokenMs) throw new ApiError(401, 50027, 'Invalid Webhook Token');
    return pending;
  }
}
