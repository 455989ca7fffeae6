/** Append new orders, because stored logs contain indexes. */
export const BIDS = ['follow', 'wait'] as const;
export type Bid = (typeof BIDS)[number];
