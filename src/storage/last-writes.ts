import type { UserId } from './ids';

/**
 * Ids of the interactions that last wrote the fields of an item, by the name of the field. An earlier interaction that
 * Discord delivers late must not overwrite the field. Items of older builds have no ids.
 */
export type LastWrites = Readonly<Record<string, string>>;

/**
 * Name in `LastWrites` of a profile or a party for the newest interaction that an earlier run has applied. A command
 * with this id or a lower one may have been played in the earlier run.
 */
export const COMMANDS = 'commands';

/** Returns the name in `LastWrites` for the last write of a user's membership in a party. */
export const memberField = (user: UserId): string => `member#${user}`;
