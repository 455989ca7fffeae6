export { buildingFrames, contactSheet, partsOf, SMALL, stepSheet, type Thumbnail } from './building';
export { knownPicture, levelPicture } from './level-picture';
export type { Mark } from './marks';
export type { LevelParts } from './terrain';
