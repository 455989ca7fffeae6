import type { Reply, Webhook } from '../api';
import type { KnownBoards } from '../known-boards';
import type { Caller } from '../types';

interface Answered {
  caller: Caller;
  webhook: Webhook;
  isInEphemeral: boolean;
}

/** Adds an edit of the public board to an ephemeral reply. Notes boards in `boards`. */
export function keepPublicBoard(reply: Reply, answered: Answered, boards: KnownBoards): Reply {
  if (reply.kind !== 'message' && reply.kind !== 'update') return reply;
  const { caller, isInEphemeral } = answered;
  const { home, now, sentAt = now } = caller;
  const { change, ...own } = reply;
  const { run = null, version = null } = own.trace ?? {};
  const webhook = { application_id: answered.webhook.application_id, token: answered.webhook.token };
  const known = change ? boards.find(change.run, now) : null;
  const isBehind = change?.isPressed === true && known?.version !== version;
  const isForAll = own.kind === 'message' && own.isPublicInDms === true && home.kind !== 'guild';
  const shown = change && (isBehind || isForAll) ? { ...own, message: change.draw() } : own;
  const made: typeof own = isBehind
    ? { kind: 'update', message: shown.message, ...(own.trace && { trace: own.trace }) }
    : { ...shown, ...(isForAll && { ephemeral: false }) };
  const isPublic = made.kind === 'message' ? !made.ephemeral : !isInEphemeral;
  if (isPublic && run !== null) boards.note(run, { webhook, sentAt, version });
  if (isPublic || !change || change.isPressed || !known) return made;
  boards.note(change.run, { ...known, version });
  return {
    ...made,
    edit: { webhook: known.webhook, message: change.draw(), refused: () => boards.forget(change.run) },
  };
}
