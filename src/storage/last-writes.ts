import type { UserId } from './ids';

/**
 * Ids of the interactions that last wrote the fields of an item, by the name of the field. If Discord delivers an
 * earlier interaction late, it must not overwrite the field. Items of older builds have no ids.
 */
export type LastWrites = Readonly<Record<string, string>>;

/**
 * Name under which `LastWrites` of a profile or a party has the newest interaction that an earlier run has applied. A
 * command with this id or a lower one may have been played in the earlier run.
 */
export const COMMANDS = 'commands';

/** Returns the name under which `LastWrites` has the last write of a user's membership in a party. */
export const memberField = (user: UserId): string => `member#${user}`;
