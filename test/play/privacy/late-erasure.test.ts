import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { createPlay, type Play } from '../../../src/play';
import type { Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { cutInAt } from '../../storage/support/cut-in';
import { ask, expectKind } from '../support/callers';
import { killAt, stepsOf } from '../support/crashing-table';
import { raws } from '../support/party-scenario';
import { pointsOf } from '../support/points';

/** Presses that confirm an erasure, delivered again or late. Each erases nothing that began after the press. */

const ANN = '910000000000000001';
const EVE = '930000000000000003';
type Where = { user: string; channel: string };
const inChannel = <T extends object>(more?: T) => ask({ user: ANN, channel: 'c', ...more } as T & Where);

const playOver = (table: Table): Play => createPlay({ store: createStore(table), raws });

async function setUp() {
  const table = new RestorableTable();
  const play = playOver(table);
  const { run } = expectKind(await play.play(inChannel()), 'started').board;
  return { table, store: createStore(table), play, run };
}

/** Things that Ann begins after an erasure. */
const BEGINNINGS: Record<string, (play: Play) => Promise<unknown>> = {
  'a run': (play) => play.play(inChannel()),
  'the daily': (play) => play.daily(inChannel({ circle: 'global' as const })),
  'a setting': (play) => play.settings(inChannel({ settings: { language: 'de' as const } })),
  'a party': (play) => play.party(inChannel()),
};

/** Presses that erase Ann: her own, an admin's, and her own while she is an admin. */
const ERASURES = {
  'a player': () => {
    const press = inChannel();
    return (play: Play) => play.eraseMine(press);
  },
  'an admin': () => {
    const press = ask({ user: EVE, player: ANN });
    return (play: Play) => play.erasePlayer(press);
  },
  'an admin who erases themself': () => {
    const press = inChannel({ player: ANN });
    return (play: Play) => play.erasePlayer(press);
  },
};

/** Items about Ann, without audit lines, because a late delivery of an admin's press may write one. */
const keptOf = async (table: Table) => {
  const items = await createStore(table).exportUser(ANN, null, 1);
  return items.filter(({ SK }) => !String(SK).startsWith('AUDIT'));
};

describe.each(Object.entries(ERASURES))('an erasure by %s that is delivered again', (_, press) => {
  test.each(Object.entries(BEGINNINGS))('erases nothing of %s that began since', async (_, begin) => {
    const { table, play, store, run } = await setUp();
    const erase = press();
    expect(await erase(play)).toEqual({ kind: 'erased' });
    expect(await store.loadRun(run)).toBeNull();
    await begin(play);
    const kept = await keptOf(table);
    expect(kept).not.toEqual([]);
    expect(await erase(play)).toEqual({ kind: 'erased' });
    expect(await keptOf(table)).toEqual(kept);
  });

  test('finishes the work of an earlier delivery', async () => {
    const calm = await setUp();
    const steps = await stepsOf(calm.table, (table) => press()(playOver(table)));
    for (const step of pointsOf(steps)) {
      const { table, store, run } = await setUp();
      const erase = press();
      await killAt(table, step, (dying) => erase(playOver(dying)));
      expect(await erase(playOver(table))).toEqual({ kind: 'erased' });
      expect({ step, run: await store.loadRun(run) }).toEqual({ step, run: null });
    }
  });
});

test('a later press erases what began after the earlier press', async () => {
  const { play, store } = await setUp();
  await play.eraseMine(inChannel());
  const { run } = expectKind(await play.play(inChannel()), 'started').board;
  await play.eraseMine(inChannel());
  expect(await store.loadRun(run)).toBeNull();
});

test('a press that arrives after its player began something else erases nothing', async () => {
  const { table, play } = await setUp();
  const slow = inChannel();
  await play.daily(inChannel({ circle: 'global' as const }));
  const kept = await keptOf(table);
  expect(await play.eraseMine(slow)).toEqual({ kind: 'overtaken' });
  expect(await keptOf(table)).toEqual(kept);
});

test('an erasure overtaken by another delivery at any request erases no run that began since', async () => {
  const first = await setUp();
  const calm = cutInAt(first.table, -1, async () => {});
  await playOver(calm).eraseMine(inChannel());
  for (const request of pointsOf(calm.requests)) {
    const { table, store, play } = await setUp();
    const press = inChannel();
    let next = '';
    const cut = cutInAt(table, request, async () => {
      await play.eraseMine(press);
      next = expectKind(await play.play(inChannel()), 'started').board.run;
    });
    await playOver(cut).eraseMine(press);
    expect({ request, run: (await store.loadRun(next))?.id }).toEqual({ request, run: next });
    expect({ request, active: (await store.loadProfile(ANN))?.activeRun }).toEqual({ request, active: next });
  }
});

test('a finished erasure leaves no item that names the player', async () => {
  const { table, play } = await setUp();
  const press = inChannel();
  await play.eraseMine(press);
  const items = [...table.save().values()];
  expect(items.filter((item) => JSON.stringify(item).includes(ANN))).toEqual([]);
  expect(items.every(({ expiresAt }) => typeof expiresAt === 'number')).toBe(true);
});
