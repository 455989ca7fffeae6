/** Functions that builders share: to define builders, place prefabs, and carve. */
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
