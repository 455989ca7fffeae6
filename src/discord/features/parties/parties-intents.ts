import type { PartyDisplay, PartyMode, UserId } from '../../types';
import { intentFamily } from '../intent-family';

/** Resumes the channel's run or starts one; with a mode or a display, sets it; or passes the torch; or leaves. */
export interface PartyIntent {
  kind: 'party';
  mode: PartyMode | null;
  torch: UserId | null;
  leave: boolean;
  display: Partial<PartyDisplay>;
}

export const partyIntents = intentFamily<PartyIntent>({ party: true });
