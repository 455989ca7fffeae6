import { errorReply } from '../../../src/discord/api/note-message';
import type { Bot } from '../../../src/discord/bot';
import { completeDeferredReply } from '../../../src/discord/http/deferred-reply';
import { createRest } from '../../../src/discord/http/rest';
import { StoreError } from '../../../src/storage/contract';
import { englishI18n } from '../../support/bot-fixture';
import {
  type Answer,
  APOLOGY,
  board,
  bot,
  complete,
  discord,
  EDIT,
  interaction,
  MINUTE,
  NOTE,
  refused,
  shared,
} from '../../support/deferred-reply';

const WITHDRAWAL = EDIT.replace('PATCH', 'DELETE');

test('a deferred reply edits the message', () =>
  discord([], async ({ base, calls }) => {
    expect(await complete(base, board, { type: 3 })).toMatchObject({ outcome: 'answered', error: null });
    expect(calls).toEqual([EDIT]);
  }));

test("if the id is no clock, the job's time of sending counts", () =>
  discord([], async ({ base, calls }) => {
    const parts = { bot: bot(board), rest: createRest({ base }) };
    const job = { interaction: { ...interaction(2), id: '9' }, sentAt: Date.now() };
    expect((await completeDeferredReply(parts, job)).outcome).toBe('answered');
    expect(calls).toEqual([EDIT]);
  }));

describe('a message that Discord finds invalid', () => {
  test('is replaced by an apology', () =>
    discord([{ status: 400, body: { code: 50035 } }], async ({ base, calls, texts }) => {
      const { outcome, error } = await complete(base, board);
      expect([outcome, calls, texts]).toEqual(['failed', [EDIT, EDIT], ['board', APOLOGY]]);
      expect(error).toMatchObject({ message: 'PATCH @original: HTTP 400', code: '50035' });
    }));

  test('leaves the board of a button unchanged, with an apology beside it', () =>
    discord([400], async ({ base, calls, texts }) => {
      expect((await complete(base, board, { type: 3 })).outcome).toBe('failed');
      expect([calls, texts]).toEqual([
        [EDIT, NOTE],
        ['board', APOLOGY],
      ]);
    }));
});

describe('a note', () => {
  test('never replaces the board', () =>
    discord([], async ({ base, calls, ephemeral }) => {
      await complete(base, refused, { type: 3 });
      expect([calls, ephemeral]).toEqual([[NOTE], [true]]);
    }));

  test('is public if all may read it', () =>
    discord([], async ({ base, calls, ephemeral }) => {
      await complete(base, shared, { type: 3 });
      expect([calls, ephemeral]).toEqual([[NOTE], [false]]);
    }));

  test.each([
    ['whose connection breaks off', 0],
    ['that Discord fails on', 500],
    ['that Discord does not answer', -1],
  ])('%s may have arrived, so it is not sent twice, and not repeated by the worker', (_, status) =>
    discord([status], async ({ base, calls }) => {
      expect((await complete(base, refused, { type: 3, timeLeft: 400 })).outcome).toBe('unclear');
      expect(calls).toEqual([NOTE]);
    }),
  );

  test.each<[string, number | Answer]>([
    ['that Discord does not know yet', 404],
    ['that is turned away', { status: 429, headers: { 'retry-after': '1' } }],
  ])('%s has not arrived, so it is sent again', (_, answer) =>
    discord([answer, answer], async ({ base, calls }) => {
      expect((await complete(base, refused, { type: 3 })).outcome).toBe('answered');
      expect(calls).toEqual([NOTE, NOTE, NOTE]);
    }),
  );

  test('is sent again if no connection was made', async () => {
    const nobody = await discord([], async ({ base }) => base);
    const { pauses, outcome } = await complete(nobody, refused, { type: 3, timeLeft: MINUTE });
    expect(pauses.length).toBeGreaterThan(3);
    expect(outcome).toBe('undelivered');
  });
});

describe('an ephemeral reply', () => {
  test('to a public deferral withdraws it and is sent as a note', () =>
    discord([], async ({ base, calls }) => {
      expect((await complete(base, refused)).outcome).toBe('answered');
      expect(calls).toEqual([WITHDRAWAL, NOTE]);
    }));

  test('to an ephemeral deferral edits it', () =>
    discord([], async ({ base, calls }) => {
      const deferred: Bot['deferred'] = () => ({ kind: 'deferred', update: false, ephemeral: true });
      await complete(base, refused, { change: { deferred } });
      expect(calls).toEqual([EDIT]);
    }));

  test('to a deferral announced in public is withdrawn, whatever would be announced now', () =>
    discord([], async ({ base, calls, ephemeral }) => {
      const deferred: Bot['deferred'] = () => ({ kind: 'deferred', update: false, ephemeral: true });
      await complete(base, refused, { change: { deferred }, announced: false });
      expect([calls, ephemeral]).toEqual([[WITHDRAWAL, NOTE], [true]]);
    }));

  test.each<[string, (number | Answer)[], string[]]>([
    [
      'finds the message deleted by somebody else goes on to the note',
      [{ status: 404, body: { code: 10_008 } }],
      [WITHDRAWAL, NOTE],
    ],
    [
      'may have landed is tried again while the token is not known',
      [500, { status: 404, body: { code: 10_015 } }],
      [WITHDRAWAL, WITHDRAWAL, WITHDRAWAL, NOTE],
    ],
    ['that outran the deferral is tried again', [404], [WITHDRAWAL, WITHDRAWAL, NOTE]],
    ['whose answer was lost may have landed', [500, 404], [WITHDRAWAL, WITHDRAWAL, NOTE]],
    ['whose connection broke off may have landed', [0, 404], [WITHDRAWAL, WITHDRAWAL, NOTE]],
    ['that is barred leaves an apology, and the note unsaid', [403], [WITHDRAWAL, EDIT]],
  ])('whose withdrawal %s', (_, statuses, expected) =>
    discord(statuses, async ({ base, calls }) => {
      await complete(base, refused);
      expect(calls).toEqual(expected);
    }),
  );
});

describe('a reply that cannot be made', () => {
  const unavailable = new StoreError('unavailable');
  const failing: Bot['reply'] = () => Promise.reject(unavailable);

  test('is tried again while the store does not answer', () =>
    discord([], async ({ base, texts }) => {
      let tries = 0;
      const recovering: Bot['reply'] = (...args) => (++tries < 12 ? failing(...args) : board(...args));
      expect((await complete(base, recovering)).outcome).toBe('answered');
      expect(texts).toEqual(['board']);
    }));

  test('ends with an apology, in time for an edit', () =>
    discord([], async ({ base, texts }) => {
      const { outcome, error, pauses } = await complete(base, failing, { timeLeft: MINUTE });
      expect([outcome, error, texts]).toEqual(['failed', unavailable, [APOLOGY]]);
      expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(MINUTE - 15_000);
    }));

  test.each([
    [15_150, []],
    [15_151, [150]],
    [15_451, [150, 300]],
  ])('is tried again while there is time for an edit: of %i ms after %j', (timeLeft, expected) =>
    discord([], async ({ base, texts }) => {
      const { outcome, pauses } = await complete(base, failing, { timeLeft });
      expect([outcome, pauses, texts]).toEqual(['failed', expected, [APOLOGY]]);
    }),
  );

  test('is not a reply that cannot be deferred', () =>
    discord([], async ({ base, texts }) => {
      const { outcome, error } = await complete(base, async () => ({ kind: 'pong' }));
      expect([outcome, error, texts]).toEqual(['failed', new Error('pong cannot be sent later'), [APOLOGY]]);
    }));

  test('is made once if anything else went wrong', () =>
    discord([], async ({ base, calls }) => {
      const reply = jest.fn<ReturnType<Bot['reply']>, Parameters<Bot['reply']>>(() => Promise.reject(new Error('bug')));
      expect((await complete(base, reply)).outcome).toBe('failed');
      expect([reply.mock.calls.length, calls]).toEqual([1, [EDIT]]);
    }));

  test('leaves the board of a button as it is', () =>
    discord([], async ({ base, calls, texts }) => {
      await complete(base, failing, { type: 3, timeLeft: MINUTE });
      expect([calls, texts]).toEqual([[NOTE], [APOLOGY]]);
    }));

  test('counts as failed if the bot itself apologized', () =>
    discord([], async ({ base }) => {
      const bug = new TypeError('bug');
      const apologizing: Bot['reply'] = async () => errorReply(bug, englishI18n.notes);
      const deferred: Bot['deferred'] = () => ({ kind: 'deferred', update: false, ephemeral: true });
      const result = await complete(base, apologizing, { change: { deferred } });
      expect(result).toMatchObject({ outcome: 'failed', error: bug, deliveryError: null });
    }));
});
