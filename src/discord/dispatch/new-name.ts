import { type Reply, text } from '../api';

/** The reply to a command of the release before, with a line below it that names the command of today. */
export function noteNewName(reply: Reply, note: string): Reply {
  if (reply.kind !== 'message' && reply.kind !== 'update') return reply;
  const { message } = reply;
  return { ...reply, message: { ...message, components: [...message.components, text(`-# ${note}`)] } };
}
