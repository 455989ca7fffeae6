import type { PartyDisplay, PartyMode, UserId } from '../../types';
import { intentFamily } from '../intent-family';

export interface PartyIntent {
  kind: 'party';
  mode: PartyMode | null;
  holder: UserId | null;
  leave: boolean;
  display: Partial<PartyDisplay>;
  /** Id or name of a new run's kit; `null` for no wish. */
  kit: string | null;
  /** True if a new run joins the server's story; `null` keeps the choice. */
  stories: boolean | null;
}

export const partyIntents = intentFamily<PartyIntent>({ party: true });
