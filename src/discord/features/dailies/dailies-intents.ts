import type { ScopeKind } from '../../types';
import { intentFamily } from '../intent-family';

export interface DailyIntent {
  kind: 'daily';
  circle: ScopeKind;
  practice: boolean;
  weekly?: true;
}

export const dailyIntents = intentFamily<DailyIntent>({ daily: true });
