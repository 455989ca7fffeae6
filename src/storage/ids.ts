export type RunId = string;
export type UserId = string;
export type ChannelId = string;

/** A server (`guild`) or a direct message (`dm`). `id`: the server's id, or the direct message's channel id. */
export type Home = { kind: 'guild'; id: string } | { kind: 'dm'; id: string };

export const isInGuild = (home: Home, guild: string): boolean => home.kind === 'guild' && home.id === guild;

/** A day in UTC, such as `2026-11-20`, or `2026-W47-d` for the dungeon of a week. */
export type Day = string;

/** All players, or the players in one server. */
export type Scope = { kind: 'global' } | { kind: 'guild'; id: string };
