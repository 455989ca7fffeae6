import { createPlay } from '../../src/play';
import { isOvertaken, withWrites } from '../../src/play/last-writes';
import type { GuildConfig, Party, Profile } from '../../src/storage/contract';
import { MemoryTable } from '../../src/storage/dynamo/memory-table';
import { createStore } from '../../src/storage/store';
import { ask, expectKind } from './support/callers';
import { raws, startParty } from './support/party-scenario';

/** Changes that are delivered again after later changes of the same fields. */

const play = (table = new MemoryTable()) => {
  const store = createStore(table);
  return { store, play: createPlay({ store, raws }) };
};

describe('a field', () => {
  const last = withWrites({ mode: '20' }, '30', ['quiet']);

  test('keeps the id of its last write beside the ids of other fields', () => {
    expect(last).toEqual({ mode: '20', quiet: '30' });
  });

  test.each([
    ['29', true],
    ['30', false],
    ['31', false],
    ['typed', false],
  ])('last written by interaction 30 has overtaken interaction %s: %s', (interaction, overtaken) => {
    expect(isOvertaken(interaction, 'quiet', last)).toBe(overtaken);
  });

  test('that nobody has written has overtaken nobody', () => {
    expect([isOvertaken('1', 'channels', last), isOvertaken('1', 'quiet', undefined)]).toEqual([false, false]);
  });

  test('is not lowered by an older write, nor by an id without an order', () => {
    expect([withWrites(last, '25', ['quiet']), withWrites(last, 'typed', ['quiet'])]).toEqual([last, last]);
  });
});

test.each([
  [{ quiet: true }, { quiet: false }],
  [{ mode: 'vote' }, { mode: 'hotseat' }],
  [{ channels: ['7'] }, { channels: [] }],
] as const)('a server’s %j is not set again by a late delivery after %j', async (first, second) => {
  const { store, play: use } = play();
  const late = ask(first as Partial<GuildConfig>);
  await use.configure(late);
  await use.configure(ask(second as Partial<GuildConfig>));
  expect(await use.configure(late)).toMatchObject({ kind: 'configured', config: second });
  expect(await store.loadConfig('77')).toMatchObject(second);
});

test('a late delivery changes fields that nobody has changed since', async () => {
  const { store, play: use } = play();
  const slow = ask({ quiet: true });
  await use.configure(ask({ mode: 'vote' as const }));
  await use.configure(slow);
  expect(await store.loadConfig('77')).toMatchObject({ quiet: true, mode: 'vote' });
});

test.each([
  [{ quiet: true }, { quiet: false }],
  [{ language: 'de' }, { language: 'es' }],
  [{ large: true }, { large: false }],
  [{ waivedConfirmations: ['self'] }, { waivedConfirmations: [] }],
] as const)('a player’s %j is not set again by a late delivery after %j', async (first, second) => {
  const { store, play: use } = play();
  const late = ask({ settings: first as unknown as Partial<Profile['settings']> });
  await use.settings(late);
  await use.settings(ask({ settings: second as unknown as Partial<Profile['settings']> }));
  expect(await use.settings(late)).toMatchObject({ kind: 'settings', settings: second });
  expect((await store.loadProfile('ann'))?.settings).toMatchObject(second);
});

describe('a late delivery does not undo a later change of the party:', () => {
  const bobIn = (party: Party | null) => party?.members.includes('bob');

  test('to join', async () => {
    const { play: use, at, store, channel } = await startParty(new MemoryTable(), 'hotseat');
    const late = at('bob');
    await use.joinParty(late);
    await use.leaveParty(at('bob'));
    expectKind((await use.joinParty(late)) as never, 'outdated');
    expect(bobIn(await store.loadParty(channel))).toBe(false);
    await use.joinParty(at('bob'));
    expect(bobIn(await store.loadParty(channel))).toBe(true);
  });

  test('to leave', async () => {
    const { play: use, at, store, channel } = await startParty(new MemoryTable(), 'hotseat', ['bob']);
    const late = at('bob');
    await use.leaveParty(late);
    await use.joinParty(at('bob'));
    await use.leaveParty(late);
    expect(bobIn(await store.loadParty(channel))).toBe(true);
  });

  test('to join by `/party`', async () => {
    const { play: use, at, store, channel } = await startParty(new MemoryTable(), 'hotseat');
    const late = at('bob');
    await use.party(late);
    await use.leaveParty(at('bob'));
    await use.party(late);
    expect(bobIn(await store.loadParty(channel))).toBe(false);
  });

  test('to join and vote', async () => {
    const { play: use, at, press, store, channel } = await startParty(new MemoryTable(), 'vote', ['cid', 'bob']);
    const { interaction } = at('bob');
    expectKind(await press('bob', 0, undefined, { interaction }), 'voted');
    await use.leaveParty(at('bob'));
    expectKind(await press('bob', 0, undefined, { interaction }), 'outdated');
    expect(bobIn(await store.loadParty(channel))).toBe(false);
  });

  test('the mode', async () => {
    const { play: use, at, store, channel } = await startParty(new MemoryTable(), 'hotseat');
    const late = at('ann', { mode: 'vote' as const });
    await use.partyMode(late);
    await use.partyMode(at('ann', { mode: 'handover' as const }));
    await use.partyMode(late);
    expect(await store.loadParty(channel)).toMatchObject({ mode: 'handover' });
  });

  test('the language', async () => {
    const { play: use, at, store, channel } = await startParty(new MemoryTable(), 'hotseat');
    const late = at('ann', { display: { language: 'de' }, language: 'en' });
    await use.partyDisplay(late);
    await use.partyDisplay(at('ann', { display: { language: 'es' }, language: 'en' }));
    await use.partyDisplay(at('ann', { display: { palette: 'safe' as const }, language: 'en' }));
    await use.partyDisplay(late);
    expect((await store.loadParty(channel))?.display).toMatchObject({ language: 'es', palette: 'safe' });
  });

  test('the torch', async () => {
    const { play: use, at, store, channel } = await startParty(new MemoryTable(), 'handover', ['bob']);
    const late = at('ann', { to: 'bob' });
    await use.changeHolder(late);
    await use.changeHolder(at('bob', { to: 'ann' }));
    await use.changeHolder(late);
    expect(await store.loadParty(channel)).toMatchObject({ holder: 'ann' });
  });

  test('to join the earlier run', async () => {
    const { play: use, at, type, store, channel } = await startParty(new MemoryTable(), 'hotseat');
    const late = at('bob');
    await use.joinParty(late);
    await type('ann', { kind: 'abandon', sure: true });
    await use.party(at('ann'));
    await use.joinParty(late);
    expect(bobIn(await store.loadParty(channel))).toBe(false);
  });
});

test('an erasure forgets that a player left a party', async () => {
  const table = new MemoryTable();
  const { play: use, at, store, channel } = await startParty(table, 'hotseat', ['bob']);
  await use.leaveParty(at('bob'));
  expect(JSON.stringify(await store.exportUser('bob', null, 1))).toContain('"changedBy"');
  await store.eraseUser('bob', null, 1);
  expect(JSON.stringify(await table.get(`CHANNEL#${channel}`, 'PARTY'))).not.toContain('bob');
});
