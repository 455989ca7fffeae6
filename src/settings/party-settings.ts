export const PARTY_MODES = ['owner', 'handover', 'vote', 'hotseat'] as const;
/**
 * Rule for who may act in a channel's run. `owner`: its owner. `handover`: the holder, to whom the turn was passed.
 * `vote`: a majority of the party. `hotseat`: anybody.
 */
export type PartyMode = (typeof PARTY_MODES)[number];

/** Setting for the direction buttons on a party's board: always visible, or only after a player opens them. */
export const PARTY_DIRECTIONS = ['open', 'closed'] as const;

/** Setting for advice on a party's board. `on` highlights the recommended button, except on a board with a vote. */
export const PARTY_ADVICE = ['on', 'off'] as const;
