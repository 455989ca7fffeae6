/** The engine's only door. */
export { branched } from './branch';
export { digestLevel, hash } from './hash';
export { legalActions } from './legal-actions';
export { newGame } from './new-game';
export { type AimedAction, aimed, type Preview } from './preview';
export { recordOf } from './record';
export * from './state/public';
export { turn } from './turn';
export { view } from './view';
