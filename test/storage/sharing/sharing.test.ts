import { eraseRuns } from '../../../src/storage/privacy/erase-run';
import { createStore } from '../../../src/storage/store';
import { sample } from '../../support/deep';
import { cutInAt } from '../support/cut-in';
import { freshId, openForTests, TABLES } from '../support/tables';
import { withPut } from '../support/with-put';

describe.each(sample(TABLES, 1))('sharing over %s', (_, open) => {
  const opened = openForTests(open);

  test('a channel lists its shares, latest first', async () => {
    const channel = freshId();
    const followed = { channel, run: 'r1', version: null, at: 10 };
    const moment = { channel, run: 'r1', version: 0, at: 20 };
    await opened.store.share(followed);
    await opened.store.share(moment);
    expect(await opened.store.loadShares(channel)).toEqual([moment, followed]);
    expect(await opened.store.loadShare({ channel, run: 'r1', version: 0 })).toEqual(moment);
    await opened.store.unshare(followed);
    expect(await opened.store.loadShares(channel)).toEqual([moment]);
    expect(await opened.store.loadShare({ channel, run: 'r1', version: null })).toBeNull();
  });

  test('sharing again moves a share to the top of the list', async () => {
    const channel = freshId();
    const [first, second] = [10, 20].map((at) => ({ channel, run: `r${at}`, version: null, at }));
    await opened.store.share(first!);
    await opened.store.share(second!);
    await opened.store.share({ ...first!, at: 30 });
    expect(await opened.store.loadShares(channel)).toEqual([{ ...first, at: 30 }, second]);
  });

  test('a list has the last fifty; earlier shares go on without being listed', async () => {
    const channel = freshId();
    for (let at = 1; at <= 52; at++) await opened.store.share({ channel, run: `r${at}`, version: null, at });
    const runs = (await opened.store.loadShares(channel)).map(({ run }) => run);
    expect([runs.length, runs[0], runs.at(-1)]).toEqual([50, 'r52', 'r3']);
    expect(await opened.store.loadShare({ channel, run: 'r1', version: null })).toMatchObject({ at: 1 });
  });

  test.each(['no list, as in an older release', 'a damaged list'])(
    'if there is %s, the list is made from the shares',
    async (lacks) => {
      const channel = freshId();
      const shares = [20, 10].map((at) => ({ channel, run: `r${at}`, version: at, at }));
      for (const share of shares) await opened.store.share(share);
      if (lacks === 'a damaged list')
        await opened.table.put({ PK: `CHANNEL#${channel}`, SK: 'SHARES', shares: 7 }, null);
      else await opened.table.remove(`CHANNEL#${channel}`, 'SHARES');
      expect(await opened.store.loadShares(channel)).toEqual(shares);
      const next = { channel, run: 'r5', version: null, at: 30 };
      await opened.store.share(next);
      expect(await opened.store.loadShares(channel)).toEqual([next, ...shares]);
    },
  );

  test('a share whose key is damaged hides no other', async () => {
    const channel = freshId();
    await opened.table.put({ PK: `CHANNEL#${channel}`, SK: 'SHARE#r1#x', run: 'r1', at: 5, v: 1 }, null);
    await opened.table.put({ PK: `CHANNEL#${channel}`, SK: 'SHARE#r2#3', run: 'r2', at: 6, v: 3 }, null);
    expect(await opened.store.loadShares(channel)).toEqual([{ channel, run: 'r2', version: 3, at: 6 }]);
  });

  test('an erased run is on no list', async () => {
    const channel = freshId();
    for (const run of ['kept', 'erased']) await opened.store.share({ channel, run, version: null, at: 1 });
    await eraseRuns(opened.table, ['erased']);
    expect((await opened.store.loadShares(channel)).map(({ run }) => run)).toEqual(['kept']);
    expect(JSON.stringify(await opened.table.query(`CHANNEL#${channel}`, ''))).not.toContain('erased');
  });

  test('damaged entries of a list hide no other', async () => {
    const channel = freshId();
    const entries = ['x30#a', '30#a#x', '30#a#1#2', '30#', '30', '#a', '', '30#a ', '20#b#41', '10#c'];
    await opened.table.put({ PK: `CHANNEL#${channel}`, SK: 'SHARES', rev: 1, shares: entries.join(' ') }, null);
    expect(await opened.store.loadShares(channel)).toEqual([
      { channel, run: 'a', version: null, at: 30 },
      { channel, run: 'b', version: 41, at: 20 },
      { channel, run: 'c', version: null, at: 10 },
    ]);
  });

  test('the last share of a channel takes its list with it', async () => {
    const channel = freshId();
    const share = { channel, run: 'r1', version: null, at: 1 };
    await opened.store.share(share);
    await opened.store.unshare(share);
    expect(await opened.table.query(`CHANNEL#${channel}`, '')).toEqual([]);
    expect(await opened.table.query('RUN#r1', `SHARED#${channel}`)).toEqual([]);
  });

  test("ending a run's shares in a channel keeps those in other channels", async () => {
    const channel = freshId();
    const elsewhere = `${channel}0`;
    for (const version of [null, 0, 41]) await opened.store.share({ channel, run: 'r1', version, at: 1 });
    await opened.store.share({ channel, run: 'r2', version: null, at: 2 });
    await opened.store.share({ channel: elsewhere, run: 'r1', version: 41, at: 3 });
    for (const _ of ['once', 'again']) {
      await opened.store.unshareRun({ channel, run: 'r1', interaction: '5' });
      expect(await opened.store.loadShares(channel)).toEqual([{ channel, run: 'r2', version: null, at: 2 }]);
      for (const version of [null, 0, 41])
        expect(await opened.store.loadShare({ channel, run: 'r1', version })).toBeNull();
    }
    expect(await opened.store.loadShares(elsewhere)).toHaveLength(1);
    expect(await opened.store.loadShare({ channel: elsewhere, run: 'r1', version: 41 })).not.toBeNull();
  });

  test('a run that is shared again while its share ends is found by its erasure', async () => {
    const channel = freshId();
    const share = { channel, run: freshId(), version: null, at: 1 };
    const calm = cutInAt(opened.table, -1, async () => {});
    await opened.store.share(share);
    await createStore(calm).unshareRun({ ...share, interaction: '5' });
    for (let at = 0; at < calm.requests; at++) {
      await opened.store.share(share);
      const cut = cutInAt(opened.table, at, async () => {
        await opened.store.share(share);
      });
      await createStore(cut).unshareRun({ ...share, interaction: '5' });
      await eraseRuns(opened.table, [share.run]);
      expect({ at, left: await opened.table.query(`CHANNEL#${channel}`, '') }).toEqual({ at, left: [] });
    }
  });

  test('a list that others keep changing is unavailable', async () => {
    const table = withPut(
      opened.table,
      async (item, ...args) => item.SK !== 'SHARES' && opened.table.put(item, ...args),
    );
    const sharing = createStore(table).share({ channel: freshId(), run: 'r1', version: null, at: 1 });
    await expect(sharing).rejects.toMatchObject({ code: 'unavailable' });
  });
});
