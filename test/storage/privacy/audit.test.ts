import { ADMIN_ACTIONS, type AdminActionName, type AuditLine } from '../../../src/storage/contract';
import { eraseRuns } from '../../../src/storage/privacy/erase-run';
import { sample } from '../../support/deep';
import { GUILD, runsIn } from '../support/party-runs';
import { freshId, openForTests, TABLES } from '../support/tables';

const PSEUDONYM = expect.stringMatching(/^erased-[0-9a-f]{6}$/);

describe.each(sample(TABLES, 1))('audits of erased players, over %s', (_, open) => {
  const opened = openForTests(open);
  const { begin } = runsIn(opened);

  type Written = Pick<AuditLine, 'by' | 'action' | 'target' | 'detail'>;
  async function write(guild: string, line: Written): Promise<AuditLine> {
    const begun = await opened.store.beginAudit({ guild, interaction: freshId(), at: 1, done: false, ...line });
    await opened.store.finishAudit(begun);
    return begun;
  }
  const linesOf = async (guild: string) =>
    (await opened.store.loadAudit(guild, 99)).map(({ by, target, detail, done }) => ({ by, target, detail, done }));

  test.each(['admin', 'player'] as const)(
    'an erased player stands under a pseudonym in every line (%s)',
    async (who) => {
      const [admin, player, guild] = [freshId(), freshId(), freshId()];
      const erased = { admin, player }[who];
      const run = (await begin({ owner: player })).id;
      await write(guild, { by: admin, action: 'export', target: player, detail: '' });
      await write(guild, { by: admin, action: 'reset', target: run, detail: player });
      await write(guild, { by: player, action: 'mode', target: null, detail: 'vote' });
      await opened.store.eraseUser(erased, null, 1);
      const lines = await linesOf(guild);
      expect(lines).toHaveLength(3);
      expect(JSON.stringify(lines)).not.toContain(erased);
      expect(lines.every(({ done }) => done)).toBe(true);
      const names = new Set(lines.flatMap(({ by, target, detail }) => [by, target, detail]));
      expect(names).toContain(who === 'admin' ? player : admin);
      expect(names.has(run)).toBe(who === 'admin');
    },
  );

  test.each(Object.entries(ADMIN_ACTIONS))('a line of %s names no erased player', async (action, named) => {
    const [admin, player, guild] = [freshId(), freshId(), freshId()];
    const run = (await begin({ owner: player })).id;
    const target = { run, user: player, server: null }[named.target];
    const detail = named.detail === 'user' ? player : '4';
    await write(guild, { by: admin, action: action as AdminActionName, target, detail });
    await opened.store.eraseUser(player, null, 1);
    expect(JSON.stringify(await linesOf(guild))).not.toMatch(new RegExp(`${player}|${run}`));
  });

  test('each erasure has its own pseudonym', async () => {
    const [admin, player, guild] = [freshId(), freshId(), freshId()];
    for (const by of [admin, player, player]) await write(guild, { by, action: 'quiet', target: null, detail: 'true' });
    await opened.store.eraseUser(player, null, 1);
    await opened.store.eraseUser(admin, null, 1);
    const names = (await linesOf(guild)).map(({ by }) => by);
    expect(names).toEqual([PSEUDONYM, PSEUDONYM, PSEUDONYM]);
    expect(new Set(names).size).toBe(2);
  });

  test('an erased run stands under a pseudonym, and its owner does not', async () => {
    const [admin, player, guild] = [freshId(), freshId(), freshId()];
    const { id } = await begin({ owner: player });
    await write(guild, { by: admin, action: 'reset', target: id, detail: player });
    await eraseRuns(opened.table, [id]);
    expect(await linesOf(guild)).toEqual([{ by: admin, target: PSEUDONYM, detail: player, done: true }]);
  });

  test('a line that names no player is found only by its admin', async () => {
    const [admin, guild] = [freshId(), freshId()];
    const { id } = await begin();
    await write(guild, { by: admin, action: 'reset', target: id, detail: '' });
    expect(await opened.table.query('USER#', '')).toEqual([]);
    await opened.store.eraseUser(admin, null, 1);
    expect(await linesOf(guild)).toEqual([{ by: PSEUDONYM, target: id, detail: '', done: true }]);
  });

  test('a server erases nobody from the audit of another', async () => {
    const [admin, player] = [freshId(), freshId()];
    const elsewhere = freshId();
    await write(GUILD.id, { by: admin, action: 'export', target: player, detail: '' });
    await write(elsewhere, { by: admin, action: 'export', target: player, detail: '' });
    await opened.store.eraseUser(player, GUILD, 1);
    expect(JSON.stringify(await linesOf(GUILD.id))).not.toContain(player);
    expect(await linesOf(elsewhere)).toMatchObject([{ target: player }]);
    await opened.store.eraseUser(player, null, 1);
    expect(await linesOf(elsewhere)).toMatchObject([{ target: PSEUDONYM }]);
  });

  test('an erasure whose own line is open is marked as done under the pseudonym', async () => {
    const [admin, player, guild] = [freshId(), freshId(), freshId()];
    const line = {
      guild,
      interaction: freshId(),
      at: 1,
      by: admin,
      action: 'erase',
      target: player,
      detail: '',
    } as const;
    const begun = await opened.store.beginAudit({ ...line, done: false });
    await opened.store.eraseUser(player, { kind: 'guild', id: guild }, 1);
    await opened.store.finishAudit(begun);
    expect(await linesOf(guild)).toEqual([{ by: admin, target: PSEUDONYM, detail: '', done: true }]);
  });

  test('a line about a run that is gone names only its admin', async () => {
    const [admin, player, run, guild] = [freshId(), freshId(), freshId(), freshId()];
    await write(guild, { by: admin, action: 'reset', target: run, detail: player });
    expect(await linesOf(guild)).toEqual([{ by: admin, target: PSEUDONYM, detail: PSEUDONYM, done: true }]);
    const pointers = await Promise.all(
      [`RUN#${run}`, `USER#${player}`, `USER#${admin}`].map((pk) => opened.table.query(pk, '')),
    );
    expect(pointers.map(({ length }) => length)).toEqual([0, 0, 1]);
  });

  test('marking an expired line as done writes nothing', async () => {
    const [by, guild] = [freshId(), freshId()];
    const line = { guild, interaction: freshId(), at: 1, by, action: 'quiet', target: null, detail: '' } as const;
    await opened.store.finishAudit({ ...line, done: false });
    expect(await linesOf(guild)).toEqual([]);
  });
});
