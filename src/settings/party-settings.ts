export const PARTY_MODES = ['owner', 'handover', 'vote', 'hotseat'] as const;
/**
 * Rule that decides who may act in a channel's run: the owner, the member to whom the right was handed over, a majority
 * of the party by vote, or anybody.
 */
export type PartyMode = (typeof PARTY_MODES)[number];

/**
 * Setting for the direction buttons on a party's board. `open` shows them always, `closed` only when a player opens
 * them.
 */
export const PARTY_DIRECTIONS = ['open', 'closed'] as const;

/** Setting for advice on a party's board. `on` highlights a recommended control, except on a board with a vote. */
export const PARTY_ADVICE = ['on', 'off'] as const;
