export type RunId = string;
/** A Discord user id. */
export type UserId = string;
/** A Discord channel id. */
export type ChannelId = string;

/** Place where a run began: a server or a direct message. */
export type Home = { kind: 'guild'; id: string } | { kind: 'dm'; id: string };

/** True if the home is this server. */
export const isInGuild = (home: Home, guild: string): boolean => home.kind === 'guild' && home.id === guild;

/** A day in UTC, such as `2026-11-20`. */
export type Day = string;

/** Players of a leaderboard or a daily dungeon: everyone, or one server. */
export type Scope = { kind: 'global' } | { kind: 'guild'; id: string };
