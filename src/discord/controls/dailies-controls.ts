import { controlFamily, oneOf } from '../custom-id/control-family';
import type { ScopeKind } from '../types';
import { SCOPES } from './leaderboards-controls';

/** Controls of the daily dungeon. */
export type DailyControl =
  /** Resumes the daily run, or starts it. */
  | { kind: 'daily'; circle: ScopeKind; practice: boolean }
  /** Shows the player the result of the daily run that the custom id names. */
  | { kind: 'daily-result' }
  /** Shows the channel the result of the daily run that the custom id names. */
  | { kind: 'share-daily-result' };

export const dailyControls = controlFamily<DailyControl>({
  daily: {
    head: 'daily',
    words: ({ circle, practice }) => (practice ? [circle, 'practice'] : [circle]),
    parse([word, practice]) {
      const circle = oneOf(SCOPES, word);
      return circle && { kind: 'daily', circle, practice: practice === 'practice' };
    },
  },
  'daily-result': { head: 'result' },
  'share-daily-result': { head: 'tell' },
});
