import type { Context } from '../context';
import type { InputOf } from '../use-case';
import type { HeavyWorkOutcome, ProfileUseCases } from './profiles-contract';

/**
 * Takes one of the caller's leases, which limit how many slow requests a player may send. If all are taken, returns
 * `all-leased` with the time at which the next lease is free, in milliseconds since 1970. Always returns `leased` if
 * the context sets no limit.
 */
export async function leaseHeavyWork(
  { store, heavyLimit }: Context,
  { user, now, signal }: InputOf<ProfileUseCases, 'leaseHeavyWork'>,
): Promise<HeavyWorkOutcome> {
  const until = heavyLimit && (await store.takeLease({ user, ...heavyLimit, now }, signal));
  return until === null ? { kind: 'leased' } : { kind: 'all-leased', until };
}
