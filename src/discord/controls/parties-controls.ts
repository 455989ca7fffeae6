import { controlFamily, RAW_ID } from '../custom-id/control-family';
import type { RawId } from '../types';

export type PartyControl =
  | { kind: 'join' }
  /** `sure` confirms that another member takes over the owner's run. */
  | { kind: 'leave'; sure?: true }
  | { kind: 'bring' }
  | { kind: 'party-mode' }
  /** In the mode `handover`, only the holder may act. */
  | { kind: 'become-holder' }
  /** Shows the channel's run, or starts the next. `kit` defaults to the last kit. */
  | { kind: 'party'; kit?: RawId }
  | { kind: 'move-here' };

export const partyControls = controlFamily<PartyControl>({
  join: { head: 'join' },
  leave: {
    head: 'leave',
    words: ({ sure }) => (sure ? ['sure'] : []),
    parse: ([word]) =>
      word === undefined ? { kind: 'leave' } : word === 'sure' ? { kind: 'leave', sure: true } : null,
  },
  bring: { head: 'bring' },
  'party-mode': { head: 'mode' },
  'become-holder': { head: 'torch' },
  party: {
    head: 'party',
    words: ({ kit }) => (kit === undefined ? [] : [kit]),
    parse([kit]) {
      if (kit === undefined) return { kind: 'party' };
      return RAW_ID.test(kit) ? { kind: 'party', kit } : null;
    },
  },
  'move-here': { head: 'here' },
});
