import type { Action, ActionKind, Danger } from '../engine';

/** Actions that walk several steps, and strike a creature in the way if the player agrees. */
const WALKS: readonly ActionKind[] = ['explore', 'travel', 'descend', 'ascend', 'fetch'];

/**
 * True if the engine refused a walk because the hero would strike a creature in the way that is not hostile. `danger`
 * is the danger in the refusal of the action.
 */
export const isStrikeAside = (danger: Danger, { kind }: Action): boolean =>
  danger === 'friendly' && WALKS.includes(kind);

export const isClimb = ({ kind }: Action): boolean => kind === 'descend' || kind === 'ascend';
