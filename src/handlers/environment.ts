import * as z from 'zod/mini';
import type { Retention } from '../storage';

const count = z.optional(z.coerce.number().check(z.positive()));

const page = z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(512)));
/** Highest turn budget, because a run stores only its last 32 interactions. */
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

const MILLISECONDS = 'a number of milliseconds above 0';
const PAGE = 'a web address of at most 512 characters';

const EXPECTED: Record<keyof Environment, string> = {
  DISCORD_PUBLIC_KEY: "the application's public key, 64 hexadecimal digits",
  DISCORD_API_BASE: 'a web address',
  TABLE_NAME: 'the name of a table, at least 3 characters',
  DYNAMODB_ENDPOINT: 'a web address',
  WORKER_FUNCTION: 'the name of a function',
  AWS_REGION: 'the name of a region',
  STAGE: 'the name of a stage',
  INLINE_LIMIT: 'a number of bytes above 0',
  HEDGE_AFTER: MILLISECONDS,
  TOO_LATE_AFTER: MILLISECONDS,
  DEMO_URL: PAGE,
  SOURCE_URL: PAGE,
  PRIVACY_URL: PAGE,
  TERMS_URL: PAGE,
  SUPPORT_URL: PAGE,
  RETENTION_DAYS: 'a whole number of days, 31 or more, or 0 to keep everything',
  TURN_BUDGET: `a whole number up to ${MOST_COUNTED}, or 0 for no limit`,
};

/** Throws an error that names each missing or malformed setting. */
export const readEnvironment = (env: Variables): Environment => readSettings(schema, EXPECTED, env);

/** Returns `null` if data never expires. Throws if `RETENTION_DAYS` is malformed. */
export const readRetention = (env: Variables): Retention | null =>
  retentionOf(readSettings(z.pick(schema, { RETENTION_DAYS: true }), EXPECTED, env));

export const retentionOf = ({ RETENTION_DAYS: days }: Pick<Environment, 'RETENTION_DAYS'>): Retention | null =>
  days === 0 ? null : { days, now: Date.now };

type Variables = Record<string, string | undefined>;

/** Throws an error that names each missing or malformed setting. */
export function readSettings<T>(settings: z.ZodMiniType<T>, expected: Expected<T>, env: Variables): T {
  const problems = problemsIn(settings, expected, env);
  if (problems.length > 0)
    throw new Error(`Cannot start: ${problems.join('; ')}. docs/settings.md lists every setting.`);
  return settings.parse(withoutEmpty(env));
}

type Expected<T> = Readonly<Record<keyof T, string>>;

/** Names each wrong setting. Treats an empty setting as missing. */
export function problemsIn<T>(settings: z.ZodMiniType<T>, expected: Expected<T>, env: Variables): string[] {
  const parsed = settings.safeParse(withoutEmpty(env));
  const names = (parsed.error?.issues ?? []).map(({ path: [name] }) => name as keyof T & string);
  return [...new Set(names)].map((name) => `${name} takes ${expected[name]}`);
}

export const problemsInEnvironment = (env: Variables): string[] => problemsIn(schema, EXPECTED, env);

const withoutEmpty = (env: Variables): Variables =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
