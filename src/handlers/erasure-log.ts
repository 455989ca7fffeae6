import * as z from 'zod/mini';
import type { Store } from '../storage';

const EVENT = 'erasure';

const schema = z.object({
  event: z.literal(EVENT),
  user: z.string().check(z.regex(/^\d{1,20}$/)),
  /** The server whose admins erased the player there; `null` for everything, as the player themselves. */
  guild: z.nullable(z.string()),
  at: z.iso.datetime(),
});

/** A line of the log about an erasure that was asked for. */
export type ErasureEntry = z.infer<typeof schema>;

/**
 * The same store, which writes every erasure down before it begins: one that came after a backup is applied again when
 * the backup is restored.
 */
export function noteErasures(store: Store, write: (entry: ErasureEntry) => void): Store {
  return {
    ...store,
    eraseUser(user, home, now, signal) {
      const guild = home?.kind === 'guild' ? home.id : null;
      write({ event: EVENT, user, guild, at: new Date(now).toISOString() });
      return store.eraseUser(user, home, now, signal);
    },
  };
}

/** Reads a line of the log; `null` when it is about something else. Throws when it is no JSON. */
export function parseErasure(line: string): ErasureEntry | null {
  return schema.safeParse(JSON.parse(line)).data ?? null;
}
