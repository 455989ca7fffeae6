import { type Store, StoreError, type UserId } from '../storage/contract';
import type { Caller } from './caller';

export interface NamelessPlayers {
  /** False for every player before the first `refresh`. */
  has(user: UserId): boolean;
  /** Reads at most once a minute. Rejects if the first read fails. */
  refresh(caller: Pick<Caller, 'now' | 'signal'>): Promise<void>;
}

const READ_EVERY = 60_000;

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
