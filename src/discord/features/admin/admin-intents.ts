import type { UserId } from '../../types';
import { intentFamily } from '../intent-family';

export type AdminIntent =
  /** Opens the server's panel. If `to` is not `null`, the admin may roll a picked run back to that version. */
  | { kind: 'admin'; show: 'panel'; to: number | null }
  | { kind: 'admin'; show: 'audit' }
  /** Lists a player's runs in the server, with actions on the player's data there. */
  | { kind: 'admin'; show: 'runs'; player: UserId }
  /** Asks before an action on the player's first run in the server, or on the player's data there. */
  | { kind: 'admin'; show: 'reset' | 'end' | 'export' | 'erase'; player: UserId }
  | { kind: 'admin'; show: 'rollback'; player: UserId; to: number };

export const adminIntents = intentFamily<AdminIntent>({ admin: true });
