import type { ScopeKind } from '../../types';
import { intentFamily } from '../intent-family';

/** Request of the command `/daily`: start or resume the run in the daily dungeon. */
export interface DailyIntent {
  kind: 'daily';
  circle: ScopeKind;
  practice: boolean;
}

export const dailyIntents = intentFamily<DailyIntent>({ daily: true });
