import { controlFamily, oneOf } from '../custom-id/control-family';
import type { ScopeKind } from '../types';
import { SCOPES } from './leaderboards-controls';

/** Buttons about the daily dungeon. */
export type DailyControl =
  /** Starts the player's run in the daily dungeon, or resumes it. */
  | { kind: 'daily'; circle: ScopeKind; practice: boolean }
  /** Shows the result of the daily run in the custom id to the player alone. */
  | { kind: 'daily-result' }
  /** Shows the result of the daily run in the custom id to everybody in the channel. */
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
