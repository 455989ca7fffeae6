import type { Item, Table } from '../../../src/storage/dynamo/table';

/** What every table promises of its index and of taking away; the store's own contract shows the rest. */
export function tableContract(name: string, open: () => Promise<{ table: Table; close(): Promise<void> }>): void {
  describe(name, () => {
    let tried: { table: Table; close(): Promise<void> };
    let shelf: string;
    let shelves = 0;
    beforeAll(async () => {
      tried = await open();
    });
    afterAll(() => tried.close());
    beforeEach(() => {
      shelf = `SHELF#${process.pid}#${Date.now()}#${shelves++}`;
    });

    const item = (sort: string): Item => ({ PK: `${shelf}#${sort}`, SK: 'X', GSI1PK: shelf, GSI1SK: sort });

    async function stock(...sorts: string[]): Promise<void> {
      await Promise.all(sorts.map((sort) => tried.table.put(item(sort), null)));
      await tried.table.put({ PK: `${shelf}#none`, SK: 'X' }, null);
    }

    const sortKeys = async (range: { limit: number; from?: string; below?: string }): Promise<unknown[]> =>
      (await tried.table.index(shelf, range)).map(({ GSI1SK }) => GSI1SK);

    test('the index gives whole items, the highest first, and only those that carry its keys', async () => {
      await stock('b', 'a', 'c');
      expect(await tried.table.index(shelf, { limit: 9 })).toEqual([item('c'), item('b'), item('a')]);
      expect(await tried.table.index(`${shelf}#other`, { limit: 9 })).toEqual([]);
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

    test('what is removed is gone, also from the index, and removing it again is well', async () => {
      await stock('a', 'b');
      for (let time = 0; time < 2; time++) await tried.table.remove(`${shelf}#a`, 'X');
      expect(await tried.table.get(`${shelf}#a`, 'X')).toBeNull();
      expect(await sortKeys({ limit: 9 })).toEqual(['b']);
    });
  });
}
