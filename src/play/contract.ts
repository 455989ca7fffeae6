import type { AdminUseCases } from './admin/admin-contract';
import type { DailyUseCases } from './dailies/dailies-contract';
import type { LeaderboardUseCases } from './leaderboards/leaderboards-contract';
import type { PartyUseCases } from './parties/parties-contract';
import type { PrivacyUseCases } from './privacy/privacy-contract';
import type { ProfileUseCases } from './profiles/profiles-contract';
import type { ReplayUseCases } from './replays/replays-contract';
import type { SharingUseCases } from './sharing/sharing-contract';
import type { TurnUseCases } from './turns/turns-contract';

export type { Aim, BoardPictures, BoardRenderer, ClipFrame, PictureRequest, SheetRequest } from '../render/contract';
export type * from './admin/admin-contract';
export type * from './caller';
export type * from './dailies/dailies-contract';
export type * from './graves/graves-contract';
export type * from './leaderboards/leaderboards-contract';
export type * from './parties/parties-contract';
export type * from './privacy/privacy-contract';
export type * from './profiles/profiles-contract';
export type * from './replays/replays-contract';
export type * from './sharing/sharing-contract';
export type { ListedRun, SharedRun } from './turns/listed-run';
export type * from './turns/turns-contract';

/** Rejects with `StoreError` or the signal's reason. `busy`: other writes interfered with every attempt. */
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

export type Output<K extends keyof Play> = Awaited<ReturnType<Play[K]>>;
