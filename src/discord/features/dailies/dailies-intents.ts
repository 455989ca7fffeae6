import type { ScopeKind } from '../../types';
import { intentFamily } from '../intent-family';

/** Starts or resumes the daily dungeon. */
export interface DailyIntent {
  kind: 'daily';
  circle: ScopeKind;
  practice: boolean;
}

export const dailyIntents = intentFamily<DailyIntent>({ daily: true });
