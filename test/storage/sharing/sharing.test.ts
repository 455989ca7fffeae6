import { freshId, openForTests, TABLES } from '../support/tables';

describe.each(TABLES)('sharing over %s', (_, open) => {
  const opened = openForTests(open);

  test('a channel lists what is shared in it, the latest first', async () => {
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
});
