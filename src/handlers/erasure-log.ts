import * as z from 'zod/mini';
import type { Home, Store } from '../storage';

const EVENT = 'erasure';

const schema = z.object({
  event: z.literal(EVENT),
  user: z.string().check(z.regex(/^\d{1,20}$/)),
  /** `null` if all data of the player was erased. */
  guild: z.nullable(z.string()),
  at: z.iso.datetime(),
});

export type ErasureEntry = z.infer<typeof schema>;

/** Logs each erasure first, so that operators can repeat erasures on restored backups. */
export function logErasures(store: Store, write: (entry: ErasureEntry) => void): Store {
  const log = (user: string, home: Home | null, now: number): void => {
    const guild = home?.kind === 'guild' ? home.id : null;
    write({ event: EVENT, user, guild, at: new Date(now).toISOString() });
  };
  return {
    ...store,
    eraseUser(user, home, now, signal) {
      log(user, home, now);
      return store.eraseUser(user, home, now, signal);
    },
    eraseConfirmed(erasure, signal) {
      log(erasure.user, erasure.home, erasure.now);
      return store.eraseConfirmed(erasure, signal);
    },
  };
}

/** Returns `null` if the line reports no erasure. Throws if the line is not JSON. */
export function parseErasure(line: string): ErasureEntry | null {
  return schema.safeParse(JSON.parse(line)).data ?? null;
}
