import type { UserId } from './ids';

/** Interaction that last wrote each field, for the detection of late interactions. */
export type LastWrites = Readonly<Record<string, string>>;

/** Key of the newest interaction that earlier runs have applied. */
export const COMMANDS = 'commands';

export const memberField = (user: UserId): string => `member#${user}`;
