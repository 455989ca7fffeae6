import { controlFamily } from '../custom-id/control-family';

/** Buttons about a party. */
export type PartyControl =
  /** Makes the player a member of the run's party. */
  | { kind: 'join' }
  /** Ends the player's membership in the run's party. */
  | { kind: 'leave' }
  /** Makes the player the member who may act in the mode `handover` (players read: torch holder). */
  | { kind: 'become-holder' }
  /** Shows the run of the channel's party. If the run is over, starts a new run. */
  | { kind: 'party' };

export const partyControls = controlFamily<PartyControl>({
  join: { head: 'join' },
  leave: { head: 'leave' },
  'become-holder': { head: 'torch' },
  party: { head: 'party' },
});
