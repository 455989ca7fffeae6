export const PARTY_MODES = ['owner', 'handover', 'vote', 'hotseat'] as const;
/** `handover`: the torch holder acts; `vote`: a majority; `hotseat`: anybody in the channel. */
export type PartyMode = (typeof PARTY_MODES)[number];

/** `closed` hides the direction buttons until a player opens them. */
export const PARTY_DIRECTIONS = ['open', 'closed'] as const;

/** `on` highlights the recommended button, except during votes. */
export const PARTY_ADVICE = ['on', 'off'] as const;
