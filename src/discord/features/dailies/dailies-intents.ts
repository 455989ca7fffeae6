import type { ScopeKind } from '../../types';
import { intentFamily } from '../intent-family';

/** Request of the command `/daily`: start or resume the run in the dungeon of the day or week. */
export interface DailyIntent {
  kind: 'daily';
  circle: ScopeKind;
  practice: boolean;
  /** Set for the dungeon of the week. */
  weekly?: true;
}

export const dailyIntents = intentFamily<DailyIntent>({ daily: true });
