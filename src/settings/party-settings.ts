export const PARTY_MODES = ['owner', 'handover', 'vote', 'hotseat'] as const;
/** A channel's run is played by its owner, by the holder of the torch, by a majority of the party, or by anybody. */
export type PartyMode = (typeof PARTY_MODES)[number];

/** Whether the board that a party shares always shows the directions. */
export const PARTY_DIRECTIONS = ['open', 'closed'] as const;

/** Whether the board that a party shares recommends a control; a board with a vote never does. */
export const PARTY_ADVICE = ['on', 'off'] as const;
