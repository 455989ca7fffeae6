import { gunzipSync } from 'node:zlib';
import { messageOf } from '../../../../src/discord/api';
import { PERMISSION } from '../../../../src/discord/api/constants';
import type { ExportedItem } from '../../../../src/storage/contract';
import { problemsOf, textOf } from '../../../support/bot-fixture';
import { ASKED, createGuild, customIdOf, isEphemeral } from '../../../support/guild';
import { interactionFrom } from '../../../support/interactions';
import { noise } from '../../../support/noise';

test('players export their data, and erase it after a confirmation', async () => {
  const { type, press, store } = createGuild();
  await type('1', 'play');
  const offer = await type('1', 'privacy');
  expect(isEphemeral(offer)).toBe(true);
  const exported = await press('1', customIdOf(offer, 'privacy:export'));
  const [file] = messageOf(exported)?.attachments ?? [];
  expect(JSON.parse(String(file?.bytes))).toEqual(expect.arrayContaining([expect.objectContaining({ SK: 'PROFILE' })]));
  const confirmation = await press('1', customIdOf(offer, 'privacy:ask'));
  expect(messageOf(await press('1', customIdOf(confirmation, 'privacy:keep')))).toEqual(messageOf(offer));
  expect(await store.loadProfile('1')).not.toBeNull();
  await press('1', customIdOf(confirmation, 'privacy:erase'));
  expect(await store.loadProfile('1')).toBeNull();
});

test('an erasure that arrives after its player began something else asks for a new confirmation', async () => {
  const { type, press, store } = createGuild();
  await type('1', 'play');
  const confirmation = await press('1', customIdOf(await type('1', 'privacy'), 'privacy:ask'));
  await type('1', 'daily', {}, { id: '500001' });
  const late = await press('1', customIdOf(confirmation, 'privacy:erase'), undefined, { id: '500000' });
  expect(textOf(late)).toContain('This arrived late');
  expect(customIdOf(late, 'privacy:erase')).toBeDefined();
  expect(await store.loadProfile('1')).not.toBeNull();
});

test.each([
  ['by its player', '1', 'v1|-|0|privacy:export', '0'],
  ['by an admin', '2', `v1|-|0|deed:export:1:sure:${ASKED}`, String(PERMISSION.manageServer)],
])('an export %s contains the dungeon of the day only after its day', async (_, user, customId, permissions) => {
  const { type, press } = createGuild({ newSeed: () => 'SECRET' });
  const noon = Date.parse('2026-11-20T12:00:00Z');
  await type('1', 'daily', {}, { now: noon });
  const exportAt = async (now: number) => {
    const reply = await press(user, customId, undefined, { permissions, now });
    return { text: textOf(reply), file: String(messageOf(reply)?.attachments[0]?.bytes) };
  };
  const open = await exportAt(noon);
  expect(open.text).toContain('left out until that day is over');
  expect(open.file).not.toContain('SECRET');
  const after = await exportAt(noon + 12 * 3_600_000);
  expect(after.text).not.toContain('left out');
  expect(after.file).toContain('SECRET');
});

test("before the erasure of a channel's run its owner reads that another member gets it, which then happens", async () => {
  const { type, press, store } = createGuild();
  await type('1', 'party', { mode: 'hotseat' });
  await type('2', 'party');
  const confirmation = await press('1', customIdOf(await type('1', 'privacy'), 'privacy:ask'));
  expect(textOf(confirmation)).toContain('A run of yours that a channel plays goes to another member');
  await press('1', customIdOf(confirmation, 'privacy:erase'));
  const party = await store.loadParty('88');
  expect(party).toMatchObject({ members: ['2'] });
  expect(await store.loadRun(party?.run ?? '')).toMatchObject({ owner: '2' });
});

describe.each([
  ['players', 'v1|-|0|privacy:export', 'This is everything stored about you.'],
  ['admins', `v1|-|0|deed:export:1:sure:${ASKED}`, 'Data of <@1> in this server'],
])('a large export, requested by %s', (_, customId, line) => {
  const items: ExportedItem[] = noise(1_100).map((text, at) => ({ PK: 'USER#1', SK: `RUN#${at}`, text }));

  /** Presses the export button in a place with the given file limit of Discord, in bytes. Resolves with the reply. */
  async function ask(locale: string, attachment_size_limit?: number) {
    const exported = async () => ({ kind: 'exported' as const, items });
    const { bot } = createGuild({ exportMine: exported, exportPlayer: exported });
    const member = { user: { id: '1', username: 'ada' }, permissions: String(PERMISSION.manageServer) };
    const part = {
      type: 3,
      data: { custom_id: customId, component_type: 2 },
      guild_id: '77',
      channel_id: '88',
      member,
    };
    const common = { id: '1000', token: 't', application_id: '5', locale, attachment_size_limit };
    const reply = await bot.reply(interactionFrom({ ...common, ...part }), { now: 1_700_000_000_000 });
    const message = messageOf(reply)!;
    expect([isEphemeral(reply), problemsOf(message)]).toEqual([true, []]);
    return { text: textOf(reply), files: message.attachments };
  }

  test('is packed, and the reply tells how to open it', async () => {
    const { text, files } = await ask('en-US');
    expect(text).toMatch(new RegExp(`^${line}\n.*packed.*double-click`));
    expect(files).toMatchObject([{ name: 'wyrmdeep.json.gz', description: line }]);
    expect(JSON.parse(gunzipSync(files[0]!.bytes).toString())).toEqual(items);
  });

  test('is answered with whom to ask, if Discord does not take it', async () => {
    const { text, files } = await ask('en-US', 500_000);
    expect(text).toMatch(/more than Discord takes here.*ask whoever runs this bot/);
    expect(files).toEqual([]);
  });

  test.each([
    ['de', 'gepackt', 'Betreiber'],
    ['es-ES', 'comprimido', 'quien lleva este bot'],
  ])('is explained in the language of the player: %s', async (locale, packed, whom) => {
    expect((await ask(locale)).text).toContain(packed);
    expect((await ask(locale, 500_000)).text).toContain(whom);
  });
});
