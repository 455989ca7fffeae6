import { isLoaded, type Run, type UnloadableRun } from '../../storage/contract';
import type { Context } from '../context';
import type { InputOf } from '../use-case';
import { findRun } from './load-run';
import type { Outcome, TurnUseCases } from './turns-contract';

/** Returns the run of the message with the pressed button, or `null`. */
export async function runBelow(
  context: Context,
  { restart, signal }: InputOf<TurnUseCases, 'play'>,
  active: Run | UnloadableRun | null,
): Promise<Run | UnloadableRun | null> {
  if (typeof restart !== 'object') return null;
  return restart.run === active?.id ? active : findRun(context, restart.run, signal);
}

/** The reply must not replace a shared message or a finished run's card. */
export function markKeptMessage(
  outcome: Outcome,
  { user, restart }: InputOf<TurnUseCases, 'play'>,
  { below, active }: Record<'below' | 'active', Run | UnloadableRun | null>,
): Outcome {
  const isOwn = below !== null && (below === active || (below.owner === user && below.channel === null));
  const isOver = isLoaded(below) && below.game.over !== null;
  if (typeof restart !== 'object' || (isOwn && !isOver)) return outcome;
  return isMarkable(outcome) ? { ...outcome, keepsMessage: true } : outcome;
}

type Marked = Extract<Outcome, { keepsMessage?: true }>;

const isMarkable = (outcome: Outcome): outcome is Marked =>
  ['started', 'board', 'stale', 'confirm-restart'].includes(outcome.kind);
