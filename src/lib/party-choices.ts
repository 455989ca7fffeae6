export const PARTY_MODES = ['owner', 'handover', 'vote', 'hotseat'] as const;
/** Who may act in a channel's run: its owner, whoever holds the torch, a majority of its members, or anybody. */
export type PartyMode = (typeof PARTY_MODES)[number];

/** Whether the directions always stand on the board that a party shares. */
export const PARTY_DIRECTIONS = ['open', 'closed'] as const;

/** Whether that board recommends a control; never where it is voted. */
export const PARTY_ADVICE = ['on', 'off'] as const;
