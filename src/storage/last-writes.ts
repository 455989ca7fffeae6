import type { UserId } from './ids';

/**
 * Id of the interaction that last wrote each field, by the name of the field. An earlier interaction that Discord
 * delivers late must not overwrite the field. Items of older builds have no ids.
 */
export type LastWrites = Readonly<Record<string, string>>;

/**
 * Name of the field with the newest interaction that an earlier run has applied. The earlier run may have played a
 * command with this id or a lower one.
 */
export const COMMANDS = 'commands';

export const memberField = (user: UserId): string => `member#${user}`;
