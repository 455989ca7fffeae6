import * as z from 'zod/mini';
import type { Retention } from '../storage';

const count = z.optional(z.coerce.number().check(z.positive()));

/** Schema of a web address for a link button. Discord accepts at most 512 characters. */
const page = z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(512)));
/** Maximum of `TURN_BUDGET`. A run remembers only its last 32 interactions, so a higher limit could not be enforced. */
const MOST_COUNTED = 32;

const schema = z.object({
  DISCORD_PUBLIC_KEY: z.string().check(z.regex(/^[0-9a-fA-F]{64}$/)),
  DISCORD_API_BASE: z._default(z.url(), 'https://discord.com/api/v10'),
  TABLE_NAME: z.string().check(z.minLength(3)),
  DYNAMODB_ENDPOINT: z.optional(z.url()),
  WORKER_FUNCTION: z.optional(z.string()),
  AWS_REGION: z.optional(z.string()),
  STAGE: z._default(z.string(), 'local'),
  INLINE_LIMIT: count,
  HEDGE_AFTER: count,
  TOO_LATE_AFTER: count,
  DEMO_URL: page,
  SOURCE_URL: page,
  PRIVACY_URL: page,
  TERMS_URL: page,
  SUPPORT_URL: page,
  /**
   * Number of days for which unused data is kept, at least 31; 0 keeps data for ever. A run without any turn is deleted
   * after a month in any case.
   */
  RETENTION_DAYS: z._default(
    z.coerce.number().check(
      z.int(),
      z.refine((days) => days === 0 || days >= 31),
    ),
    365,
  ),
  TURN_BUDGET: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MOST_COUNTED)), 30),
});

export type Environment = z.infer<typeof schema>;

/**
 * Returns the settings of a deployed function. Throws an error that names each setting that is missing or malformed.
 */
export const readEnvironment = (env: Variables): Environment => read(schema, env);

/**
 * Reads only the setting `RETENTION_DAYS`, for tools that write to a table and must keep data as long as the functions
 * do. Returns `null` if data is kept for ever. Throws if the setting is malformed.
 */
export const readRetention = (env: Variables): Retention | null =>
  retentionOf(read(z.pick(schema, { RETENTION_DAYS: true }), env));

/** Returns how long unused data is kept; `null` if it is kept for ever. */
export const retentionOf = ({ RETENTION_DAYS: days }: Pick<Environment, 'RETENTION_DAYS'>): Retention | null =>
  days === 0 ? null : { days, now: Date.now };

type Variables = Record<string, string | undefined>;

function read<T>(settings: z.ZodMiniType<T>, env: Variables): T {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(set);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
  throw new Error(`Cannot start: check ${names.join(', ')}. The README lists every setting.`);
}
