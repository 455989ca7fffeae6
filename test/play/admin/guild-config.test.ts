import { createPlay } from '../../../src/play';
import type { Context } from '../../../src/play/context';
import { channelRefusal } from '../../../src/play/turns/server-rules';
import { createMemoryStore } from '../../../src/storage';
import { ask, HOME } from '../support/callers';
import { raws } from '../support/party-scenario';

test('a setting that others keep changing first is busy, and stands in the audit as not done', async () => {
  const store = createMemoryStore();
  const eve = createPlay({ store: { ...store, putConfig: async () => 'conflict' }, raws });
  expect(await eve.configure(ask({ user: 'eve', quiet: true }))).toEqual({ kind: 'busy' });
  expect(await store.loadAudit(HOME.id, 9)).toMatchObject([{ action: 'quiet', done: false }]);
});

test('a server without configuration allows every channel, and is quiet in none', async () => {
  const play = createPlay({ store: createMemoryStore(), raws });
  const config = { guild: HOME.id, revision: 0, channels: [], mode: 'hotseat', quiet: false };
  expect(await play.configuration(ask())).toEqual({ kind: 'configured', config });
  const alone = ask({ home: { kind: 'dm', id: 'd' } as const, quiet: true });
  expect(await play.configuration(alone)).toEqual({ kind: 'no-server' });
  expect(await play.configure(alone)).toEqual({ kind: 'no-server' });
});

test('a change of the configuration stands in the audit as done, with its value', async () => {
  const store = createMemoryStore();
  const play = createPlay({ store, raws });
  const eve = <T extends object>(interaction: string, more: T) => ask({ user: 'eve', interaction, ...more });
  await play.configure(eve('1', { channels: ['c1', 'c2'] }));
  await play.configure(eve('2', { channels: [] }));
  await play.configure(eve('3', { mode: 'vote' as const }));
  await play.configure(eve('4', { quiet: false }));
  const lines = (await store.loadAudit(HOME.id, 9)).sort((a, b) => (a.interaction < b.interaction ? -1 : 1));
  expect(lines.map(({ action, detail, target, done }) => [action, detail, target, done])).toEqual([
    ['channels', 'c1 c2', null, true],
    ['channels', '', null, true],
    ['mode', 'vote', null, true],
    ['quiet', 'false', null, true],
  ]);
  expect(await play.configuration(ask())).toMatchObject({ config: { channels: [], mode: 'vote', quiet: false } });
});

test('of several settings changed at once each stands in the audit once, however often they are delivered', async () => {
  const store = createMemoryStore();
  const play = createPlay({ store, raws });
  const asked = ask({ user: 'eve', interaction: '1', channels: ['c1'], mode: 'vote' as const, quiet: true });
  for (let delivery = 0; delivery < 2; delivery++) await play.configure(asked);
  const lines = await store.loadAudit(HOME.id, 9);
  expect(lines.map(({ action, detail, done }) => `${action} ${detail} ${done}`).sort()).toEqual([
    'channels c1 true',
    'mode vote true',
    'quiet true true',
  ]);
  expect(await play.configuration(ask())).toMatchObject({ config: { channels: ['c1'], mode: 'vote', quiet: true } });
});

test('an audit shows twenty-five lines, or the number that the caller wants', async () => {
  const store = createMemoryStore();
  const play = createPlay({ store, raws });
  const line = { guild: HOME.id, by: 'eve', action: 'quiet', target: null, detail: '', done: false } as const;
  for (let at = 0; at < 26; at++) await store.beginAudit({ ...line, interaction: String(1000 + at), at });
  const shown = async (more: object) => {
    const outcome = await play.audit(ask(more));
    return outcome.kind === 'audit' ? outcome.lines.length : outcome.kind;
  };
  expect([await shown({}), await shown({ limit: 3 })]).toEqual([25, 3]);
});

test.each<[string, { channel?: string; parentChannel?: string }, boolean]>([
  ['the channel allowed', { channel: 'c1' }, true],
  ['another', { channel: 'c2' }, false],
  ['a thread of the one allowed', { channel: 'thread', parentChannel: 'c1' }, true],
  ['a thread allowed by itself', { channel: 'c1', parentChannel: 'c2' }, true],
  ['a thread of another', { channel: 'thread', parentChannel: 'c2' }, false],
  ['a place that nobody knows', {}, true],
])('if one channel is allowed, games are in %s (%j): %s', async (_, where, isAllowed) => {
  const store = createMemoryStore();
  const config = { guild: HOME.id, revision: 1, channels: ['c1'], mode: 'owner', quiet: false } as const;
  await store.putConfig({ ...config, channels: ['c1'] });
  const refusal = await channelRefusal({ store, raws } as Context, ask(where));
  expect(refusal).toEqual(isAllowed ? null : { kind: 'not-here', channels: ['c1'] });
  const elsewhere = ask({ ...where, home: { kind: 'dm', id: 'd' } as const });
  expect(await channelRefusal({ store, raws } as Context, elsewhere)).toBeNull();
});
