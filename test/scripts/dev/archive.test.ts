import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openArchive } from '../../../scripts/dev/archive';
import type { Message } from '../../../scripts/discord/messages';

const folder = mkdtempSync(join(tmpdir(), 'archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const message = (id: string): Message => ({
  id,
  channel: '1',
  visibleTo: null,
  cause: null,
  flags: 0,
  content: `number ${id}`,
  embeds: [],
  components: [],
  files: [
    { id: '9', filename: 'map.png', description: 'a map', contentType: 'image/png', bytes: Buffer.from([0, 255, 7]) },
  ],
  sentAt: 5,
  editedAt: null,
});

test('messages and their files come back after a restart', () => {
  const file = join(folder, 'deep', 'channel.json');
  const before = openArchive(file);
  before.messages.put(message('1'));
  before.messages.put(message('2'));
  before.messages.remove('1');
  before.flush();
  expect(openArchive(file).messages.all()).toEqual([message('2')]);
});

test('only the newest messages are kept', () => {
  const file = join(folder, 'many.json');
  const before = openArchive(file);
  for (let id = 1; id <= 50; id++) before.messages.put(message(String(id)));
  before.flush();
  const kept = openArchive(file).messages.all();
  expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([40, '11', '50']);
});
