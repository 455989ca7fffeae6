import type { Action, ActionKind, Danger } from '../engine';

/** Actions in which the hero, if the player agrees, strikes a creature in the way. */
const WALKS: readonly ActionKind[] = ['explore', 'travel', 'descend', 'ascend', 'fetch'];

/** True if a walk was refused because the hero would strike a creature that is not hostile. */
export const isStrikeAside = (danger: Danger, { kind }: Action): boolean =>
  danger === 'friendly' && WALKS.includes(kind);

/** True for the use of stairs, down or up. */
export const isClimb = ({ kind }: Action): boolean => kind === 'descend' || kind === 'ascend';
