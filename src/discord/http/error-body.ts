import * as z from 'zod/mini';

/** Fields of an error that the bot reads. A field of another type counts as absent, and so does any other body. */
const schema = z.catch(
  z.object({
    code: z.catch(z.optional(z.int()), undefined),
    retry_after: z.catch(z.optional(z.union([z.number(), z.string()])), undefined),
  }),
  {},
);

/** Body of a response with which Discord refuses a request. */
export interface ErrorBody {
  /** Discord's own code of the error. */
  code: number | null;
  /** Time to wait before the next request, in seconds; `null` if Discord does not ask to wait. */
  retryAfter: number | string | null;
}

/** Reads the text of a response. A proxy between us and Discord may send any other text. */
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
