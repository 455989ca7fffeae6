/** Knowledge of the hero: identified items, the known map, hazards and destinations. */
export * from './destinations';
export * from './ground';
export * from './harm';
export * from './hazard-areas';
export * from './identification';
export * from './known-map';
export * from './memory';
export * from './offered-price';
export * from './picking-up';
export * from './spare-items';
export * from './unknown-use';
