import { controlFamily, oneOf } from '../custom-id/control-family';
import type { ScopeKind } from '../types';
import { SCOPES } from './leaderboards-controls';

/** Controls of the dungeon of the day. */
export type DailyControl =
  /** Resumes the daily run, or starts it. */
  | { kind: 'daily'; circle: ScopeKind; practice: boolean }
  /** The result of the daily run that the control names, for its player. */
  | { kind: 'daily-result' }
  /** The same, for all in the channel. */
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
