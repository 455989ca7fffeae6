/** What the hero knows, and what follows from it. */
export * from './destinations';
export * from './ground';
export * from './identification';
export * from './known-map';
