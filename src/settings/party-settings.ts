export const PARTY_MODES = ['owner', 'handover', 'vote', 'hotseat'] as const;
/**
 * Player who may act in a channel's run: the owner, the holder of the torch, a majority of the party by vote, or
 * anybody.
 */
export type PartyMode = (typeof PARTY_MODES)[number];

/** Settings for the directions on a party's board: `open` if the board always shows them. */
export const PARTY_DIRECTIONS = ['open', 'closed'] as const;

/** Settings for advice on a party's board: `on` if the board recommends a control. A board with a vote never does. */
export const PARTY_ADVICE = ['on', 'off'] as const;
