import { noteMessage, replyBody } from '../../../src/discord/api';
import { gallery } from '../../../src/discord/api/component';
import type { Message } from '../../../src/discord/api/reply';

// Flag of ephemeral messages. This number and the callback types below come from Discord's documentation.
const EPHEMERAL = 64;

test.each([
  [{ kind: 'pong' }, { type: 1 }],
  [{ kind: 'deferred', update: true, ephemeral: false }, { type: 6 }],
  [{ kind: 'deferred', update: true, ephemeral: true }, { type: 6 }],
  [
    { kind: 'deferred', update: false, ephemeral: true },
    { type: 5, data: { flags: EPHEMERAL } },
  ],
  [
    { kind: 'choices', choices: [{ name: 'a', value: 'b' }] },
    { type: 8, data: { choices: [{ name: 'a', value: 'b' }] } },
  ],
] as const)('the reply %j is sent as %j', (reply, body) => {
  expect(replyBody(reply as never)).toEqual(body);
});

test('a deferred message that all may see has no flag', () => {
  const { type, data } = replyBody({ kind: 'deferred', update: false, ephemeral: false });
  expect(type).toBe(5);
  expect(Number(data?.flags ?? 0) & EPHEMERAL).toBe(0);
});

test.each([true, false])('only a message is marked as ephemeral (%s), an update never', (ephemeral) => {
  const message = noteMessage('x');
  const sent = replyBody({ kind: 'message', message, ephemeral });
  expect(sent.type).toBe(4);
  expect((Number(sent.data?.flags) & EPHEMERAL) !== 0).toBe(ephemeral);
  const update = replyBody({ kind: 'update', message });
  expect(update.type).toBe(7);
  expect(Number(update.data?.flags) & EPHEMERAL).toBe(0);
});

test('the alt text of a picture stands only in its gallery, that of another file beside its name', () => {
  const [map, data] = ['map-1.png', 'data.json'].map((name) => ({ name, bytes: Buffer.alloc(1), description: name }));
  const components = [{ type: 17, components: [gallery(map!)] }] as Message['components'];
  const { data: sent } = replyBody({ kind: 'update', message: { components, attachments: [map!, data!] } });
  expect(sent?.attachments).toEqual([
    { id: 0, filename: 'map-1.png' },
    { id: 1, filename: 'data.json', description: 'data.json' },
  ]);
});
