export const POSTERS = ['all', 'managers', 'nobody'] as const;
export type Posters = (typeof POSTERS)[number];

/** Posts per hour on a Discord server; 0 means no limit. */
export const POST_CAPS = [0, 1, 3, 6, 12, 30] as const;
export type PostCap = (typeof POST_CAPS)[number];

/** Limits messages that players make for the whole channel. */
export interface PostRules {
  by: Posters;
  perHour: PostCap;
  /** `null` allows posts wherever the game is. */
  channel: string | null;
}

export const USUAL_POST_RULES: PostRules = { by: 'all', perHour: 0, channel: null };

/** Returns text such as `all 3` or `managers 0 CHANNEL`. */
export const formatPostRules = ({ by, perHour, channel }: PostRules): string =>
  [by, perHour, channel ?? ''].join(' ').trim();

/** Returns `null` for unknown words. Does not check the channel. */
export function parsePostRules(text: string): PostRules | null {
  const [who, cap, channel = null] = text.split(' ');
  const by = POSTERS.find((each) => each === who);
  const perHour = POST_CAPS.find((each) => String(each) === cap);
  return by === undefined || perHour === undefined ? null : { by, perHour, channel };
}
