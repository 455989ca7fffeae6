import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { DAY_MS, dayOf } from '../../../src/lib/calendar';
import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import type { Item, Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { cutInAt } from '../../storage/support/cut-in';
import { TABLES } from '../../storage/support/tables';
import { sample } from '../../support/deep';
import { ask, HOME, waitSubmission } from '../support/callers';
import { killAt, stepsOf } from '../support/crashing-table';
import { pointsOf } from '../support/points';
import { GIVE_UP, resultScene } from '../support/result-scene';

const SCOPES = ['global', 'guild'] as const;
const NOW = Date.UTC(2026, 10, 20, 12);
const raws = loadRaws();
const playOver = (table: Table) => createPlay({ store: createStore(table), raws, newSeed: () => 'today' });

const daily = (table: Table, circle: (typeof SCOPES)[number] = 'global') =>
  playOver(table).daily(ask({ circle, now: NOW }));
const eraseAnn = (table: Table) => playOver(table).eraseMine(ask({ now: NOW }));

async function endTry(table: Table): Promise<void> {
  const outcome = await daily(table);
  if (outcome.kind !== 'started') throw new Error(outcome.kind);
  await playOver(table).submitAction(waitSubmission({ run: outcome.board.run, action: GIVE_UP, now: NOW }));
}

describe.each(sample(TABLES, 1))('erased tries over %s', (_, open) => {
  const { scene, caller, end } = resultScene(open);
  const attempt = (circle: (typeof SCOPES)[number], more: object = {}) =>
    scene.play.daily(caller(scene.ann, { circle, ...more }));

  test.each(SCOPES)('an erasure gives no player a second try at the dungeon of the day (%s)', async (circle) => {
    const first = await attempt(circle);
    if (first.kind !== 'started') throw new Error(first.kind);
    await end(scene.ann, first.board.run);
    await scene.play.eraseMine(caller(scene.ann));
    expect(await attempt(circle)).toMatchObject({ kind: 'daily-done', run: null, result: null });
    expect(await attempt(circle, { practice: true })).toMatchObject({ kind: 'started', board: { ranked: false } });
    const other = SCOPES.find((scope) => scope !== circle) ?? 'global';
    expect(await attempt(other)).toMatchObject({ kind: 'started', board: { ranked: true } });
    expect(await scene.play.daily(caller(scene.bob, { circle }))).toMatchObject({ board: { ranked: true } });
    scene.now += DAY_MS;
    expect(await attempt(circle)).toMatchObject({ kind: 'started', board: { ranked: true } });
  });

  test.each(SCOPES)("an erasure by the server's admin gives no player a second try (%s)", async (circle) => {
    await attempt(circle);
    await scene.play.erasePlayer(caller('eve', { player: scene.ann }));
    expect(await attempt(circle)).toMatchObject({ kind: 'daily-done', result: null });
  });

  test('an erased try counts as used even if it was unfinished, and no longer hides other results', async () => {
    const bobs = await scene.play.daily(caller(scene.bob, { circle: 'global' }));
    if (bobs.kind !== 'started') throw new Error(bobs.kind);
    await end(scene.bob, bobs.board.run);
    const seen = async () => (await scene.play.history(caller(scene.ann, { query: {} }))).runs.length;
    expect(await seen()).toBe(0);
    await attempt('global');
    await scene.play.eraseMine(caller(scene.ann));
    expect(await attempt('global')).toMatchObject({ kind: 'daily-done', result: null });
    expect(await seen()).toBe(1);
  });
});

test('an erasure cut short anywhere leaves the claim or the mark of a used try', async () => {
  const steps = await (async () => {
    const table = new RestorableTable();
    await endTry(table);
    return stepsOf(table, eraseAnn);
  })();
  expect(steps).toBeGreaterThan(10);
  for (const at of pointsOf(steps)) {
    const table = new RestorableTable();
    await endTry(table);
    await killAt(table, at, eraseAnn);
    expect({ at, ...(await daily(table)) }).toMatchObject({ at, kind: 'daily-done' });
    await eraseAnn(table);
    expect({ at, ...(await daily(table)) }).toMatchObject({ at, kind: 'daily-done', result: null });
  }
});

test('a command under way while the try is used and erased claims no second try', async () => {
  const calm = cutInAt(new RestorableTable(), -1, async () => {});
  await daily(calm);
  for (const at of pointsOf(calm.requests)) {
    const table = new RestorableTable();
    const slow = cutInAt(table, at, async () => {
      await endTry(table);
      await eraseAnn(table);
    });
    const outcome = await daily(slow);
    expect(slow.requests).toBeGreaterThan(at);
    // If the command has begun a run, that run was the erased try.
    if (outcome.kind === 'started') expect(await createStore(table).loadRun(outcome.board.run)).toBeNull();
    expect({ at, ...(await daily(table)) }).toMatchObject({ at, kind: 'daily-done', result: null });
  }
});

test('the mark of a used try names nobody, and expires with its key two days after the day', async () => {
  const table = new RestorableTable();
  await endTry(table);
  await eraseAnn(table);
  const ofDay = await table.query(`DAILY#${dayOf(NOW)}`, '');
  const marks = ofDay.filter(({ SK }) => SK === 'KEY' || SK.startsWith('USED#'));
  const expiresAt = Date.UTC(2026, 10, 23) / 1000;
  expect(marks).toEqual([
    expect.objectContaining({ SK: 'KEY', key: expect.any(Uint8Array), expiresAt }),
    { PK: 'DAILY#2026-11-20', SK: expect.stringMatching(/^USED#[0-9a-f]{64}$/), expiresAt },
  ]);
  expect(isNaming([...table.save().values()], 'ann')).toBe(false);
});

test('two days have different keys, so that no two marks of a player are alike', async () => {
  const marks: string[] = [];
  for (const _ of [1, 2]) {
    const table = new RestorableTable();
    await endTry(table);
    await eraseAnn(table);
    marks.push(...(await table.query(`DAILY#${dayOf(NOW)}`, 'USED#')).map(({ SK }) => SK));
  }
  expect(new Set(marks).size).toBe(2);
});

test('marks of days long past are gone', async () => {
  const table = new RestorableTable();
  await endTry(table);
  await createStore(table).eraseUser('ann', HOME, NOW + 3 * DAY_MS);
  await createStore(table).eraseUser('ann', null, NOW + 3 * DAY_MS);
  expect([...table.save().values()].map(({ SK }) => SK)).toEqual(['META']);
});

const isNaming = (items: readonly Item[], name: string): boolean => JSON.stringify(items).includes(name);
