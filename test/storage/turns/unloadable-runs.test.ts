import type { Item } from '../../../src/storage/dynamo/table';
import { DAMAGES, damaged, damagesOver, laterState, tamper } from '../../support/damage';
import { sample } from '../../support/deep';
import { GUILD, runsIn } from '../support/party-runs';
import { openForTests, TABLES } from '../support/tables';

describe.each(sample(TABLES, 1))('runs that cannot be loaded over %s', (table, open) => {
  const opened = openForTests(open);
  const { begin } = runsIn(opened);
  const change = (run: string, how: (item: Item) => Item) => tamper(opened.table, [`RUN#${run}`, 'STATE'], how);

  test('one such run in a list hides no other', async () => {
    const [good, bad, later, last] = [await begin(), await begin(), await begin(), await begin()];
    await change(bad.id, (item) => damaged(item, 'state', DAMAGES.flipped!));
    await change(later.id, laterState);
    const loaded = await opened.store.loadRuns([good.id, bad.id, 'none', later.id, last.id]);
    const known = { owner: 'ann', home: GUILD, channel: null, version: 0, updatedAt: bad.updatedAt };
    expect(loaded).toEqual([
      good,
      { id: bad.id, reason: 'unreadable', ...known },
      null,
      { id: later.id, reason: 'newer', ...known },
      last,
    ]);
  });

  test('the error has every part of the run that can be read', async () => {
    const run = await begin({ channel: 'c1' });
    await change(run.id, (item) => ({ ...item, home: 'moon#7', owner: 5 }));
    const unreadable = { id: run.id, reason: 'unreadable', owner: null, home: null, channel: 'c1', version: 0 };
    await expect(opened.store.loadRun(run.id)).rejects.toMatchObject({ code: 'unreadable', run: unreadable });
  });

  test.each(damagesOver(table))('if any attribute is %s, no other error comes of it', async (_name, damage) => {
    const { id } = await begin();
    const item = await opened.table.get(`RUN#${id}`, 'STATE');
    for (const attribute of Object.keys(item ?? {}).filter((name) => name !== 'PK' && name !== 'SK')) {
      await opened.table.put(damaged(item as Item, attribute, damage), null);
      const [loaded] = await opened.store.loadRuns([id]);
      expect(loaded).toMatchObject({ id });
    }
  });

  test.each(['format', 'schema', 'rules'] as const)('a later %s is newer', async (part) => {
    const run = await begin();
    await change(run.id, (item) => laterState(item, part));
    await expect(opened.store.loadRun(run.id)).rejects.toMatchObject({ code: 'newer' });
  });

  test('a header that claims a later schema than the attribute beside it is damaged', async () => {
    const run = await begin();
    await change(run.id, ({ schema, ...item }) => ({ ...laterState({ schema, ...item } as Item), schema }) as Item);
    await expect(opened.store.loadRun(run.id)).rejects.toMatchObject({ code: 'unreadable' });
  });

  test('a run whose open chunk was played under later rules is newer', async () => {
    const run = await begin();
    await change(run.id, (item) => ({ ...item, rules: Number(item.rules) + 1 }));
    await expect(opened.store.loadRun(run.id)).rejects.toMatchObject({ code: 'newer' });
  });
});
