/** The tools of all builders: the draft of a level, the definition of a builder, and ways to carve. */
export * from './areas';
export * from './blobs';
export * from './brush';
export * from './builder';
export * from './deck';
export * from './doors';
export * from './draft';
export * from './fitting';
export * from './hidden';
export * from './hollow';
export * from './occupied';
export * from './orientations';
export * from './prefabs';
export * from './rooms';
export * from './spots';
export * from './tunnels';
