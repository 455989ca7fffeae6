import type { ScopeKind } from '../../types';
import { intentFamily } from '../intent-family';

/** Resumes the dungeon of the day, or starts it. */
export interface DailyIntent {
  kind: 'daily';
  circle: ScopeKind;
  practice: boolean;
}

export const dailyIntents = intentFamily<DailyIntent>({ daily: true });
