/** What a use case is written with: its context, and the contract that it fulfils. */
export type { Context } from './context';
export type * from './contract';
