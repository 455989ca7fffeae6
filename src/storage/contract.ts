import type { AdminStore } from './admin/contract';
import type { DailiesStore } from './dailies/contract';
import type { FeatsStore } from './feats/contract';
import type { ChannelId, RunId, UserId } from './ids';
import type { ResultsStore } from './leaderboards/contract';
import type { PartiesStore } from './parties/contract';
import type { PrivacyStore } from './privacy/contract';
import type { ProfilesStore } from './profiles/contract';
import type { SharingStore } from './sharing/contract';
import type { TurnsStore, UnloadableRun } from './turns/contract';

export * from './admin/contract';
export type * from './dailies/contract';
export * from './dailies/daily-of';
export type * from './feats/contract';
export * from './ids';
export type * from './leaderboards/contract';
export type * from './parties/contract';
export type * from './privacy/contract';
export * from './profiles/contract';
export type * from './sharing/contract';
export * from './turns/contract';

/**
 * Everything that is stored. All calls reject with `StoreError` only, or with the reason of their signal when that
 * aborts; a call that was aborted, or rejected with `unavailable`, may still have been carried out. All times are
 * milliseconds since 1970.
 */
export interface Store
  extends TurnsStore,
    ResultsStore,
    DailiesStore,
    PartiesStore,
    SharingStore,
    ProfilesStore,
    FeatsStore,
    AdminStore,
    PrivacyStore {}

/**
 * Why the store could not serve. `unavailable`: try again; `unreadable`: what is stored is damaged; `newer`: a later
 * version of the game wrote it, so it must not be changed.
 */
export class StoreError extends Error {
  constructor(
    readonly code: 'unavailable' | 'unreadable' | 'newer',
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'StoreError';
  }
}

/** A run is stored but cannot be loaded. Nothing may be written to it. */
export class UnloadableRunError extends StoreError {
  constructor(
    readonly run: UnloadableRun,
    options?: ErrorOptions,
  ) {
    super(run.reason, options);
  }
}

/** A later build wrote how a party plays, so that this one cannot tell who may act. Nothing may be written to it. */
export class NewerPartyError extends StoreError {
  constructor(readonly party: { channel: ChannelId; run: RunId | null; members: UserId[] }) {
    super('newer');
  }
}
