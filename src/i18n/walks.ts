import type { Action, ActionKind, Danger } from '../engine';

/** Actions that walk on their own, and strike a creature aside if the player agrees. */
const WALKS: readonly ActionKind[] = ['explore', 'travel', 'descend', 'ascend', 'fetch'];

/** True if the danger is that a walk would strike a creature which bars the way. */
export const isStrikeAside = (danger: Danger, { kind }: Action): boolean =>
  danger === 'friendly' && WALKS.includes(kind);

/** True if the action leads to stairs. */
export const isClimb = ({ kind }: Action): boolean => kind === 'descend' || kind === 'ascend';
