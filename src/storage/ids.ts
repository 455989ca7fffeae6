export type RunId = string;
/** Id of a Discord user. */
export type UserId = string;
/** Id of a Discord channel. */
export type ChannelId = string;

/** Place in which a run began: a server (`guild`) or a direct message (`dm`). `id` is the id of the server or user. */
export type Home = { kind: 'guild'; id: string } | { kind: 'dm'; id: string };

/** True if the home is the server with the id `guild`. */
export const isInGuild = (home: Home, guild: string): boolean => home.kind === 'guild' && home.id === guild;

/** Date of a daily dungeon: a day in UTC, such as `2026-11-20`, or `2026-W47-d` for the dungeon of a week. */
export type Day = string;

/** Group of players for a leaderboard or daily dungeon: all players, or the players in one server. */
export type Scope = { kind: 'global' } | { kind: 'guild'; id: string };
