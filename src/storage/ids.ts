export type RunId = string;
export type UserId = string;
export type ChannelId = string;

/** `id` of the server, or of the direct message's channel. */
export type Home = { kind: 'guild'; id: string } | { kind: 'dm'; id: string };

export const isInGuild = (home: Home, guild: string): boolean => home.kind === 'guild' && home.id === guild;

/** UTC day, such as `2026-11-20`, or week, such as `2026-W47-d`. */
export type Day = string;

export type Scope = { kind: 'global' } | { kind: 'guild'; id: string };
