export const PARTY_MODES = ['owner', 'handover', 'vote', 'hotseat'] as const;
/** Rule for who may act: in `handover` the torch holder, in `vote` a majority, in `hotseat` anybody in the channel. */
export type PartyMode = (typeof PARTY_MODES)[number];

/** `closed`: direction buttons appear only after a player opens them. */
export const PARTY_DIRECTIONS = ['open', 'closed'] as const;

/** `on` highlights the recommended button, except on a board with a vote. */
export const PARTY_ADVICE = ['on', 'off'] as const;
