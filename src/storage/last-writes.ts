import type { UserId } from './ids';

/**
 * Ids of the interactions that last wrote the fields of an item, by the name of the field. If Discord delivers an
 * earlier interaction late, it must not overwrite the field. Items of older builds have no ids.
 */
export type LastWrites = Readonly<Record<string, string>>;

/** Returns the name under which `LastWrites` has the last write of a user's membership in a party. */
export const memberField = (user: UserId): string => `member#${user}`;
