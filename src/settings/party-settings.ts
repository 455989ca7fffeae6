export const PARTY_MODES = ['owner', 'handover', 'vote', 'hotseat'] as const;
/**
 * Rule for who may act in a channel's run. `owner`: its owner. `handover`: the player to whom the last holder passed
 * the turn. `vote`: a majority of the party. `hotseat`: anybody.
 */
export type PartyMode = (typeof PARTY_MODES)[number];

/** If `closed`, the direction buttons of a party's board appear only after a player opens them. */
export const PARTY_DIRECTIONS = ['open', 'closed'] as const;

/** `on` highlights the recommended button on a party's board, except on a board with a vote. */
export const PARTY_ADVICE = ['on', 'off'] as const;
