import type { AdminUseCases } from './admin/contract';
import type { DailyUseCases } from './dailies/contract';
import type { LeaderboardUseCases } from './leaderboards/contract';
import type { PartyUseCases } from './parties/contract';
import type { PrivacyUseCases } from './privacy/contract';
import type { ProfileUseCases } from './profiles/contract';
import type { ReplayUseCases } from './replays/contract';
import type { SharingUseCases } from './sharing/contract';
import type { TurnUseCases } from './turns/contract';

export type { Aim, BoardPictures, BoardRenderer, ClipFrame, ClipLimits, PictureRequest } from '../render/contract';
export type * from './admin/contract';
export type * from './caller';
export type * from './dailies/contract';
export type * from './graves/contract';
export type * from './leaderboards/contract';
export type * from './parties/contract';
export type * from './privacy/contract';
export type * from './profiles/contract';
export type * from './replays/contract';
export type * from './sharing/contract';
export type * from './turns/contract';

/**
 * The use cases, by feature. They reject with `StoreError` when the store fails and with the reason of the caller's
 * signal when that aborts; everything else that may be expected is an outcome. `busy` means that others kept changing
 * the same thing first, and that nothing has changed.
 */
export interface Play
  extends TurnUseCases,
    PartyUseCases,
    SharingUseCases,
    ReplayUseCases,
    LeaderboardUseCases,
    DailyUseCases,
    ProfileUseCases,
    AdminUseCases,
    PrivacyUseCases {}

/** What a use case is called with. */
export type Input<K extends keyof Play> = Parameters<Play[K]>[0];
/** What it resolves with. */
export type Output<K extends keyof Play> = Awaited<ReturnType<Play[K]>>;
