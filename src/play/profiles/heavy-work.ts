import type { Context } from '../context';
import type { InputOf } from '../use-case';
import type { HeavyWorkOutcome, ProfileUseCases } from './profiles-contract';

export async function leaseHeavyWork(
  { store, heavyLimit }: Context,
  { user, now, signal }: InputOf<ProfileUseCases, 'leaseHeavyWork'>,
): Promise<HeavyWorkOutcome> {
  const until = heavyLimit && (await store.takeLease({ user, ...heavyLimit, now }, signal));
  return until === null ? { kind: 'leased' } : { kind: 'all-leased', until };
}
