import type { AdminStore } from './admin/contract';
import type { DailiesStore } from './dailies/contract';
import type { FeatsStore } from './feats/contract';
import type { ResultsStore } from './leaderboards/contract';
import type { PartiesStore } from './parties/contract';
import type { PrivacyStore } from './privacy/contract';
import type { ProfilesStore } from './profiles/contract';
import type { SharingStore } from './sharing/contract';
import type { TurnsStore } from './turns/contract';

export * from './admin/contract';
export type * from './dailies/contract';
export * from './dailies/daily-of';
export type * from './feats/contract';
export * from './ids';
export type * from './leaderboards/contract';
export type * from './logged-input';
export * from './parties/contract';
export type * from './privacy/contract';
export * from './profiles/contract';
export type * from './recent-interaction';
export * from './settings/settings';
export type * from './sharing/contract';
export * from './store-error';
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
