import type { Message } from '../../scripts/discord/messages';
import { changed } from './discord-api';
import { bruno, control, setTable, type Table, versionOf, wordsOf } from './table';

let table: Table;

/** The table in these tests defers every reply after a millisecond. */
beforeEach(async () => {
  table = await setTable({ HEDGE_AFTER: '1', TOO_LATE_AFTER: '60000' });
});
afterEach(() => table.stop());

const settled = (id: string, isDone: (message: Message) => boolean): Promise<Message> =>
  changed(table.discord, id, isDone);

async function begin(): Promise<Message> {
  const delivery = await table.type('play', { seed: 'LATE' });
  expect(delivery.callback).toEqual({ type: 5 });
  const title = await settled(delivery.message?.id as string, (message) => message.files.length > 0);
  await table.press(title, control(title, 'begin'));
  return settled(title.id, (message) => wordsOf(message).includes('HP 30/30'));
}

test('a late command is deferred, and the worker fills in the board', async () => {
  const message = await begin();
  expect(wordsOf(message)).toContain('After a long night');
});

test('a late button leaves the board alone until the worker has changed it', async () => {
  const message = await begin();
  const delivery = await table.press(message, control(message, 'do:explore'));
  expect(delivery.callback).toEqual({ type: 6 });
  const after = await settled(message.id, (after) => versionOf(after) === versionOf(message) + 1);
  expect(after.files).toHaveLength(1);
});

test('an edit that arrives before the deferral is repeated', async () => {
  const message = await begin();
  table.discord.failNextEdits(404);
  await table.press(message, control(message, 'do:explore'));
  await settled(message.id, (after) => versionOf(after) === versionOf(message) + 1);
});

test('a worker that is started twice plays the turn once', async () => {
  const message = await begin();
  const delivery = await table.press(message, control(message, 'do:explore'));
  await table.again(delivery.interaction);
  await settled(message.id, (after) => versionOf(after) === versionOf(message) + 1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(versionOf(table.discord.messages.get(message.id) as Message)).toBe(versionOf(message) + 1);
});

test('a late ephemeral answer is not shown to all', async () => {
  const delivery = await table.type('run share', { as: 'animation' });
  expect(delivery.callback).toEqual({ type: 5 });
  const asked = delivery.message?.id as string;
  for (let tries = 0; tries < 200 && table.discord.messages.get(asked); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(table.discord.messages.all().map(({ visibleTo }) => visibleTo)).toEqual([expect.any(String)]);
});

test("a stranger's late press changes nothing on the board", async () => {
  const message = await begin();
  await table.press(message, control(message, 'do:explore'), bruno);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(versionOf(table.discord.messages.get(message.id) as Message)).toBe(versionOf(message));
});
