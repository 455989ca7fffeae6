/** Interactions, replies and the components of messages, as Discord's API has them. */
export * from './component';
export * from './constants';
export * from './data-file';
export * from './interaction';
export * from './note-message';
export * from './reply';
export * from './users';
