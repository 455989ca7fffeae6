/** The message of a running game, and the parts that other messages share with it. */
export { aimControls, hasArea } from './aim';
export * from './board-message';
export * from './caption';
export * from './confirmations';
export type { BoardOptions } from './controls';
export * from './ending';
export { isReached } from './geometry';
export * from './menus';
export * from './panels';
export * from './party-lines';
export * from './picture';
export * from './shop';
export * from './title';
export { parsePlace } from './visit';
