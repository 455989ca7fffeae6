import { type Store, StoreError, type UserId } from '../storage/contract';
import type { Caller } from './caller';

/** Players whom an operator shows without their names, as far as this process knows them. */
export interface NamelessPlayers {
  has(user: UserId): boolean;
  /**
   * Reads the players again, unless this process read them within a minute of `now`. If the store fails, keeps the
   * players that are known. Rejects if none were ever read, because a hidden name might be shown.
   */
  refresh(caller: Pick<Caller, 'now' | 'signal'>): Promise<void>;
}

/** Milliseconds after which the players are read again, because an operator may have hidden or shown a name. */
const READ_EVERY = 60_000;

/**
 * Returns an object that knows no players at first. The object keeps the players that it reads until the process ends.
 */
export function createNamelessPlayers(store: Pick<Store, 'listNamelessPlayers'>): NamelessPlayers {
  let known: { players: Set<UserId>; at: number } | null = null;
  return {
    has: (user) => known?.players.has(user) === true,
    async refresh({ now, signal }) {
      if (known && Math.abs(now - known.at) < READ_EVERY) return;
      try {
        known = { players: await store.listNamelessPlayers(signal), at: now };
      } catch (error) {
        if (!known || !(error instanceof StoreError)) throw error;
      }
    },
  };
}
