import { generateKeyPairSync, sign } from 'node:crypto';
import { ephemeralNote, noteMessage } from '../../../src/discord/api/message';
import type { Bot } from '../../../src/discord/bot';
import type { DeferredReplyJob } from '../../../src/discord/http/deferred-reply';
import { createEndpoint, type EndpointParts } from '../../../src/discord/http/endpoint';
import type { RequestLogEntry } from '../../../src/discord/http/request-log';
import type { Rest } from '../../../src/discord/http/rest';
import { englishI18n } from '../../support/bot-fixture';

const NOW = Date.UTC(2026, 10, 20, 12);
const pair = generateKeyPairSync('ed25519');

/** A snowflake made so many milliseconds before `NOW`. */
const idOfAge = (ms: number): string => String((BigInt(NOW - ms) - 1420070400000n) << 22n);

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

const silentRest: Rest = {
  callback: async () => true,
  editOriginal: async () => true,
  withdraw: async () => true,
  note: async () => true,
};

function endpoint(change: Partial<EndpointParts> & { reply?: Bot['reply'] } = {}) {
  const jobs: DeferredReplyJob[] = [];
  const bot: Bot = {
    reply:
      change.reply ?? (async (interaction) => (interaction.type === 1 ? { kind: 'pong' } : ephemeralNote('hello'))),
    isSlow: () => false,
    deferred: ({ type }) => ({ kind: 'deferred', update: type === 3, ephemeral: false }),
    apology: (_, why) => noteMessage(englishI18n.notes[why]),
  };
  const serve = createEndpoint({
    publicKey: pair.publicKey,
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

test('an id of an absurd age does not count as the time of sending', async () => {
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
  expect(jobs).toHaveLength(1);
  expect(jobs[0]?.interaction).toMatchObject({ id: idOfAge(0), token: 'token' });
});

test('when the worker cannot be started the reply is an apology', async () => {
  const startWorker = async () => {
    throw new Error('no worker');
  };
  const { serve } = endpoint({ reply: never, limits: { hedgeAt: 20 }, startWorker });
  const reply = json(await serve(request(command())));
  expect(reply.type).toBe(4);
  expect(reply.data.components[0].content).toContain('try again');
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
  const callback = jest.fn(async () => true);
  const { serve } = endpoint({ reply: pictured(90_000), rest: { ...silentRest, callback } });
  expect(await serve(request(command(0, 3)))).toMatchObject({ status: 202, body: Buffer.alloc(0) });
  expect(callback).toHaveBeenCalledTimes(1);
});

test('when the callback route fails the large picture goes inline after all', async () => {
  const { serve } = endpoint({ reply: pictured(90_000), rest: { ...silentRest, callback: async () => false } });
  expect((await serve(request(command(0, 3)))).body.length).toBeGreaterThan(90_000);
});

/** The records of one request. */
async function recorded(sent: ReturnType<typeof request>, reply?: Bot['reply']) {
  const records: RequestLogEntry[] = [];
  await endpoint({ record: (record) => void records.push(record), ...(reply ? { reply } : {}) }).serve(sent);
  return records;
}

const noted = { kind: 'message', message: noteMessage('x'), ephemeral: true } as const;
const applied: Bot['reply'] = async () => ({ ...noted, trace: { run: 'r', version: 7, result: 'applied' } });

test('one log entry an interaction: command, outcome, duration and size', async () => {
  expect(await recorded(request(command()), applied)).toEqual([
    {
      status: 200,
      interaction: idOfAge(0),
      type: 2,
      command: 'play',
      outcome: 'answered',
      run: 'r',
      version: 7,
      result: 'applied',
      ms: 0,
      bytes: expect.any(Number),
    },
  ]);
});

test.each([
  ['v1|r|1|look', 'look'],
  ['v1|r|1|do:move:n', 'move'],
  ['v1|r|1|choose:drop', 'choose'],
  ['whatever', null],
])('the record of a button %s names what it was for', async (custom_id, name) => {
  const pressed = { ...command(0, 3), data: { custom_id, component_type: 2 } };
  expect(await recorded(request(pressed))).toMatchObject([{ command: name, type: 3 }]);
});

test.each([
  [401, request({ type: 1 }, { signature: 'ab'.repeat(64) })],
  [400, request('nonsense')],
  [413, request('', { body: Buffer.alloc(256 * 1024 + 1) })],
])('a request rejected with %i is logged without anything of its body', async (status, sent) => {
  const nothing = { interaction: null, type: null, command: null, run: null, version: null, result: null };
  expect(await recorded(sent)).toEqual([{ ...nothing, status, outcome: 'rejected', ms: 0, bytes: 0 }]);
});

test('no log entry has a token, a signature or a name', async () => {
  const sent = request(command());
  const told = JSON.stringify(await recorded(sent, applied));
  expect(told).not.toContain('token');
  expect(told).not.toContain('aldric');
  expect(told).not.toContain(sent.headers['x-signature-ed25519']);
});
