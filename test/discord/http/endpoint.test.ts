import { generateKeyPairSync, sign } from 'node:crypto';
import { ephemeralNote, errorReply, noteMessage } from '../../../src/discord/api/note-message';
import type { Bot } from '../../../src/discord/bot';
import type { DeferredReplyJob } from '../../../src/discord/http/deferred-reply';
import { createEndpoint, type EndpointParts } from '../../../src/discord/http/endpoint';
import type { RequestLogEntry } from '../../../src/discord/http/request-log';
import { DiscordError, type Rest, type RestResult } from '../../../src/discord/http/rest';
import { isAuthentic } from '../../../src/handlers/signature';
import { firstSnowflake } from '../../../src/lib/snowflake';
import { StoreError } from '../../../src/storage/contract';
import { englishI18n } from '../../support/bot-fixture';

const NOW = Date.UTC(2026, 10, 20, 12);
const pair = generateKeyPairSync('ed25519');

/** Snowflake made the given milliseconds before `NOW`. */
const idOfAge = (ms: number): string => String(firstSnowflake(NOW - ms));

const command = (age = 0, type = 2) => ({
  type,
  id: idOfAge(age),
  token: 'token',
  application_id: '5',
  channel_id: '8',
  user: { id: '1', username: 'aldric' },
  data: type === 3 ? { custom_id: 'v1|r|1|look', component_type: 2 } : { name: 'play' },
});

const request = (json: unknown, change: { body?: Buffer; signature?: string } = {}) => {
  const body = change.body ?? Buffer.from(typeof json === 'string' ? json : JSON.stringify(json));
  const timestamp = String(NOW / 1000);
  const signature = sign(null, Buffer.concat([Buffer.from(timestamp), body]), pair.privateKey).toString('hex');
  return {
    headers: { 'x-signature-ed25519': change.signature ?? signature, 'x-signature-timestamp': timestamp },
    body,
    receivedAt: NOW,
  };
};

const accept = async (): Promise<RestResult> => ({ kind: 'accepted' });
const silentRest: Rest = { callback: accept, editOriginal: accept, withdraw: accept, note: accept };

type Change = Partial<EndpointParts> & Partial<Pick<Bot, 'reply' | 'refuseHeavy'>> & { isSlow?: boolean };

function endpoint({ reply, refuseHeavy = async () => null, isSlow = false, ...change }: Change = {}) {
  const jobs: DeferredReplyJob[] = [];
  const bot: Bot = {
    reply: reply ?? (async (interaction) => (interaction.type === 1 ? { kind: 'pong' } : ephemeralNote('hello'))),
    isSlow: () => isSlow,
    prepareDeferral: async () => {},
    isHeavy: () => isSlow,
    refuseHeavy,
    deferred: ({ type }) => ({ kind: 'deferred', update: type === 3, ephemeral: false }),
    apology: (_, why) => noteMessage(englishI18n.notes[why]),
  };
  const serve = createEndpoint({
    isAuthentic: (request, at) => isAuthentic(pair.publicKey, request, at),
    bot,
    rest: silentRest,
    startWorker: async (job) => void jobs.push(job),
    now: () => NOW,
    ...change,
  });
  return { serve, jobs };
}

const json = (reply: { body: Buffer }) => JSON.parse(reply.body.toString());

test('a ping is answered with a pong and its content type', async () => {
  const reply = await endpoint().serve(request({ type: 1 }));
  expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } });
  expect(json(reply)).toEqual({ type: 1 });
});

test('a forged signature gets a bare 401', async () => {
  const reply = await endpoint().serve(request({ type: 1 }, { signature: 'ab'.repeat(64) }));
  expect(reply).toEqual({ status: 401, headers: {}, body: Buffer.alloc(0) });
});

test('an oversized body gets 413 before anything is verified', async () => {
  const reply = await endpoint().serve(request('', { body: Buffer.alloc(256 * 1024 + 1), signature: 'ab'.repeat(64) }));
  expect(reply.status).toBe(413);
});

test('a body of the largest size is verified', async () => {
  const sent = request('', { body: Buffer.alloc(256 * 1024), signature: 'ab'.repeat(64) });
  expect((await endpoint().serve(sent)).status).toBe(401);
});

test.each(['not json', '[]', '{}', '{"type":2}', '{"type":99}', JSON.stringify({ ...command(), id: 'x' })])(
  'a signed body that is no interaction gets 400: %s',
  async (body) => {
    expect((await endpoint().serve(request(body))).status).toBe(400);
  },
);

test('a command is answered in the response itself', async () => {
  const reply = await endpoint().serve(request(command()));
  expect(json(reply)).toMatchObject({ type: 4, data: { components: [{ type: 10, content: 'hello' }] } });
});

test('an interaction that arrives too late is not played', async () => {
  const reply = jest.fn<ReturnType<Bot['reply']>, Parameters<Bot['reply']>>();
  const answered = await endpoint({ reply }).serve(request(command(2300)));
  expect(reply).not.toHaveBeenCalled();
  expect(json(answered).data.components[0].content).toContain('too late');
});

test.each([
  [2, 2199, 'hello'],
  [2, 2200, englishI18n.notes.tooLate],
  [3, 2200, englishI18n.notes.tooLate],
])('an interaction of type %i that is %i ms old is answered: %s', async (type, age, words) => {
  const reply = json(await endpoint().serve(request(command(age, type))));
  expect(reply).toMatchObject({ type: 4, data: { flags: 32768 | 64, components: [{ content: words }] } });
});

test('suggestions are made even if they come too late', async () => {
  const choices = [{ name: 'a', value: 'b' }];
  const { serve } = endpoint({ reply: async () => ({ kind: 'choices', choices }) });
  expect(json(await serve(request(command(2300, 4))))).toEqual({ type: 8, data: { choices } });
});

test.each([
  [15 * 60_000, 'too late'],
  [15 * 60_000 + 1, 'hello'],
  [-1, 'hello'],
])('an age of %i ms by the id is believed or not: %s', async (age, words) => {
  expect(json(await endpoint().serve(request(command(age)))).data.components[0].content).toContain(words);
});

test('a request that waited with the host is as old as its id says', async () => {
  const { serve, jobs } = endpoint({ reply: unavailable });
  await serve({ ...request(command(0)), receivedAt: NOW - 500 });
  await serve({ ...request(command(700)), receivedAt: NOW - 500 });
  expect(jobs.map(({ sentAt }) => sentAt)).toEqual([NOW - 500, NOW - 700]);
});

test('an absurd age by the id does not count', async () => {
  const old = await endpoint().serve(request({ ...command(), id: '42' }));
  const future = await endpoint().serve(request(command(-60_000)));
  expect([json(old).type, json(future).type]).toEqual([4, 4]);
});

const never: Bot['reply'] = (_interaction, _now, signal) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

test.each([
  [2, { type: 5 }],
  [3, { type: 6 }],
])('a reply to type %i that would be late is deferred to the worker', async (type, deferral) => {
  const { serve, jobs } = endpoint({ reply: never, limits: { hedgeAt: 20 } });
  expect(json(await serve(request(command(0, type))))).toEqual(deferral);
  expect(jobs).toMatchObject([{ interaction: { id: idOfAge(0), token: 'token' }, sentAt: NOW, ephemeral: false }]);
});

test('a reply has the rest of two seconds', async () => {
  const slow: Bot['reply'] = async (_interaction, _now, signal) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return ephemeralNote(signal?.aborted ? 'aborted' : 'in time');
  };
  const textAfter = async (age: number) =>
    json(await endpoint({ reply: slow }).serve(request(command(age)))).data.components[0].content;
  expect(await textAfter(1500)).toBe('in time');
  expect(await textAfter(1995)).toBe('aborted');
});

const unavailable: Bot['reply'] = () => Promise.reject(new StoreError('unavailable'));

test.each([
  [2, { type: 5 }],
  [3, { type: 6 }],
])('a request that a silent store may have carried out is left to the worker: type %i', async (type, deferral) => {
  const { serve, jobs } = endpoint({ reply: unavailable });
  expect(json(await serve(request(command(100, type))))).toEqual(deferral);
  expect(jobs).toMatchObject([{ interaction: { id: idOfAge(100) }, sentAt: NOW - 100 }]);
});

test('if the id is no clock, the worker is told when the request arrived', async () => {
  const { serve, jobs } = endpoint({ reply: unavailable });
  await serve(request({ ...command(), id: '42' }));
  expect(jobs).toMatchObject([{ sentAt: NOW }]);
});

const noWorker = async () => {
  throw new Error('no worker');
};

test.each([
  ['late', never],
  ['unclear', unavailable],
])('if the worker cannot be started either, a reply that is %s says that it may have counted', async (_, reply) => {
  const { serve } = endpoint({ reply, limits: { hedgeAt: 20 }, startWorker: noWorker });
  const answer = json(await serve(request(command())));
  expect(answer).toMatchObject({ type: 4, data: { flags: expect.any(Number) } });
  expect(answer.data.components[0].content).toBe(englishI18n.notes.unanswered);
});

test('the endpoint does not wait for a worker that does not start in time', async () => {
  const startWorker: EndpointParts['startWorker'] = (_job, signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const { serve } = endpoint({ reply: unavailable, limits: { replyBy: 20 }, startWorker });
  expect(json(await serve(request(command())))).toMatchObject({ type: 4 });
});

test('a slow request that arrives too late is not begun', async () => {
  const { serve, jobs } = endpoint({ isSlow: true });
  expect(json(await serve(request(command())))).toEqual({ type: 5 });
  expect(json(await serve(request(command(2300)))).data.components[0].content).toContain('too late');
  expect(jobs).toHaveLength(1);
});

test('heavy work is refused and not begun if the user has no lease left', async () => {
  const refuseHeavy = async () => noteMessage('again in a moment');
  const { serve, jobs } = endpoint({ isSlow: true, refuseHeavy });
  expect(json(await serve(request(command())))).toMatchObject({
    type: 4,
    data: { flags: 32768 | 64, components: [{ content: 'again in a moment' }] },
  });
  expect(jobs).toEqual([]);
});

test('only heavy work takes a lease', async () => {
  const refuseHeavy = async () => noteMessage('again in a moment');
  const { serve } = endpoint({ refuseHeavy });
  expect(json(await serve(request(command()))).data.components[0].content).toBe('hello');
});

test('heavy work goes on if the leases cannot be read', async () => {
  const refuseHeavy = async () => Promise.reject(new Error('silent'));
  const { serve, jobs } = endpoint({ isSlow: true, refuseHeavy });
  expect(json(await serve(request(command())))).toEqual({ type: 5 });
  expect(jobs).toHaveLength(1);
});

const pictured =
  (bytes: number): Bot['reply'] =>
  async () => ({
    kind: 'update',
    message: {
      ...noteMessage('board'),
      attachments: [{ name: 'map-1.png', bytes: Buffer.alloc(bytes, 7), description: 'a map' }],
    },
  });

test('a picture is sent inline, beside the message as JSON', async () => {
  const { headers, body } = await endpoint({ reply: pictured(1000) }).serve(request(command(0, 3)));
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  expect(JSON.parse(form.get('payload_json') as string)).toMatchObject({
    type: 7,
    data: { attachments: [{ id: 0, filename: 'map-1.png', description: 'a map' }] },
  });
  expect((form.get('files[0]') as File).size).toBe(1000);
});

test('a large picture takes the callback route, and the response is empty', async () => {
  const callback = jest.fn(accept);
  const { serve } = endpoint({ reply: pictured(90_000), rest: { ...silentRest, callback } });
  expect(await serve(request(command(0, 3)))).toMatchObject({ status: 202, body: Buffer.alloc(0) });
  expect(callback).toHaveBeenCalledTimes(1);
});

test.each([
  [80 * 1024, 'inline'],
  [80 * 1024 + 1, 'by the callback route'],
])('a picture of %i bytes goes %s', async (bytes, how) => {
  const callback = jest.fn(accept);
  const { serve } = endpoint({ reply: pictured(bytes), rest: { ...silentRest, callback } });
  expect((await serve(request(command(0, 3)))).status).toBe(how === 'inline' ? 200 : 202);
  expect(callback).toHaveBeenCalledTimes(how === 'inline' ? 0 : 1);
});

test('the sizes of all pictures of a message count', async () => {
  const message = {
    ...noteMessage('board'),
    attachments: [1, 2].map((n) => ({ name: `${n}.png`, bytes: Buffer.alloc(50_000), description: '' })),
  };
  const { serve } = endpoint({ reply: async () => ({ kind: 'update', message }) });
  expect((await serve(request(command(0, 3)))).status).toBe(202);
});

test('the callback route is given up when the reply must leave', async () => {
  const callback = jest.fn<ReturnType<Rest['callback']>, Parameters<Rest['callback']>>(accept);
  const { serve } = endpoint({ reply: pictured(90_000), rest: { ...silentRest, callback } });
  await serve(request(command(300, 3)));
  expect(callback.mock.calls[0]?.[2]).toBe(NOW - 300 + 2800);
});

test('if the callback route fails, the large picture goes inline', async () => {
  const error = new DiscordError('callback', { status: 500, retryAfter: null, code: null, error: null });
  const callback = async (): Promise<RestResult> => ({ kind: 'unclear', error });
  const { serve } = endpoint({ reply: pictured(90_000), rest: { ...silentRest, callback } });
  expect((await serve(request(command(0, 3)))).body.length).toBeGreaterThan(90_000);
});

test('a picture too large for a response, too, is left to the worker', async () => {
  const error = new DiscordError('callback', { status: 500, retryAfter: null, code: null, error: null });
  const callback = async (): Promise<RestResult> => ({ kind: 'refused', error });
  const { serve, jobs } = endpoint({ reply: pictured(4_000_001), rest: { ...silentRest, callback } });
  expect(json(await serve(request(command(0, 3))))).toEqual({ type: 6 });
  expect(jobs).toHaveLength(1);
});

test('a failure after the reply had to leave is left to the worker, too', async () => {
  const error = new DiscordError('callback', { status: 500, retryAfter: null, code: null, error: null });
  let took = 0;
  const callback = async (): Promise<RestResult> => {
    took = 3000;
    return { kind: 'refused', error };
  };
  const rest = { ...silentRest, callback };
  const { serve, jobs } = endpoint({ reply: pictured(4_000_001), rest, now: () => NOW + took });
  expect(json(await serve(request(command(0, 3))))).toEqual({ type: 6 });
  expect(jobs).toHaveLength(1);
});

/** Records that the endpoint writes about one request. */
async function recorded(sent: ReturnType<typeof request>, reply?: Bot['reply'], change: Change = {}) {
  const records: RequestLogEntry[] = [];
  const record = (entry: RequestLogEntry) => void records.push(entry);
  await endpoint({ ...change, record, ...(reply ? { reply } : {}) }).serve(sent);
  return records;
}

const noteReply = { kind: 'message', message: noteMessage('x'), ephemeral: true } as const;
const applied: Bot['reply'] = async () => ({ ...noteReply, trace: { run: 'r', version: 7, result: 'applied' } });

test('every interaction has one log entry: command, outcome, duration and size', async () => {
  expect(await recorded(request(command()), applied)).toEqual([
    {
      status: 200,
      interaction: idOfAge(0),
      type: 2,
      command: 'play',
      outcome: 'answered',
      cause: null,
      workerCause: null,
      run: 'r',
      version: 7,
      result: 'applied',
      ms: 0,
      bytes: expect.any(Number),
    },
  ]);
});

test('the log names the subcommand that was typed', async () => {
  const typed = (name: string, options: object[]) => request({ ...command(), data: { name, options } });
  expect(await recorded(typed('run', [{ name: 'share', type: 1, options: [] }]))).toMatchObject([
    { command: 'run share' },
  ]);
  expect(await recorded(typed('move', [{ name: 'to', type: 3, value: 'north' }]))).toMatchObject([{ command: 'move' }]);
});

test('the log names the time and the size, and the route', async () => {
  let clock = NOW;
  const now = () => (clock += 5);
  const [entry] = await recorded(request(command()), applied, { now });
  expect(entry).toMatchObject({ outcome: 'answered' });
  expect(entry?.ms).toBeGreaterThan(0);
  expect(entry?.bytes).toBeGreaterThan(100);
  expect(await recorded(request(command(0, 3)), pictured(90_000))).toMatchObject([{ outcome: 'callback', bytes: 0 }]);
  expect(await recorded(request(command(2300)))).toMatchObject([{ outcome: 'too-late', cause: null }]);
  expect(await recorded(request(command()), undefined, { isSlow: true })).toMatchObject([
    { outcome: 'deferred', cause: null, workerCause: null },
  ]);
  expect(await recorded(request({ type: 1 }))).toMatchObject([
    { outcome: 'answered', interaction: null, type: 1, command: null },
  ]);
  const form = { ...command(), type: 5, data: { custom_id: 'form' } };
  expect(await recorded(request(form))).toMatchObject([{ type: 5, interaction: idOfAge(0), command: null }]);
  const typed = { ...command(), type: 4, data: { name: 'use' } };
  const none: Bot['reply'] = async () => ({ kind: 'choices', choices: [] });
  expect(await recorded(request(typed), none)).toMatchObject([{ type: 4, command: 'use', outcome: 'answered' }]);
});

test.each([
  ['v1|r|1|look', 'look'],
  ['v1|r|1|go:wait', 'wait'],
  ['v1|r|1|do:move:n', 'move'],
  ['v1|r|1|choose:drop', 'choose'],
  ['whatever', null],
])('the record of a button %s names its purpose', async (custom_id, name) => {
  const pressed = { ...command(0, 3), data: { custom_id, component_type: 2 } };
  expect(await recorded(request(pressed))).toMatchObject([{ command: name, type: 3 }]);
});

test.each([
  [401, request({ type: 1 }, { signature: 'ab'.repeat(64) })],
  [413, request('', { body: Buffer.alloc(256 * 1024 + 1) })],
])('a request rejected with %i is logged without its body', async (status, sent) => {
  const subject = { interaction: null, type: null, command: null, run: null, version: null, result: null };
  const nothing = { ...subject, cause: null, workerCause: null };
  expect(await recorded(sent)).toEqual([{ ...nothing, status, outcome: 'rejected', ms: 0, bytes: 0 }]);
});

test('a signed request that cannot be read is logged as failed, with the wrong field', async () => {
  const [entry] = await recorded(request({ ...command(), token: 7 }));
  expect(entry).toMatchObject({
    ...{ status: 400, outcome: 'failed', interaction: null },
    cause: { name: 'unreadable', code: 'unreadable', message: 'token' },
  });
});

describe('the log entry says that', () => {
  test('a reply was late', async () => {
    const entry = { outcome: 'deferred', cause: { name: 'DeadlineError', code: 'deadline' }, workerCause: null };
    expect(await recorded(request(command()), never, { limits: { hedgeAt: 20 } })).toMatchObject([entry]);
  });

  test('a store gave no answer, and the consequence', async () => {
    const error = new StoreError('unavailable', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) });
    expect(await recorded(request(command()), () => Promise.reject(error))).toMatchObject([
      {
        outcome: 'deferred',
        cause: { name: 'StoreError', code: 'unavailable', cause: { code: 'ECONNRESET', message: 'reset' } },
      },
    ]);
  });

  test('the worker was not started', async () => {
    expect(await recorded(request(command()), unavailable, { startWorker: noWorker })).toMatchObject([
      { outcome: 'failed', cause: { code: 'unavailable' }, workerCause: { name: 'Error', message: 'no worker' } },
    ]);
  });

  test('a bug was answered with an apology', async () => {
    const apology: Bot['reply'] = async () => errorReply(new TypeError('no such level'), englishI18n.notes);
    expect(await recorded(request(command()), apology)).toMatchObject([
      { outcome: 'failed', cause: { name: 'TypeError', code: null, message: 'no such level' } },
    ]);
  });

  test('suggestions are missing', async () => {
    const typed = { ...command(), type: 4, data: { name: 'use', options: [] } };
    const empty: Bot['reply'] = async () => ({ kind: 'choices', choices: [], error: new StoreError('unavailable') });
    expect(await recorded(request(typed), empty)).toMatchObject([
      { outcome: 'failed', cause: { code: 'unavailable' } },
    ]);
    const failing: Bot['reply'] = () => Promise.reject(new StoreError('unavailable'));
    expect(await recorded(request(typed), failing)).toMatchObject([{ outcome: 'failed', workerCause: null }]);
  });

  test('a parser failed, without the quoted text, which may hold a name', async () => {
    const parsing = async () => JSON.parse('aldric, a hero');
    const [entry] = await recorded(request(command()), parsing);
    expect(entry?.cause).toMatchObject({ name: 'SyntaxError', message: expect.stringContaining('JSON') });
    expect(JSON.stringify(entry)).not.toContain('aldric');
  });
});

test('no log entry has a token, a signature or a name', async () => {
  const sent = request(command());
  const json = JSON.stringify(await recorded(sent, applied));
  expect(json).not.toContain('token');
  expect(json).not.toContain('aldric');
  expect(json).not.toContain(sent.headers['x-signature-ed25519']);
});
