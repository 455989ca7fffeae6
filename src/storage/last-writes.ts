import type { UserId } from './ids';

/**
 * Id of the interaction that last wrote each field of an item, by the field's name. An earlier interaction that Discord
 * delivers late must not overwrite the field. Items of older builds have no ids.
 */
export type LastWrites = Readonly<Record<string, string>>;

/**
 * Key in `LastWrites` for the newest interaction that earlier runs of a party or player have applied. An earlier run
 * may already have played a command whose id is not higher.
 */
export const COMMANDS = 'commands';

export const memberField = (user: UserId): string => `member#${user}`;
