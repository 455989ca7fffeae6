import type { UserId } from './ids';

/**
 * Ids of the interactions that last wrote fields of an item, by the name of the field. A late delivery must not undo
 * what a later interaction wrote. Items of older builds have no such ids.
 */
export type LastWrites = Readonly<Record<string, string>>;

/** Name of the field that says whether a user is a member of a party. */
export const memberField = (user: UserId): string => `member#${user}`;
