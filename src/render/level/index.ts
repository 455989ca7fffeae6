export { buildingFrames, partsOf, SMALL, stepSheet } from './building';
export { contactSheet, type Thumbnail } from './contact-sheet';
export { knownPicture } from './known';
export { type LevelPictureOptions, levelPicture } from './level-picture';
export type { Mark } from './marks';
export type { LevelParts } from './parts';
