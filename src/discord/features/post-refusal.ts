import { asReply, channelMention, ephemeralNote, inChannel, type Message, type Reply } from '../api';
import type { HandlerContext } from '../context';
import { replyToOutcome } from '../outcomes/outcome-reply';
import type { BoardRenderer, Caller, Output } from '../types';

type PostRefusal = Exclude<Output<'mayPost'>, { kind: 'may-post' }>;

const KINDS: readonly string[] = [
  'not-here',
  'no-posts',
  'posts-elsewhere',
  'too-many-posts',
] satisfies PostRefusal['kind'][];

export const isPostRefusal = (outcome: { kind: string }): outcome is PostRefusal => KINDS.includes(outcome.kind);

export function postRefusalReply(refusal: PostRefusal, renderer: BoardRenderer): Reply {
  const { refusedPosts } = renderer.i18n.sharing;
  switch (refusal.kind) {
    case 'not-here':
      return replyToOutcome(refusal, 'command', renderer);
    case 'no-posts':
      return ephemeralNote(refusedPosts[refusal.by]);
    case 'posts-elsewhere':
      return ephemeralNote(refusedPosts.elsewhere(channelMention(refusal.channel)));
    case 'too-many-posts':
      return ephemeralNote(refusedPosts.tooMany(refusal.perHour));
  }
}

/** Posts to the channel, or explains the rule against the post. */
export async function postReply(
  { play, isManager }: HandlerContext,
  message: Message,
  caller: Caller,
  renderer: BoardRenderer,
): Promise<Reply> {
  const allowed = await play.mayPost({ ...inChannel(caller), isManager });
  return allowed.kind === 'may-post' ? asReply(message, 'public') : postRefusalReply(allowed, renderer);
}
