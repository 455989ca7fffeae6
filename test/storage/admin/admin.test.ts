import { activeRunsIn } from '../../support/active-runs';
import { runsOfUser } from '../../support/runs-of-user';
import { runsIn } from '../support/party-runs';
import { freshId, openForTests, TABLES } from '../support/tables';

describe.each(TABLES)('servers over %s', (_, open) => {
  const opened = openForTests(open);
  const { begin } = runsIn(opened);

  test('the settings of a server are put once for each revision', async () => {
    const guild = freshId();
    const config = { guild, revision: 1, channels: ['c1', 'c2'], mode: 'vote', quiet: true } as const;
    expect(await opened.store.loadConfig(guild)).toBeNull();
    expect(await opened.store.putConfig({ ...config, channels: [...config.channels] })).toBe('put');
    expect(await opened.store.putConfig({ ...config, channels: [] })).toBe('conflict');
    expect(await opened.store.loadConfig(guild)).toEqual(config);
  });

  test('runs are listed under their owner and, while they are active, under their server', async () => {
    const [home, owner] = [{ kind: 'guild', id: freshId() } as const, freshId()];
    const older = await begin({ home, owner });
    const newer = await begin({ home, owner, now: 3_000 });
    expect(await activeRunsIn(opened.store, home.id)).toEqual([]);
    await opened.store.listRun(newer);
    await opened.store.listRun(older);
    expect(await activeRunsIn(opened.store, home.id)).toEqual([newer.id, older.id]);
    expect(await runsOfUser(opened.store, owner)).toEqual([newer.id, older.id]);
    const over = { result: 'abandoned', turn: 0, depth: 1, by: null, cause: null } as const;
    await opened.store.listRun({ ...older, game: { ...older.game, over } });
    expect(await activeRunsIn(opened.store, home.id)).toEqual([newer.id]);
  });

  test('an audit line is written before the action, and marked as done afterwards', async () => {
    const guild = freshId();
    const common = { guild, by: freshId(), target: null, detail: '4', done: false } as const;
    const first = { ...common, interaction: '1', at: 1_000, action: 'mode' } as const;
    const second = { ...common, interaction: '2', at: 2_000, action: 'quiet' } as const;
    expect(await opened.store.beginAudit(first)).toEqual(first);
    expect(await opened.store.beginAudit(second)).toEqual(second);
    await opened.store.finishAudit(first);
    expect(await opened.store.loadAudit(guild, 9)).toEqual([second, { ...first, done: true }]);
    expect(await opened.store.loadAudit(guild, 1)).toEqual([second]);
  });

  test('an unfinished line of an earlier delivery is continued, even if its time differs', async () => {
    const guild = freshId();
    const line = {
      guild,
      by: freshId(),
      interaction: '1',
      at: 1,
      action: 'mode',
      target: null,
      detail: 'vote',
    } as const;
    await opened.store.beginAudit({ ...line, done: false });
    await opened.store.finishAudit({ ...line, done: false });
    expect(await opened.store.beginAudit({ ...line, at: 2, done: false })).toEqual({ ...line, done: true });
    expect(await opened.store.loadAudit(guild, 9)).toHaveLength(1);
  });
});
