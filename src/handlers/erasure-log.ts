import * as z from 'zod/mini';
import type { Store } from '../storage';

const EVENT = 'erasure';

const schema = z.object({
  event: z.literal(EVENT),
  user: z.string().check(z.regex(/^\d{1,20}$/)),
  /** Server whose admins erased the player's data there; `null` if all data was erased. */
  guild: z.nullable(z.string()),
  at: z.iso.datetime(),
});

/** Line of the log about a requested erasure. */
export type ErasureEntry = z.infer<typeof schema>;

/**
 * Wraps a store so that it logs every erasure before it begins. After a backup is restored, erasures later than the
 * backup can thus be repeated.
 */
export function logErasures(store: Store, write: (entry: ErasureEntry) => void): Store {
  return {
    ...store,
    eraseUser(user, home, now, signal) {
      const guild = home?.kind === 'guild' ? home.id : null;
      write({ event: EVENT, user, guild, at: new Date(now).toISOString() });
      return store.eraseUser(user, home, now, signal);
    },
  };
}

/** Parses a line of the log; `null` if it is about something else. Throws if the line is not JSON. */
export function parseErasure(line: string): ErasureEntry | null {
  return schema.safeParse(JSON.parse(line)).data ?? null;
}
