import type { UserId } from './ids';

/**
 * Id of the interaction that last wrote each field of an item, because late interactions must not overwrite newer
 * values.
 */
export type LastWrites = Readonly<Record<string, string>>;

/** Key in `LastWrites` for the newest interaction that earlier runs have applied. */
export const COMMANDS = 'commands';

export const memberField = (user: UserId): string => `member#${user}`;
