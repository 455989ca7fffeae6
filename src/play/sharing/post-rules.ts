import { snowflakeTime } from '../../lib/snowflake';
import { isAllowedIn } from '../../settings/allowed-channels';
import type { ChannelId } from '../../storage/contract';
import type { ChannelCaller } from '../caller';
import type { Context } from '../context';
import { type ChannelRefusal, channelRefusal, loadConfig } from '../turns/server-rules';

export type Poster = ChannelCaller & { isManager?: boolean };

export type PostRefusal =
  | ChannelRefusal
  | { kind: 'no-posts'; by: 'nobody' | 'managers' }
  | { kind: 'posts-elsewhere'; channel: ChannelId }
  | { kind: 'too-many-posts'; perHour: number };

/** Counts an allowed post towards the hourly limit. */
export async function postRefusal(context: Context, caller: Poster): Promise<PostRefusal | null> {
  const elsewhere = await channelRefusal(context, caller);
  if (elsewhere) return elsewhere;
  const rules = (await loadConfig(context, caller))?.posts;
  if (!rules || caller.home.kind !== 'guild') return null;
  const { by, channel, perHour } = rules;
  if (by === 'nobody' || (by === 'managers' && !caller.isManager)) return { kind: 'no-posts', by };
  if (channel !== null && !isAllowedIn([channel], caller)) return { kind: 'posts-elsewhere', channel };
  if (perHour === 0) return null;
  const { interaction, signal } = caller;
  const post = { guild: caller.home.id, interaction, at: snowflakeTime(interaction) };
  return (await context.store.countPost(post, perHour, signal)) ? null : { kind: 'too-many-posts', perHour };
}
