import type { ActionSubmission, Caller, Outcome } from '../../../src/play/contract';

export const HOME = { kind: 'guild', id: '77' } as const;
let interactions = 0;

/** Request of Ann's with an interaction id of its own. */
export function ask<T extends object>(more?: T): Caller & T {
  const interaction = String(1_000_000 + interactions++);
  return { interaction, user: 'ann', userName: 'Ann', home: HOME, now: 1_700_000_000_000, ...more } as Caller & T;
}

/** Slash command to wait. A command names neither run nor version. */
export function waitSubmission(more: Partial<ActionSubmission> = {}): ActionSubmission {
  return ask({ run: null, seenVersion: null, action: { kind: 'wait' } as const, ...more });
}

/** Returns the outcome. Throws if it is of another kind. */
export function expectKind<K extends Outcome['kind']>(outcome: Outcome, kind: K): Extract<Outcome, { kind: K }> {
  if (outcome.kind !== kind) throw new Error(`expected ${kind}, was told ${JSON.stringify(outcome).slice(0, 300)}`);
  return outcome as Extract<Outcome, { kind: K }>;
}
