import * as z from 'zod/mini';

const schema = z.catch(
  z.object({
    code: z.catch(z.optional(z.int()), undefined),
    retry_after: z.catch(z.optional(z.union([z.number(), z.string()])), undefined),
  }),
  {},
);

export interface ErrorBody {
  /** Discord's error code, such as `10008` for an unknown message. */
  code: number | null;
  /** Seconds to wait; `null` if Discord does not ask to wait. */
  retryAfter: number | string | null;
}

/** Fields are `null` if the body is not Discord's JSON. */
export function parseErrorBody(text: string): ErrorBody {
  const { code = null, retry_after: retryAfter = null } = schema.parse(parseJson(text));
  return { code, retryAfter };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
