import type { PartyDisplay, PartyMode, UserId } from '../../types';
import { intentFamily } from '../intent-family';

/** Resumes the channel's run or starts one. May also set the mode or display, pass the torch, or leave. */
export interface PartyIntent {
  kind: 'party';
  mode: PartyMode | null;
  holder: UserId | null;
  leave: boolean;
  display: Partial<PartyDisplay>;
}

export const partyIntents = intentFamily<PartyIntent>({ party: true });
