import type { PartyDisplay, PartyMode, UserId } from '../../types';
import { intentFamily } from '../intent-family';

export interface PartyIntent {
  kind: 'party';
  mode: PartyMode | null;
  holder: UserId | null;
  leave: boolean;
  display: Partial<PartyDisplay>;
  /** Id or name of the kit for a new run; `null` if the player named none. */
  kit: string | null;
  /** True if a new run takes part in the server's story. `null` keeps the party's choice. */
  stories: boolean | null;
}

export const partyIntents = intentFamily<PartyIntent>({ party: true });
