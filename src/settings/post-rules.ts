export const POSTERS = ['all', 'managers', 'nobody'] as const;
export type Posters = (typeof POSTERS)[number];

/** Choices for the maximum number of posts on a Discord server in an hour; 0 means no limit. */
export const POST_CAPS = [0, 1, 3, 6, 12, 30] as const;
export type PostCap = (typeof POST_CAPS)[number];

/** A post is a message that a player makes for the whole channel. */
export interface PostRules {
  by: Posters;
  perHour: PostCap;
  /** Only channel for posts; `null` if posts are allowed wherever the game is. */
  channel: string | null;
}

export const USUAL_POST_RULES: PostRules = { by: 'all', perHour: 0, channel: null };

/** Returns text for `parsePostRules`, such as `all 3` or `managers 0` and a channel's id. */
export const formatPostRules = ({ by, perHour, channel }: PostRules): string =>
  [by, perHour, channel ?? ''].join(' ').trim();

/** Returns `null` if the first two words are not known values. Does not check the channel. */
export function parsePostRules(text: string): PostRules | null {
  const [who, cap, channel = null] = text.split(' ');
  const by = POSTERS.find((each) => each === who);
  const perHour = POST_CAPS.find((each) => String(each) === cap);
  return by === undefined || perHour === undefined ? null : { by, perHour, channel };
}
