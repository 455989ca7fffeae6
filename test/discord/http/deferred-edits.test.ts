import { type Answer, board, complete, discord, EDIT, MINUTE } from '../../support/deferred-reply';

describe('an edit is repeated', () => {
  test.each([
    ['that Discord does not know yet', [404, 404], 3],
    ['that Discord fails on', [500, 502, 503], 4],
    ['whose connection breaks off', [0, 0], 3],
    ['ten times over', Array(10).fill(500), 11],
  ])('%s', (_, statuses, calls) =>
    discord(statuses, async (sent) => {
      expect((await complete(sent.base, board)).outcome).toBe('answered');
      expect(sent.calls).toEqual(Array(calls).fill(EDIT));
    }),
  );

  test.each<[string, Answer, number]>([
    ['a header in seconds', { status: 429, headers: { 'retry-after': '7' } }, 7000],
    ['a header with fractions', { status: 429, headers: { 'retry-after': '1.25' } }, 1250],
    ['the body', { status: 429, body: { retry_after: 0.75 } }, 750],
    [
      'the header rather than the body',
      { status: 429, headers: { 'retry-after': '3' }, body: { retry_after: 9 } },
      3000,
    ],
    ['a header of an unavailable server', { status: 503, headers: { 'retry-after': '4' } }, 4000],
  ])('after the pause that Discord asks for by %s', (_, answer, pause) =>
    discord([answer], async ({ base }) => {
      expect(await complete(base, board)).toMatchObject({ outcome: 'answered', pauses: [pause] });
    }),
  );

  const TEST_LIMIT_MS = 5_000;
  test(
    'if Discord does not answer within the time',
    () =>
      discord([-1], async ({ base, calls }) => {
        expect((await complete(base, board, { timeLeft: 400 })).outcome).toBe('answered');
        expect(calls).toEqual([EDIT, EDIT]);
      }),
    TEST_LIMIT_MS,
  );

  test('after a doubling pause of its own if Discord names none that can be read', () =>
    discord([{ status: 429, headers: { 'retry-after': 'soon' } }, 500, 0], async ({ base }) => {
      expect((await complete(base, board)).pauses).toEqual([150, 300, 600]);
    }));
});

describe('an edit is given up', () => {
  const hours: Answer = { status: 429, headers: { 'retry-after': '7200' } };

  test('at once if Discord asks for a longer pause than the life of the token', () =>
    discord([hours], async ({ base, calls }) => {
      const { outcome, deliveryError } = await complete(base, board);
      expect([outcome, calls]).toEqual(['undelivered', [EDIT]]);
      expect(deliveryError).toMatchObject({ name: 'DiscordError', code: '429' });
      expect(deliveryError).not.toHaveProperty('cause');
    }));

  test('with an error that names the request, and says if there was no answer', () =>
    discord([0], async ({ base }) => {
      const { deliveryError } = await complete(base, board, { timeLeft: 150 });
      expect(deliveryError).toMatchObject({ message: 'PATCH @original: no response', code: '0' });
      expect(deliveryError).toHaveProperty('cause');
    }));

  test.each<[string, Answer]>([
    ['', { status: 404 }],
    [', as its token is not known', { status: 404, body: { code: 10_015 } }],
  ])('some seconds after Discord first did not find it%s', (_, answer) =>
    discord(Array(100).fill(answer), async ({ base }) => {
      const { outcome, pauses } = await complete(base, board, { timeLeft: 14 * MINUTE });
      const waited = pauses.reduce((sum, pause) => sum + pause, 0);
      expect(outcome).toBe('undelivered');
      expect(waited).toBeGreaterThanOrEqual(5_000);
      expect(waited).toBeLessThan(10_000);
    }),
  );

  test.each([
    ['message', 10_008],
    ['channel', 10_003],
  ])('at once if its %s was deleted', (_, code) =>
    discord([{ status: 404, body: { code } }], async ({ base, calls }) => {
      expect(await complete(base, board)).toMatchObject({ outcome: 'gone', pauses: [] });
      expect(calls).toEqual([EDIT]);
    }),
  );

  test('at once if its token is no longer valid, without an apology that nobody could read', () =>
    discord([{ status: 401, body: { code: 50_027 } }], async ({ base, calls }) => {
      expect(await complete(base, board)).toMatchObject({ outcome: 'undelivered', pauses: [] });
      expect(calls).toEqual([EDIT]);
    }));

  test.each([
    ['when the function has no more time', { timeLeft: MINUTE }, MINUTE],
    ['when the token expires', { age: 12 * MINUTE, timeLeft: 14 * MINUTE }, 3 * MINUTE],
  ])('%s', (_, circumstances, most) =>
    discord(Array(500).fill(500), async ({ base }) => {
      const { outcome, pauses } = await complete(base, board, circumstances);
      const waited = pauses.reduce((sum, pause) => sum + pause, 0);
      expect(outcome).toBe('undelivered');
      expect(waited).toBeGreaterThan(most - 30_000);
      expect(waited).toBeLessThan(most);
    }),
  );
});

test.each([
  [150, []],
  [151, [150]],
])('an edit is repeated while there is time: of %i ms after %j', (timeLeft, expected) =>
  discord([500, 500, 500], async ({ base }) => {
    expect(await complete(base, board, { timeLeft })).toMatchObject({ outcome: 'undelivered', pauses: expected });
  }),
);

test.each([
  [15 * MINUTE - 10_000, 'lost'],
  [15 * MINUTE - 10_001, 'answered'],
])('a token is used until ten seconds before it expires: %i ms after it was sent the reply is %s', (age, outcome) =>
  discord([], async ({ base }) => {
    expect((await complete(base, board, { age })).outcome).toBe(outcome);
  }),
);

test('after the expiry of the token nothing is done and nothing sent', () =>
  discord([], async ({ base, calls }) => {
    const reply = jest.fn(board);
    expect((await complete(base, reply, { age: 15 * MINUTE })).outcome).toBe('lost');
    expect([reply.mock.calls, calls]).toEqual([[], []]);
  }));
