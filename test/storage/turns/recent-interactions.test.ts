import { decodeRecent, encodeRecent } from '../../../src/storage/codec';
import type { Run } from '../../../src/storage/contract';
import type { Item } from '../../../src/storage/dynamo/table';
import { sample } from '../../support/deep';
import { runsIn } from '../support/party-runs';
import { openForTests, TABLES } from '../support/tables';

describe.each(sample(TABLES, 1))('recent interactions over %s', (_, open) => {
  const opened = openForTests(open);
  const { begin, commit } = runsIn(opened);
  const load = async ({ id }: Run): Promise<Run> => (await opened.store.loadRun(id)) as Run;
  const idsFrom = (first: number): string[] => Array.from({ length: 32 }, (_, i) => String(first + i));

  test('the last 32 are kept, and the highest id of the dropped ones', async () => {
    let run = await begin();
    expect(run.forgotten).toBeNull();
    for (let i = 1; i <= 36; i++) run = await commit(run, { interaction: String(900 + i) });
    const { recent, forgotten } = await load(run);
    expect(recent.map(({ id }) => id)).toEqual(idsFrom(905));
    expect(recent.map(({ version }) => String(version))).toEqual(idsFrom(5));
    expect(forgotten).toBe('904');
  });

  test('the highest id counts, in whatever order the ids came', async () => {
    let run = await begin();
    for (const interaction of ['999', '901', 'by-hand']) run = await commit(run, { interaction });
    for (let i = 1; i <= 32; i++) run = await commit(run, { interaction: String(1_000 + i) });
    expect((await load(run)).forgotten).toBe('999');
  });

  test('votes take no place among them, and are kept as long', async () => {
    let run = await begin({ channel: 'c1' });
    for (let i = 1; i <= 40; i++) {
      const votes = [{ id: String(3_000 + i), by: 'bob' }];
      run = await commit(run, { interaction: String(2_000 + i), by: 'ann', votes });
    }
    const { recent, recentVotes, forgotten } = await load(run);
    expect(recent.map(({ id }) => id)).toEqual(idsFrom(2_009));
    expect(recentVotes.map(({ id }) => id)).toEqual(idsFrom(3_009));
    expect(forgotten).toBe('3008');
  });

  test("in a channel's run, the last one of each of eight other players is kept, too", async () => {
    const senders = ['bob', ...Array.from({ length: 9 }, (_, i) => `guest${i}`)];
    let run = await begin({ channel: 'c1' });
    let next = 901;
    for (const by of ['bob', ...senders]) run = await commit(run, { interaction: String(next++), by });
    for (let i = 0; i < 40; i++) run = await commit(run, { interaction: String(next++), by: 'ann' });
    const { recent, forgotten } = await load(run);
    expect(recent.slice(0, -32).map(({ by }) => by)).toEqual(senders.slice(2));
    expect(recent.slice(-32).map(({ id }) => id)).toEqual(idsFrom(next - 32));
    expect(forgotten).toBe(String(next - 33));
    const back = await commit(run, { interaction: String(next), by: 'guest8' });
    expect((await load(back)).recent.filter(({ by }) => by === 'guest8')).toMatchObject([{ id: String(next) }]);
  });

  test("in a channel's run, the owner's last one is kept, however many others have played since", async () => {
    let run = await commit(await begin({ channel: 'c1' }), { interaction: '901', by: 'ann' });
    for (let i = 0; i < 50; i++) run = await commit(run, { interaction: String(902 + i), by: `guest${i % 45}` });
    expect((await load(run)).recent[0]).toMatchObject({ id: '901', by: 'ann' });
  });

  test("in a run of one player, none of another is kept, such as an admin's", async () => {
    let run = await commit(await begin(), { interaction: '901', by: 'admin' });
    for (let i = 0; i < 32; i++) run = await commit(run, { interaction: String(902 + i) });
    expect((await load(run)).recent.map(({ id }) => id)).toEqual(idsFrom(902));
  });

  test('none of an erased player is kept', async () => {
    let run = await commit(await begin({ channel: 'c1' }), { interaction: '901', by: 'bob' });
    await opened.store.eraseUser('bob', null, 1);
    run = await load(run);
    for (let i = 0; i < 32; i++) run = await commit(run, { interaction: String(902 + i), by: 'ann' });
    expect((await load(run)).recent.map(({ id }) => id)).toEqual(idsFrom(902));
  });

  test('a dropped vote may have been applied, even if no other interaction was dropped', async () => {
    const votesFrom = (first: number, count: number) =>
      idsFrom(first)
        .slice(0, count)
        .map((id) => ({ id, by: 'bob' }));
    const full = await commit(await begin({ channel: 'c1' }), { by: 'ann', votes: votesFrom(3_001, 32) });
    expect(full.forgotten).toBeNull();
    const over = await commit(full, { by: 'ann', votes: votesFrom(3_033, 1) });
    expect((await load(over)).forgotten).toBe('3001');
  });

  /** Run as an older build would have stored it, with `kept` recent interactions. */
  async function asOlder(run: Run, kept: number): Promise<Run> {
    const { forgotten: _, votes: __, ...item } = (await opened.table.get(`RUN#${run.id}`, 'STATE')) as Item;
    const recent = encodeRecent(decodeRecent(item.recent as Uint8Array).slice(-kept));
    await opened.table.put({ ...item, recent } as Item, null);
    return load(run);
  }

  test('a state without the field has forgotten all ids below its own, unless it has the first', async () => {
    let run = await begin();
    for (let i = 1; i <= 20; i++) run = await commit(run, { interaction: String(900 + i) });
    expect((await asOlder(run, 32)).forgotten).toBeNull();
    expect((await asOlder(run, 16)).forgotten).toBe('904');
  });
});
