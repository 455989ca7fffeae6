import type { Reply } from '../../api';
import type { Applied, Outcome } from '../../types';

interface Parts {
  /** Takes the turn, and tells what its outcome will most likely be while it is committed. */
  submit: (expected: (outcome: Applied) => void) => Promise<Outcome>;
  /** Makes the reply, picture and all. */
  replyTo: (outcome: Outcome) => Reply;
  /** Makes the reply to an outcome that was not expected. */
  otherwise: (outcome: Outcome) => Promise<Reply>;
}

/** The reply to a turn, made while that is committed; given only once it is, and if its outcome is the expected one. */
export async function replyMeanwhile({ submit, replyTo, otherwise }: Parts): Promise<Reply> {
  const made = new Map<unknown, { expected: Applied; reply: Reply }>();
  const outcome = await submit((expected) => void made.set(expected.board, { expected, reply: replyTo(expected) }));
  const ready = 'board' in outcome ? made.get(outcome.board) : undefined;
  return ready && isSame(ready.expected, outcome) ? ready.reply : otherwise(outcome);
}

/** Whether the outcome has all that was expected, and no more: it may bring a hint, or tell of feats. */
function isSame(expected: Applied, outcome: Outcome): boolean {
  const [own, other] = [new Map(Object.entries(outcome)), Object.entries(expected)];
  return own.size === other.length && other.every(([name, value]) => own.get(name) === value);
}
