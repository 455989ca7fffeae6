export const PARTY_MODES = ['owner', 'handover', 'vote', 'hotseat'] as const;
/**
 * Rule that decides who may act in a channel's run. `owner`: only its owner. `handover`: the member to whom the turn
 * was handed over. `vote`: a majority of the party. `hotseat`: anybody.
 */
export type PartyMode = (typeof PARTY_MODES)[number];

/**
 * Setting for the direction buttons on a party's board. `open` shows them always, `closed` only when a player opens
 * them.
 */
export const PARTY_DIRECTIONS = ['open', 'closed'] as const;

/** Setting for advice on a party's board. `on` highlights a recommended control, except on a board with a vote. */
export const PARTY_ADVICE = ['on', 'off'] as const;
