import type { Action, ActionKind, Danger } from '../engine';

/** Actions that walk several steps, and strike a creature in the way if the player agrees. */
const WALKS: readonly ActionKind[] = ['explore', 'travel', 'descend', 'ascend', 'fetch'];

/** True if the hero would strike a creature in the way while walking. */
export const isStrikeAside = (danger: Danger, { kind }: Action): boolean =>
  danger === 'friendly' && WALKS.includes(kind);

/** True if the action leads over stairs, up or down. */
export const isClimb = ({ kind }: Action): boolean => kind === 'descend' || kind === 'ascend';
