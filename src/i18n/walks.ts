import type { Action, ActionKind, Danger } from '../engine';

/** Actions that walk several steps. If the player agrees, the hero strikes a creature in the way. */
const WALKS: readonly ActionKind[] = ['explore', 'travel', 'descend', 'ascend', 'fetch'];

/**
 * True if the engine refused a walk so that the hero does not strike a creature that is not hostile. `danger` is the
 * danger in the refusal.
 */
export const isStrikeAside = (danger: Danger, { kind }: Action): boolean =>
  danger === 'friendly' && WALKS.includes(kind);

export const isClimb = ({ kind }: Action): boolean => kind === 'descend' || kind === 'ascend';
