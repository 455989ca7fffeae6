/** What builders are made of: the draft of a level, its definition and the tools to carve it. */
export * from './areas';
export * from './brush';
export * from './builder';
export * from './draft';
export * from './prefabs';
export * from './rooms';
export * from './spots';
export * from './tunnels';
