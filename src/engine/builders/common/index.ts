/** Helpers that builders share: the definition of a builder, prefabs, and functions that carve. */
export * from './blobs';
export * from './brush';
export * from './builder';
export * from './deck';
export * from './fitting';
export * from './hollow';
export * from './orientations';
export * from './prefabs';
export * from './rooms';
export * from './spots';
export * from './tunnels';
