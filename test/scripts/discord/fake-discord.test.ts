import { createPublicKey, verify } from 'node:crypto';
import { FakeDiscord, type FakeDiscordOptions } from '../../../scripts/discord/fake-discord';
import type { Draft, Interaction } from '../../../scripts/discord/interaction';
import { createSigningKeys } from '../../../scripts/discord/keys';
import { type Callback, FLAG } from '../../../scripts/discord/payload';
import { apiReply } from '../../../scripts/discord/routes';
import type { IncomingReply } from '../../../scripts/discord/transport';
import { PEOPLE, PLACES } from '../../../scripts/discord/users';
import { snowflakeTime } from '../../../src/lib/snowflake';

const keys = createSigningKeys();
const at = { person: PEOPLE[0]!, place: PLACES[0]! };
const command: Draft = { ...at, kind: 'command', command: 'play', options: [] };
const json = (callback: Callback): IncomingReply => ({
  status: 200,
  contentType: 'application/json',
  body: Buffer.from(JSON.stringify(callback)),
});
const messageWith = (content: string): Callback => ({ type: 4, data: { content } });
const accepted: IncomingReply = { status: 202, contentType: '', body: Buffer.alloc(0) };

/** Discord whose application gives the answers of `answer`. Its clock moves only when a test moves it. */
function discordWith(
  answer: (interaction: Interaction) => IncomingReply | Promise<IncomingReply>,
  more: Partial<FakeDiscordOptions> = {},
) {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const transport = async ({ body }: { body: string }) => answer(JSON.parse(body));
  const discord = new FakeDiscord({
    keys,
    transport,
    commands: [{ name: 'play', description: 'd' }],
    now: () => clock.now,
    ...more,
  });
  const call = (method: string, path: string, body: unknown) =>
    apiReply(discord, { method, path, contentType: 'application/json', body: Buffer.from(JSON.stringify(body)) });
  const acknowledge = ({ id, token }: Interaction, callback: Callback) =>
    call('POST', `/interactions/${id}/${token}/callback`, callback);
  const edit = ({ token }: Interaction, body: object) => call('PATCH', `/webhooks/1/${token}/messages/@original`, body);
  return { discord, clock, acknowledge, edit };
}

test('an interaction is signed with its timestamp and its exact bytes', async () => {
  let sent: { headers: Record<string, string>; body: string } | null = null;
  const { discord } = discordWith(() => json(messageWith('hi')), {
    transport: async (request) => {
      sent = request;
      return json(messageWith('hi'));
    },
  });
  await discord.deliver(command);
  const { headers, body } = sent as unknown as { headers: Record<string, string>; body: string };
  const key = createPublicKey({
    key: Buffer.from(`302a300506032b6570032100${keys.publicKey}`, 'hex'),
    format: 'der',
    type: 'spki',
  });
  const message = Buffer.from(headers['x-signature-timestamp'] + body);
  expect(verify(null, message, key, Buffer.from(headers['x-signature-ed25519']!, 'hex'))).toBe(true);
});

test("an interaction's id contains its time, and no two are equal", async () => {
  const { discord, clock } = discordWith(() => json(messageWith('hi')));
  const ids = [await discord.deliver(command), await discord.deliver(command)].map(
    (delivery) => delivery.interaction.id,
  );
  expect(new Set(ids).size).toBe(2);
  expect(snowflakeTime(ids[0]!)).toBe(clock.now);
  // Example from Discord's API reference.
  expect(snowflakeTime('175928847299117063')).toBe(1_462_015_105_796);
});

test('an inline answer becomes a message', async () => {
  const { discord } = discordWith(() => json(messageWith('hello')));
  const delivery = await discord.deliver(command);
  expect(delivery.ok).toBe(true);
  expect(delivery.message?.content).toBe('hello');
  expect(delivery.message?.cause).toEqual({ user: at.person.id, command: 'play' });
});

test('only the asker sees an ephemeral answer', async () => {
  const { discord } = discordWith(() => json({ type: 4, data: { content: 'x', flags: FLAG.ephemeral } }));
  expect((await discord.deliver(command)).message?.visibleTo).toBe(at.person.id);
});

test('without an answer in time the interaction fails, and a later answer changes nothing', async () => {
  const { discord, acknowledge, clock } = discordWith(() => new Promise<never>(() => undefined), {
    limits: { ackMs: 20 },
  });
  const delivery = await discord.deliver(command);
  expect(delivery.ok).toBe(false);
  clock.now += 21;
  expect(await acknowledge(delivery.interaction, messageWith('late'))).toMatchObject({
    status: 404,
    json: { code: 10062 },
  });
  expect(discord.messages.all()).toEqual([]);
});

test('only one answer counts', async () => {
  const { discord, acknowledge } = discordWith(() => json(messageWith('first')));
  const { interaction } = await discord.deliver(command);
  expect(await acknowledge(interaction, messageWith('second'))).toMatchObject({ status: 400, json: { code: 40060 } });
  expect(discord.messages.all().map(({ content }) => content)).toEqual(['first']);
});

test('an unknown interaction cannot be answered', async () => {
  const { acknowledge } = discordWith(() => json(messageWith('x')));
  expect(await acknowledge({ id: '1', token: 'forged', type: 2 }, messageWith('x'))).toMatchObject({
    status: 404,
    json: { code: 10062 },
  });
});

test('the callback route answers in place of the reply', async () => {
  const fake = discordWith(async (interaction) => {
    expect((await fake.acknowledge(interaction, messageWith('by callback'))).status).toBe(204);
    return accepted;
  });
  const delivery = await fake.discord.deliver(command);
  expect(delivery.ok).toBe(true);
  expect(delivery.message?.content).toBe('by callback');
});

test('a deferred message waits, and its edit ends the waiting', async () => {
  const { discord, edit } = discordWith(() => json({ type: 5 }));
  const { interaction, message } = await discord.deliver(command);
  expect(message!.flags & FLAG.loading).toBe(FLAG.loading);
  expect((await edit(interaction, { content: 'done' })).status).toBe(200);
  expect(discord.messages.get(message!.id)).toMatchObject({ content: 'done', flags: 0 });
});

test('an edit before the first answer finds no webhook', async () => {
  const fake = discordWith(async (interaction) => {
    expect(await fake.edit(interaction, { content: 'early' })).toMatchObject({ status: 404, json: { code: 10015 } });
    return json({ type: 5 });
  });
  expect((await fake.discord.deliver(command)).ok).toBe(true);
});

test('a token ends after fifteen minutes', async () => {
  const { discord, edit, clock } = discordWith(() => json({ type: 5 }));
  const { interaction } = await discord.deliver(command);
  clock.now += 15 * 60_000 + 1;
  expect(await edit(interaction, { content: 'x' })).toMatchObject({ status: 401, json: { code: 50027 } });
});

test('an edit that Discord would refuse is refused', async () => {
  const { discord, edit } = discordWith(() => json({ type: 5 }));
  const { interaction } = await discord.deliver(command);
  expect(await edit(interaction, { content: 'x'.repeat(2001) })).toMatchObject({ status: 400, json: { code: 50035 } });
});

test('the next edits fail in the given ways, one after another', async () => {
  const { discord, edit } = discordWith(() => json({ type: 5 }));
  const { interaction } = await discord.deliver(command);
  discord.failNextEdits(404, 429);
  const statuses = [
    await edit(interaction, { content: 'x' }),
    await edit(interaction, { content: 'x' }),
    await edit(interaction, { content: 'x' }),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([404, 429, 200]);
});

test('a button changes its message, and unlisted files are removed', async () => {
  const board = (turn: number, type: number) => {
    const form = new FormData();
    const components = [{ type: 12, items: [{ media: { url: `attachment://${turn}.png` } }] }];
    form.append(
      'payload_json',
      JSON.stringify({
        type,
        data: {
          flags: FLAG.componentsV2,
          components,
          attachments: [{ id: 0, filename: `${turn}.png`, description: 'a map' }],
        },
      }),
    );
    form.append('files[0]', new Blob(['png'], { type: 'image/png' }), `${turn}.png`);
    return form;
  };
  const { discord } = discordWith(async ({ type }) => {
    const response = new Response(type === 2 ? board(1, 4) : board(2, 7));
    return {
      status: 200,
      contentType: response.headers.get('content-type')!,
      body: Buffer.from(await response.arrayBuffer()),
    };
  });
  const first = await discord.deliver(command);
  expect(first.message?.files).toMatchObject([{ filename: '1.png', description: 'a map' }]);
  const press: Draft = { ...at, kind: 'component', message: first.message!, customId: 'x', componentType: 2 };
  const second = await discord.deliver(press);
  expect(second.message?.id).toBe(first.message?.id);
  expect(second.message?.files.map(({ filename }) => filename)).toEqual(['2.png']);
});

test('a reply that is too large inline is lost', async () => {
  const { discord } = discordWith(() => json(messageWith('x'.repeat(200))), { limits: { inlineBytes: 100 } });
  expect((await discord.deliver(command)).problems.join()).toMatch(/too large/);
});

test('a refused signature is a failed interaction', async () => {
  const { discord } = discordWith(() => ({ status: 401, contentType: '', body: Buffer.alloc(0) }));
  expect(await discord.deliver(command)).toMatchObject({ ok: false, status: 401 });
});

test('in a direct message the user takes the place of the member', async () => {
  const { discord } = discordWith(() => json(messageWith('x')));
  const dm = PLACES.find(({ kind }) => kind === 'dm')!;
  const { interaction } = await discord.deliver({ ...command, place: dm });
  expect(interaction).toMatchObject({ user: { id: at.person.id }, context: 1 });
  expect(interaction.guild_id).toBeUndefined();
});

test('the user who installed the app is named as its installer', async () => {
  const { discord } = discordWith(() => json(messageWith('x')));
  const owners = { '1': at.person.id };
  const [server, , dm] = PLACES;
  const among = async (place: (typeof PLACES)[number]) =>
    (await discord.deliver({ ...command, place: { ...place, brought: true } })).interaction;
  expect(await among(dm!)).toMatchObject({ context: 2, channel_id: dm!.id, authorizing_integration_owners: owners });
  expect(await among(server!)).toMatchObject({ context: 0, authorizing_integration_owners: owners });
});
