/** Players who may post in a server. */
export const POSTERS = ['all', 'managers', 'nobody'] as const;
export type Posters = (typeof POSTERS)[number];

/** Limits that a server may set for posts in an hour; 0 stands for no limit. */
export const POST_CAPS = [0, 1, 3, 6, 12, 30] as const;
export type PostCap = (typeof POST_CAPS)[number];

/** Rules of a server for posts, which players make for the whole channel. */
export interface PostRules {
  by: Posters;
  perHour: PostCap;
  /** Only channel for posts; `null` if posts may be made wherever the game is allowed. */
  channel: string | null;
}

export const USUAL_POST_RULES: PostRules = { by: 'all', perHour: 0, channel: null };
