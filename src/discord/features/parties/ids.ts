import { intentFamily } from '../../commands/intent-family';
import { controlFamily } from '../../custom-id/control-family';
import type { PartyDisplay, PartyMode, UserId } from '../../types';

/** Controls of playing together. */
export type PartyControl =
  /** Joins the party that plays the run, or leaves it. */
  | { kind: 'join' }
  | { kind: 'leave' }
  /** Takes the torch. */
  | { kind: 'torch' }
  /** Shows the channel's run, or starts one after the last. */
  | { kind: 'party' };

export const partyControls = controlFamily<PartyControl>({
  join: { head: 'join' },
  leave: { head: 'leave' },
  torch: { head: 'torch' },
  party: { head: 'party' },
});

/** Resumes the channel's run or starts one; with a mode or a display, sets it; or passes the torch; or leaves. */
export interface PartyIntent {
  kind: 'party';
  mode: PartyMode | null;
  torch: UserId | null;
  leave: boolean;
  display: Partial<PartyDisplay>;
}

export const partyIntents = intentFamily<PartyIntent>({ party: true });
