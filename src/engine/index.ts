/** The engine's only door. */
export { branchGame } from './branch';
export { digestLevel, hash } from './hash';
export { legalActions } from './legal-actions';
export { newGame } from './new-game';
export { type AimedAction, type Preview, previewAim } from './preview';
export { summarizeGame } from './record';
export * from './state/public';
export { turn } from './turn';
export { view } from './view';
