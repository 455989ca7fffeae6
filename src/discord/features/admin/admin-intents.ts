import type { UserId } from '../../types';
import { intentFamily } from '../intent-family';

export type AdminIntent =
  /** The panel of a server; a run picked there may be taken back to a version. */
  | { kind: 'admin'; show: 'panel'; to: number | null }
  | { kind: 'admin'; show: 'audit' }
  /** A player's runs in the server, and what can be done about their data there. */
  | { kind: 'admin'; show: 'runs'; player: UserId }
  /** What is asked before it is done to the run that a player plays in the server, or about their data there. */
  | { kind: 'admin'; show: 'reset' | 'end' | 'export' | 'erase'; player: UserId }
  | { kind: 'admin'; show: 'rollback'; player: UserId; to: number };

export const adminIntents = intentFamily<AdminIntent>({ admin: true });
