/** New orders must be appended, because stored logs contain the indexes. */
export const BIDS = ['follow', 'wait'] as const;
export type Bid = (typeof BIDS)[number];
