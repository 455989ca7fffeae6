import type { AdminStore } from './admin/admin-contract';
import type { DailiesStore } from './dailies/dailies-contract';
import type { FeatsStore } from './feats/feats-contract';
import type { ResultsStore } from './leaderboards/leaderboards-contract';
import type { PartiesStore } from './parties/parties-contract';
import type { PrivacyStore } from './privacy/privacy-contract';
import type { ProfilesStore } from './profiles/profiles-contract';
import type { SharingStore } from './sharing/sharing-contract';
import type { StoryStore } from './story/story-contract';
import type { TurnsStore } from './turns/turns-contract';

export * from './admin/admin-contract';
export type * from './dailies/dailies-contract';
export * from './dailies/daily-of';
export type * from './feats/feats-contract';
export * from './ids';
export * from './last-writes';
export type * from './leaderboards/leaderboards-contract';
export type * from './logged-input';
export * from './parties/heirs';
export * from './parties/parties-contract';
export type * from './privacy/privacy-contract';
export * from './profiles/profiles-contract';
export * from './profiles/settings';
export type * from './recent-interaction';
export type * from './sharing/sharing-contract';
export * from './store-error';
export type * from './story/story-contract';
export { leftAtOf } from './turns/leavers-attribute';
export * from './turns/newest-interaction';
export { ERASED } from './turns/run-attributes';
export type * from './turns/run-log';
export * from './turns/turns-contract';

/**
 * Calls reject with a `StoreError` or the signal's reason, perhaps after a change. Times are in milliseconds since
 * 1970.
 */
export interface Store
  extends TurnsStore,
    ResultsStore,
    DailiesStore,
    PartiesStore,
    SharingStore,
    ProfilesStore,
    FeatsStore,
    StoryStore,
    AdminStore,
    PrivacyStore {}
