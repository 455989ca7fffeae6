import type { Item } from '../../../src/storage/dynamo';
import { freshId, openForTests, TABLES_ANYWHERE } from '../support/tables';

describe.each(TABLES_ANYWHERE)('the table of %s', (_, open) => {
  const opened = openForTests(open);
  let partition: string;
  beforeEach(() => {
    partition = `TEST#${freshId()}`;
  });

  const item = (sort: string): Item => ({ PK: `${partition}#${sort}`, SK: 'X', GSI1PK: partition, GSI1SK: sort });

  async function stock(...sorts: string[]): Promise<void> {
    await Promise.all(sorts.map((sort) => opened.table.put(item(sort), null)));
    await opened.table.put({ PK: `${partition}#none`, SK: 'X' }, null);
  }

  const sortKeys = async (range: { limit: number; from?: string; below?: string }): Promise<unknown[]> =>
    (await opened.table.index(partition, range)).map(({ GSI1SK }) => GSI1SK);

  test('the index gives whole items, the highest first, and only those that carry its keys', async () => {
    await stock('b', 'a', 'c');
    expect(await opened.table.index(partition, { limit: 9 })).toEqual([item('c'), item('b'), item('a')]);
    expect(await opened.table.index(`${partition}#other`, { limit: 9 })).toEqual([]);
  });

  test('no more come than are asked for', async () => {
    await stock('a', 'b', 'c');
    expect(await sortKeys({ limit: 2 })).toEqual(['c', 'b']);
  });

  test('the next page begins below the last sort key of the one before', async () => {
    await stock('a', 'b', 'c', 'd');
    expect(await sortKeys({ limit: 2, below: 'd' })).toEqual(['c', 'b']);
    expect(await sortKeys({ limit: 2, below: 'a' })).toEqual([]);
  });

  test('a range holds its lower end, not its upper one', async () => {
    await stock('a', 'b', 'c', 'd');
    expect(await sortKeys({ limit: 9, from: 'b', below: 'd' })).toEqual(['c', 'b']);
    expect(await sortKeys({ limit: 9, from: 'd', below: 'b' })).toEqual([]);
  });

  test('a removed item is in the index no more either, and removing it again does nothing', async () => {
    await stock('a', 'b');
    for (let time = 0; time < 2; time++) await opened.table.remove(`${partition}#a`, 'X');
    expect(await opened.table.get(`${partition}#a`, 'X')).toBeNull();
    expect(await sortKeys({ limit: 9 })).toEqual(['b']);
  });
});
