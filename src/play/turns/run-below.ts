import type { Run, UnloadableRun } from '../../storage/contract';
import type { Context } from '../context';
import type { InputOf } from '../use-case';
import { findRun } from './load-run';
import type { Outcome, TurnUseCases } from './turns-contract';

/**
 * Returns the run that the message with the pressed button is about. Returns `null` if no button was pressed, or if the
 * run is gone.
 */
export async function runBelow(
  context: Context,
  { restart, signal }: InputOf<TurnUseCases, 'play'>,
  active: Run | UnloadableRun | null,
): Promise<Run | UnloadableRun | null> {
  if (typeof restart !== 'object') return null;
  return restart.run === active?.id ? active : findRun(context, restart.run, signal);
}

/**
 * Marks the outcome, unless the pressed button stands below the caller's own run of one player. Any other message may
 * be public, because it shows another player's or a channel's run. A public message must stay.
 */
export function markBelowOther(
  outcome: Outcome,
  { user, restart }: InputOf<TurnUseCases, 'play'>,
  { below, active }: Record<'below' | 'active', Run | UnloadableRun | null>,
): Outcome {
  const isOwn = below !== null && (below === active || (below.owner === user && below.channel === null));
  if (typeof restart !== 'object' || isOwn) return outcome;
  return isMarkable(outcome) ? { ...outcome, belowOther: true } : outcome;
}

type Marked = Extract<Outcome, { belowOther?: true }>;

const isMarkable = (outcome: Outcome): outcome is Marked =>
  ['started', 'board', 'stale', 'confirm-restart'].includes(outcome.kind);
