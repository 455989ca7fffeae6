import { USUAL_POST_RULES } from '../../../settings/post-rules';
import { channelMention } from '../../api';
import type { GuildConfig, I18n } from '../../types';

export function postRuleLines({ posts = USUAL_POST_RULES }: GuildConfig, { admin: { posts: texts } }: I18n): string[] {
  const { by, perHour, channel } = posts;
  return [texts.by[by], texts.cap(perHour), channel === null ? texts.anywhere : texts.only(channelMention(channel))];
}
