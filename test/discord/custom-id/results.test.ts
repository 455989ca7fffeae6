import * as fc from 'fast-check';
import { type CustomId, formatCustomId, parseCustomId } from '../../../src/discord/controls/control';
import type { DailyControl } from '../../../src/discord/controls/dailies-controls';
import type { LeaderboardControl } from '../../../src/discord/controls/leaderboards-controls';
import type { ProfileControl } from '../../../src/discord/controls/profiles-controls';

type ResultsControl = LeaderboardControl | DailyControl | Extract<ProfileControl, { kind: 'history' }>;

const circle = fc.constantFrom('global' as const, 'guild' as const);
const page = fc.nat(999);
const day = fc.constantFrom('2026-11-20', '2031-01-01');
const query = fc.record(
  {
    player: fc.bigInt(1n, 10n ** 20n - 1n).map(String),
    cause: fc.stringMatching(/^[a-z-]{1,24}$/),
    depth: fc.integer({ min: 1, max: 99 }),
    laurel: fc.boolean(),
    since: day,
    until: day,
  },
  { requiredKeys: [] },
);

const resultsControl: fc.Arbitrary<ResultsControl> = fc.oneof(
  fc.record({
    kind: fc.constant('leaderboard' as const),
    circle,
    season: fc.constantFrom('all', '2026-11', '2026-W47', '2026-11-20'),
    page,
  }),
  fc.record({
    kind: fc.constant('leaderboard' as const),
    circle,
    season: fc.constantFrom('all', '2026-11'),
    page,
    campaign: fc.stringMatching(/^[a-z0-9-]{1,24}$/),
  }),
  fc.record({ kind: fc.constant('open-leaderboard' as const), circle, season: fc.constantFrom('all', '2026-11-20') }),
  fc.record({ kind: fc.constant('best-run' as const), circle, day }),
  fc.record({ kind: fc.constant('history' as const), query, page }),
  fc.record({ kind: fc.constant('history' as const), query, page, before: fc.integer({ min: 0, max: 2 ** 41 }) }),
  fc.record(
    { kind: fc.constant('daily' as const), circle, practice: fc.boolean(), weekly: fc.constant(true as const) },
    { requiredKeys: ['kind', 'circle', 'practice'] },
  ),
  fc.record({ kind: fc.constantFrom('daily-result' as const, 'share-daily-result' as const) }),
);

const idOf = (control: ResultsControl): CustomId => ({ run: 'ABCDEFGHIJKLMNOPQRSTUVWX', version: 0, control });

test('every control about finished runs fits a custom id and reads back as it was formatted', () => {
  fc.assert(
    fc.property(resultsControl, (control) => {
      const id = formatCustomId({ ...idOf(control), run: control.kind === 'history' ? '-' : idOf(control).run });
      expect(id.length).toBeLessThanOrEqual(100);
      expect(parseCustomId(id)?.control).toEqual(control);
    }),
  );
});

test.each([
  'top:moon:all:0',
  'top:guild:2026:0',
  'top:guild:all:-1',
  'top:guild',
  'top:guild:2026-W4:0',
  'board:moon:2026-11-20',
  'board:guild:2026-11-1',
  'best:moon:2026-11-20',
  'best:guild:2026-11',
  'runs',
  'runs:x',
  'daily',
  'daily:moon',
  'fame',
])('%s is no control of the bot', (code) => {
  expect(parseCustomId(`v1|-|0|${code}`)).toBeNull();
});

test('a part of a query that cannot be parsed is left out', () => {
  const id = parseCustomId('v1|-|0|runs:0:ann:Wolf!:deep:n:today:2026-11-20');
  expect(id?.control).toEqual({ kind: 'history', page: 0, query: { laurel: false, until: '2026-11-20' } });
});
