import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ephemeralNote, errorReply, noteMessage } from '../../../src/discord/api/message';
import type { Bot } from '../../../src/discord/bot';
import { completeDeferredReply, type DeferredReplyResult } from '../../../src/discord/http/deferred-reply';
import { createRest } from '../../../src/discord/http/rest';
import { StoreError } from '../../../src/storage/contract';
import { englishI18n } from '../../support/bot-fixture';
import { interactionFrom } from '../../support/interactions';

const SENT_AT = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

const interaction = (type: 2 | 3) =>
  interactionFrom({
    type,
    id: String((BigInt(SENT_AT) - 1420070400000n) << 22n),
    token: 'tok',
    application_id: '5',
    user: { id: '1', username: 'aldric' },
    data: type === 2 ? { name: 'play' } : { custom_id: 'x', component_type: 2 },
  });

const bot = (reply: Bot['reply']): Bot => ({
  reply,
  isSlow: () => false,
  deferred: ({ type }) => ({ kind: 'deferred', update: type === 3, ephemeral: false }),
  apology: (_, why) => noteMessage(englishI18n.notes[why]),
});

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** What Discord is, and what was sent to it. */
interface Discord {
  base: string;
  /** Method and path of each request. */
  calls: string[];
  /** Text of the first component of each request. */
  texts: string[];
}

/** A stand-in for Discord that gives these answers in turn, then 200. 0 breaks the connection off, -1 never answers. */
async function discord<T>(answers: (number | Answer)[], use: (discord: Discord) => Promise<T>): Promise<T> {
  const [calls, texts]: [string[], string[]] = [[], []];
  const server = createServer(async (request, response) => {
    const answer = answers[calls.length] ?? 200;
    calls.push(`${request.method} ${request.url}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (chunks.length > 0) texts.push(JSON.parse(Buffer.concat(chunks).toString()).components[0].content);
    const { status, headers = {}, body } = typeof answer === 'number' ? { status: answer } : answer;
    if (status === 0) return request.socket.destroy();
    if (status === -1) return;
    response.writeHead(status, headers).end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use({ base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, texts });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

interface Completion extends DeferredReplyResult {
  /** Every pause that was made, in milliseconds. */
  pauses: number[];
}

interface Circumstances {
  type?: 2 | 3;
  /** Milliseconds between the sending and the start of the worker. */
  age?: number;
  timeLeft?: number;
  change?: Partial<Bot>;
}

/** Completes a deferred reply on a clock that only pauses move. */
async function complete(
  base: string,
  reply: Bot['reply'],
  { type = 2, age = 2000, timeLeft = 5 * MINUTE, change = {} }: Circumstances = {},
): Promise<Completion> {
  let clock = SENT_AT + age;
  const pauses: number[] = [];
  const times = {
    now: () => clock,
    sleep: async (ms: number) => {
      clock += ms;
      pauses.push(ms);
    },
  };
  const end = clock + timeLeft;
  const rest = createRest({ base, ...times });
  const parts = { bot: { ...bot(reply), ...change }, rest, ...times };
  const result = await completeDeferredReply(parts, { interaction: interaction(type) }, () => end - clock);
  return { ...result, pauses };
}

const board: Bot['reply'] = async () => ({ kind: 'update', message: noteMessage('board') });
const refused: Bot['reply'] = async () => ephemeralNote('only for you');
const EDIT = 'PATCH /webhooks/5/tok/messages/@original';
const WITHDRAWAL = EDIT.replace('PATCH', 'DELETE');
const NOTE = 'POST /webhooks/5/tok';
const APOLOGY = englishI18n.notes.tookTooLong;

test('a deferred reply edits the message', () =>
  discord([], async ({ base, calls }) => {
    expect(await complete(base, board, { type: 3 })).toMatchObject({ outcome: 'answered', error: null });
    expect(calls).toEqual([EDIT]);
  }));

describe('an edit is made again', () => {
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
    'that Discord does not answer in the time there is',
    () =>
      discord([-1], async ({ base, calls }) => {
        expect((await complete(base, board, { timeLeft: 400 })).outcome).toBe('answered');
        expect(calls).toEqual([EDIT, EDIT]);
      }),
    TEST_LIMIT_MS,
  );

  test('after a pause of its own where Discord names none that can be read, twice as long each time', () =>
    discord([{ status: 429, headers: { 'retry-after': 'soon' } }, 500, 0], async ({ base }) => {
      expect((await complete(base, board)).pauses).toEqual([150, 300, 600]);
    }));
});

describe('an edit is given up', () => {
  const hours: Answer = { status: 429, headers: { 'retry-after': '7200' } };

  test('at once when Discord asks for a longer pause than the token lives', () =>
    discord([hours], async ({ base, calls }) => {
      const { outcome, deliveryError } = await complete(base, board);
      expect([outcome, calls]).toEqual(['undelivered', [EDIT]]);
      expect(deliveryError).toMatchObject({ name: 'DiscordError', code: '429' });
    }));

  test('half a minute after it was first not found', () =>
    discord(Array(100).fill(404), async ({ base }) => {
      const { outcome, pauses } = await complete(base, board, { timeLeft: 14 * MINUTE });
      const waited = pauses.reduce((sum, pause) => sum + pause, 0);
      expect(outcome).toBe('undelivered');
      expect(waited).toBeGreaterThanOrEqual(30_000);
      expect(waited).toBeLessThan(45_000);
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

test('nothing is done and nothing sent once the token has expired', () =>
  discord([], async ({ base, calls }) => {
    const reply = jest.fn(board);
    expect((await complete(base, reply, { age: 15 * MINUTE })).outcome).toBe('lost');
    expect([reply.mock.calls, calls]).toEqual([[], []]);
  }));

test('where the id is no clock the time of sending is the one in the job', () =>
  discord([], async ({ base, calls }) => {
    const parts = { bot: bot(board), rest: createRest({ base }) };
    const job = { interaction: { ...interaction(2), id: '9' }, sentAt: Date.now() };
    expect((await completeDeferredReply(parts, job)).outcome).toBe('answered');
    expect(calls).toEqual([EDIT]);
  }));

describe('what Discord finds invalid', () => {
  test('is replaced by an apology', () =>
    discord([{ status: 400, body: { code: 50035 } }], async ({ base, calls, texts }) => {
      const { outcome, error } = await complete(base, board);
      expect([outcome, calls, texts]).toEqual(['failed', [EDIT, EDIT], ['board', APOLOGY]]);
      expect(error).toMatchObject({ message: 'PATCH @original: HTTP 400', code: '50035' });
    }));

  test('leaves the board of a button as it is, with an apology beside it', () =>
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
    discord([], async ({ base, calls }) => {
      await complete(base, refused, { type: 3 });
      expect(calls).toEqual([NOTE]);
    }));

  test.each([
    ['whose connection breaks off', 0],
    ['that Discord fails on', 500],
    ['that Discord does not answer', -1],
  ])('%s may have arrived, so it is not sent twice, and not left to be repeated', (_, status) =>
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

  test('that no connection was made for is sent again', async () => {
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

  test.each([
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

  test('is tried again while the store gives no answer', () =>
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

  test('is made once when anything else went wrong', () =>
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

  test('counts as failed when the bot itself apologized', () =>
    discord([], async ({ base }) => {
      const bug = new TypeError('bug');
      const apologizing: Bot['reply'] = async () => errorReply(bug, englishI18n.notes);
      const deferred: Bot['deferred'] = () => ({ kind: 'deferred', update: false, ephemeral: true });
      const result = await complete(base, apologizing, { change: { deferred } });
      expect(result).toMatchObject({ outcome: 'failed', error: bug, deliveryError: null });
    }));
});
