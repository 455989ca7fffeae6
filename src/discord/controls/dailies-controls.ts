import { controlFamily, oneOf } from '../custom-id/control-family';
import type { ScopeKind } from '../types';
import { SCOPES } from './leaderboards-controls';

export type DailyControl =
  | { kind: 'daily'; circle: ScopeKind; practice: boolean; weekly?: true }
  | { kind: 'daily-result' }
  | { kind: 'share-daily-result' };

export const dailyControls = controlFamily<DailyControl>({
  daily: {
    head: 'daily',
    words: ({ circle, practice, weekly }) => [circle, ...(practice ? ['practice'] : []), ...(weekly ? ['weekly'] : [])],
    parse([word, ...others]) {
      const circle = oneOf(SCOPES, word);
      const weekly = others.includes('weekly') ? { weekly: true as const } : {};
      return circle && { kind: 'daily', circle, practice: others.includes('practice'), ...weekly };
    },
  },
  'daily-result': { head: 'result' },
  'share-daily-result': { head: 'tell' },
});
