import { CALLBACK } from './payload';

/** An answer of Discord's API that is not a success. */
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

/** An interaction under way. */
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
  /** From the sending of an interaction to the first answer, in milliseconds. */
  ackMs: number;
  /** For how long a token serves edits, in milliseconds. */
  tokenMs: number;
  /** Bytes of an inline reply beyond which it is refused. */
  inlineBytes: number;
}

export const LIMITS: Limits = { ackMs: 3000, tokenMs: 15 * 60 * 1000, inlineBytes: 150_000 };

/** Who was answered, and until when: the rules of tokens and acknowledgements. */
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

  /** The interaction a first answer is for. Throws 10062 when it is unknown or its time is up, 40060 when it has one. */
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

  /** The interaction a later call by token is for. Throws 10015 before the first answer and 50027 after the token's time. */
  holder(token: string): Pending {
    const pending = this.byToken.get(token);
    if (!pending || pending.acknowledged === null) throw new ApiError(404, 10015, 'Unknown Webhook');
    if (this.now() - pending.sentAt > this.limits.tokenMs) throw new ApiError(401, 50027, 'Invalid Webhook Token');
    return pending;
  }
}
