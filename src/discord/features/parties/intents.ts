import type { PartyMode, UserId } from '../../types';

/** What is asked for about playing together, and about looking after a server. */
export type PartyIntent =
  /** Takes up the channel's run or begins one; with a mode, plays it so; or passes the torch; or leaves. */
  | { kind: 'party'; mode: PartyMode | null; torch: UserId | null; leave: boolean }
  /** Shows one's run to the channel: as it goes on, as it was after a move, or as an animation. */
  | { kind: 'share'; move: number | null; animated: boolean }
  /** What there is to watch in the channel. */
  | { kind: 'watch' }
  /** Branches off one's own run, as it stands or as it was after a move. */
  | { kind: 'fork'; move: number | null }
  /** The panel of a server, perhaps to take a run back to a move; or what is stored about a player there. */
  | { kind: 'admin'; player: UserId | null; move: number | null }
  /** One's own runs that were set aside. */
  | { kind: 'resume' }
  | { kind: 'privacy' };
