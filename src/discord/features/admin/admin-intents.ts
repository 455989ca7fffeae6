import type { UserId } from '../../types';
import { intentFamily } from '../intent-family';

export type AdminIntent =
  | { kind: 'admin'; show: 'panel'; to: number | null }
  | { kind: 'admin'; show: 'audit' }
  | { kind: 'admin'; show: 'runs'; player: UserId }
  /** Asks to confirm. `reset` and `end` act on the first listed run. */
  | { kind: 'admin'; show: 'reset' | 'end' | 'export' | 'erase'; player: UserId }
  | { kind: 'admin'; show: 'rollback'; player: UserId; to: number };

export const adminIntents = intentFamily<AdminIntent>({ admin: true });
