import { createStore } from '../../../src/storage/store';
import { sample } from '../../support/deep';
import { cutInAt } from '../support/cut-in';
import { freshId, openForTests, TABLES } from '../support/tables';

const AT = Date.UTC(2026, 10, 26);
const WEEK = '2026-W48';

describe.each(sample(TABLES, 1))('the story of a server over %s', (_, open) => {
  const opened = openForTests(open);
  const scene = () => {
    const guild = freshId();
    const { store } = opened;
    const blow = { guild, week: WEEK, raw: 'mudge', wounds: 5, felled: false, at: AT };
    const load = () => store.loadStory(guild, WEEK);
    return { store, guild, blow, load };
  };

  test('a server begins without one', async () => {
    expect(await scene().load()).toEqual({ isOn: true, hunt: null, killer: null });
  });

  test('the wounds of runs add up, and each run counts once', async () => {
    const { store, blow, load } = scene();
    for (const run of ['a', 'b', 'a']) expect(await store.woundBeast({ ...blow, run })).toBe(false);
    expect(await load()).toMatchObject({ hunt: { raw: 'mudge', wounds: 10, felled: false } });
  });

  test('runs that end at the same time all count', async () => {
    const { store, blow, load } = scene();
    await Promise.all(['a', 'b', 'c'].map((run) => store.woundBeast({ ...blow, run })));
    expect(await load()).toMatchObject({ hunt: { wounds: 15 } });
  });

  test('the first run that felled the beast is told so every time', async () => {
    const { store, blow, load } = scene();
    const fell = (run: string) => store.woundBeast({ ...blow, run, felled: true });
    expect([await fell('a'), await fell('b'), await fell('a')]).toEqual([true, false, true]);
    expect(await load()).toMatchObject({ hunt: { wounds: 5, felled: true } });
  });

  test('a rolled-back run takes its wounds back, or gives others', async () => {
    const { store, blow, load } = scene();
    await store.woundBeast({ ...blow, run: 'a' });
    await store.woundBeast({ ...blow, run: 'b' });
    for (const wounds of [0, 0, 3]) await store.woundBeast({ ...blow, run: 'a', wounds });
    expect(await load()).toMatchObject({ hunt: { wounds: 8, felled: false } });
  });

  test('if the run that felled the beast is rolled back, the beast lives', async () => {
    const { store, blow, load } = scene();
    await store.woundBeast({ ...blow, run: 'a', felled: true });
    await store.woundBeast({ ...blow, run: 'a', wounds: 0 });
    expect(await load()).toMatchObject({ hunt: { wounds: 0, felled: false } });
  });

  test('a run that gave no wounds takes none back, and writes nothing', async () => {
    const { store, blow, load } = scene();
    await store.woundBeast({ ...blow, run: 'a', wounds: 0 });
    expect((await load()).hunt).toBeNull();
  });

  test('another week has another hunt', async () => {
    const { store, guild, blow } = scene();
    await store.woundBeast({ ...blow, run: 'a' });
    expect(await store.loadStory(guild, '2026-W49')).toEqual({ isOn: true, hunt: null, killer: null });
  });

  test('the killer of the newest grave waits', async () => {
    const { store, guild, load } = scene();
    await store.putKiller(guild, { raw: 'orc', depth: 4, campaign: 'amulet', grave: AT + 1 });
    await store.putKiller(guild, { raw: 'cinder', depth: 9, grave: AT });
    expect(await load()).toMatchObject({ killer: { raw: 'orc', depth: 4, campaign: 'amulet', grave: AT + 1 } });
  });

  test('a grave is avenged once, and its killer waits no longer', async () => {
    const { store, guild, load } = scene();
    const killer = { raw: 'orc', depth: 4, grave: AT };
    const grave = { guild, depth: 4, time: AT };
    await store.putKiller(guild, killer);
    expect(await store.loadAvenged(grave)).toBeNull();
    await store.avenge(grave, { by: 'a', at: AT + 5 });
    await store.avenge(grave, { by: 'b', at: AT + 9 });
    await store.putKiller(guild, killer);
    expect([await store.loadAvenged(grave), (await load()).killer]).toEqual([AT + 5, null]);
  });

  test('only the run that avenged a grave takes that back, and then the killer waits again', async () => {
    const { store, guild, load } = scene();
    const killer = { raw: 'orc', depth: 4, campaign: 'amulet', grave: AT };
    const grave = { guild, depth: 4, time: AT };
    await store.putKiller(guild, killer);
    await store.avenge(grave, { by: 'a', at: AT + 5 });
    await store.takeBackAvenging(guild, killer, 'b');
    expect([await store.loadAvenged(grave), (await load()).killer]).toEqual([AT + 5, null]);
    for (const _ of [1, 2]) await store.takeBackAvenging(guild, killer, 'a');
    expect([await store.loadAvenged(grave), (await load()).killer]).toEqual([null, killer]);
  });

  test('a killer whose felling is taken back leaves the place to the killer of a newer grave', async () => {
    const { store, guild, load } = scene();
    const killer = { raw: 'orc', depth: 4, grave: AT };
    await store.putKiller(guild, killer);
    await store.avenge({ guild, depth: 4, time: AT }, { by: 'a', at: AT + 5 });
    await store.putKiller(guild, { ...killer, grave: AT + 9 });
    await store.takeBackAvenging(guild, killer, 'a');
    expect((await load()).killer).toMatchObject({ grave: AT + 9 });
  });

  test('avenging an older grave leaves the killer of a newer one', async () => {
    const { store, guild, load } = scene();
    await store.putKiller(guild, { raw: 'orc', depth: 4, grave: AT + 9 });
    await store.avenge({ guild, depth: 4, time: AT }, { by: 'a', at: AT + 10 });
    expect((await load()).killer).toMatchObject({ grave: AT + 9 });
  });

  test.each([0, 1])('a newer killer that comes before request %i of an avenging still waits', async (at) => {
    const { store, guild, load } = scene();
    await store.putKiller(guild, { raw: 'orc', depth: 4, grave: AT });
    const newer = { raw: 'cinder', depth: 9, grave: AT + 9 };
    const overtaken = createStore(cutInAt(opened.table, at, () => store.putKiller(guild, newer)));
    await overtaken.avenge({ guild, depth: 4, time: AT }, { by: 'a', at: AT + 10 });
    expect((await load()).killer).toEqual(newer);
  });
});
