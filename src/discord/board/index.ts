/** The message that shows a run, and its parts for other messages. */
export { aimControls, hasArea } from './aim';
export * from './board-message';
export * from './caption';
export * from './confirmations';
export type { BoardOptions } from './controls';
export * from './ending';
export { isReached } from './geometry';
export * from './looks';
export * from './menus';
export * from './panels';
export * from './party-lines';
export * from './picture';
export * from './shop';
export * from './title';
export { parsePlace } from './visit';
