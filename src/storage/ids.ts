export type RunId = string;
export type UserId = string;
export type ChannelId = string;

/** `id` is the server's id, or the channel id of the direct message. */
export type Home = { kind: 'guild'; id: string } | { kind: 'dm'; id: string };

export const isInGuild = (home: Home, guild: string): boolean => home.kind === 'guild' && home.id === guild;

/** UTC day, such as `2026-11-20`, or week of a weekly dungeon, such as `2026-W47-d`. */
export type Day = string;

export type Scope = { kind: 'global' } | { kind: 'guild'; id: string };
