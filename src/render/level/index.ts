export { buildingFrames, contactSheet, partsOf, SMALL, stepSheet, type Thumbnail } from './building';
export { knownPicture } from './known-picture';
export { levelPicture } from './level-picture';
export type { Mark } from './marks';
export type { LevelParts } from './terrain';
