import { controlFamily } from '../custom-id/control-family';

/** Controls of a party. */
export type PartyControl =
  /** Joins the party that plays the run, or leaves it. */
  | { kind: 'join' }
  | { kind: 'leave' }
  /** Takes the torch, which gives the right to act in the mode `handover`. */
  | { kind: 'become-holder' }
  /** Shows the channel's run. If that run is over, starts the next run. */
  | { kind: 'party' }
  /** Moves the picked run of another channel to this channel. */
  | { kind: 'move-here' };

export const partyControls = controlFamily<PartyControl>({
  join: { head: 'join' },
  leave: { head: 'leave' },
  'become-holder': { head: 'torch' },
  party: { head: 'party' },
  'move-here': { head: 'here' },
});
