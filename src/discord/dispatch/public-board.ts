import type { Reply, Webhook } from '../api';
import type { KnownBoards } from '../known-boards';
import type { Caller } from '../types';

interface Answered {
  caller: Caller;
  webhook: Webhook;
  isInEphemeral: boolean;
}

/**
 * Keeps the public board up to date. The public board is the message that shows a run to everybody. If only the player
 * sees a reply that changes the board, adds an edit of the public board. After a late press on the public board,
 * updates the pressed message, unless this message already shows the present version. In direct messages, a reply with
 * `isPublicInDms` becomes a public message with the board. Records the public board that the reply shows or edits.
 */
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
