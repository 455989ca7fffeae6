import type { Item, PageRange } from '../../../src/storage/dynamo';
import type { Attribute, Condition } from '../../../src/storage/dynamo/table';
import { freshId, openForTests, TABLES } from '../support/tables';

describe.each(TABLES)('the table of %s', (_, open) => {
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

  test('the index gives whole items with its keys, the highest first', async () => {
    await stock('b', 'a', 'c');
    expect(await opened.table.index(partition, { limit: 9 })).toEqual([item('c'), item('b'), item('a')]);
    expect(await opened.table.index(`${partition}#other`, { limit: 9 })).toEqual([]);
  });

  test('no more items come than requested', async () => {
    await stock('a', 'b', 'c');
    expect(await sortKeys({ limit: 2 })).toEqual(['c', 'b']);
  });

  test('the next page begins below the last sort key of the page before', async () => {
    await stock('a', 'b', 'c', 'd');
    expect(await sortKeys({ limit: 2, below: 'd' })).toEqual(['c', 'b']);
    expect(await sortKeys({ limit: 2, below: 'a' })).toEqual([]);
  });

  test('a range includes its lower end and excludes its upper end', async () => {
    await stock('a', 'b', 'c', 'd');
    expect(await sortKeys({ limit: 9, from: 'b', below: 'd' })).toEqual(['c', 'b']);
    expect(await sortKeys({ limit: 9, from: 'd', below: 'b' })).toEqual([]);
  });

  test('a removed item leaves the index, too, and removing it again does nothing', async () => {
    await stock('a', 'b');
    for (let time = 0; time < 2; time++) await opened.table.remove(`${partition}#a`, 'X');
    expect(await opened.table.get(`${partition}#a`, 'X')).toBeNull();
    expect(await sortKeys({ limit: 9 })).toEqual(['b']);
  });

  test('many items come in the order of their keys, also repeated keys, with null for missing items', async () => {
    const sorts = Array.from({ length: 230 }, (_, at) => String(at).padStart(3, '0'));
    for (const sort of sorts) await opened.table.put({ PK: partition, SK: sort, at: Number(sort) }, null);
    const keys = ['999', ...sorts, '000'].map((sort) => ({ PK: partition, SK: sort }));
    for (const consistent of [false, true]) {
      const found = await opened.table.getMany(keys, undefined, { consistent });
      expect(found.map((item) => item?.at ?? null)).toEqual([null, ...sorts.map(Number), 0]);
    }
    expect(await opened.table.getMany([])).toEqual([]);
  });

  test('many items are removed, and repeated or missing keys do no harm', async () => {
    const sorts = Array.from({ length: 60 }, (_, at) => String(at));
    await Promise.all(['kept', ...sorts].map((sort) => opened.table.put({ PK: partition, SK: sort }, null)));
    await opened.table.removeMany(['none', '0', ...sorts].map((sort) => ({ PK: partition, SK: sort })));
    expect(await opened.table.query(partition, '')).toEqual([{ PK: partition, SK: 'kept' }]);
    await opened.table.removeMany([]);
  });

  test('results larger than one answer of the database come whole', async () => {
    const sorts = ['a', 'b', 'c', 'd'];
    const large = (sort: string): Item => ({ ...item(sort), PK: partition, SK: sort, large: new Uint8Array(390_000) });
    await Promise.all(sorts.map((sort) => opened.table.put(large(sort), null)));
    const sortsOf = (items: Item[]) => items.map(({ SK }) => SK);
    expect(sortsOf(await opened.table.query(partition, ''))).toEqual(sorts);
    expect(await sortKeys({ limit: 4 })).toEqual([...sorts].reverse());
    const { items, next } = await opened.table.page(partition, '', { limit: 3 });
    expect([sortsOf(items), next]).toEqual([['a', 'b', 'c'], 'c']);
  });

  describe('a put under a condition', () => {
    const put = (condition: Condition, value: Attribute = 'new') =>
      opened.table.put({ PK: partition, SK: 'X', value }, condition);
    const stored = async () => (await opened.table.get(partition, 'X'))?.value ?? null;

    test('that nothing is stored takes effect once', async () => {
      expect([await put('absent', 'first'), await put('absent'), await stored()]).toEqual([true, false, 'first']);
    });

    test.each<[string, Attribute]>([
      ['a text', 'old'],
      ['a number', 7],
      ['bytes', Uint8Array.of(0, 255)],
    ])('that %s is stored takes effect while it is', async (_, value) => {
      const condition = { attribute: 'value', equals: value };
      expect(await put(condition)).toBe(false);
      await put('absent', value);
      expect([await stored(), await put(condition), await put(condition)]).toEqual([value, true, false]);
    });

    test('that an item lacks an attribute needs an item', async () => {
      const condition = { attribute: 'other', equals: null };
      expect(await put(condition)).toBe(false);
      await put('absent', 'old');
      expect(await put(condition)).toBe(true);
    });

    test('of several parts needs all of them', async () => {
      await put('absent', 'old');
      const isOld = { attribute: 'value', equals: 'old' };
      expect(await put([isOld, { attribute: 'other', equals: 1 }])).toBe(false);
      expect(await put([isOld, { attribute: 'other', equals: null }])).toBe(true);
    });

    test('that a number is below a limit takes effect if nothing is stored, and below the limit', async () => {
      const condition = { attribute: 'value', below: 3 };
      const puts = [await put(condition, 2), await put(condition, 3), await put(condition, 4)];
      expect([puts, await stored()]).toEqual([[true, true, false], 3]);
    });

    test('takes effect for one of many concurrent puts', async () => {
      await put('absent', 0);
      const increase = async (): Promise<void> => {
        const value = (await stored()) as number;
        if (!(await put({ attribute: 'value', equals: value }, value + 1))) await increase();
      };
      await Promise.all(Array.from({ length: 10 }, increase));
      expect(await stored()).toBe(10);
    });
  });

  test('a removal under a condition removes nothing unless the condition holds', async () => {
    await opened.table.put({ PK: partition, SK: 'X', value: 1 }, null);
    await opened.table.remove(partition, 'X', undefined, { attribute: 'value', equals: 2 });
    expect(await opened.table.get(partition, 'X')).not.toBeNull();
    await opened.table.remove(partition, 'X', undefined, { attribute: 'value', equals: 1 });
    expect(await opened.table.get(partition, 'X')).toBeNull();
  });

  describe('a page of a partition', () => {
    beforeEach(async () => {
      const sorts = ['A#1', 'B#1', 'B#2', 'B#3', 'B#4', 'C#1'];
      await Promise.all(sorts.map((sort) => opened.table.put({ PK: partition, SK: sort }, null)));
    });

    const pageOf = async (range: PageRange): Promise<[unknown[], string | null]> => {
      const { items, next } = await opened.table.page(partition, 'B#', range);
      return [items.map(({ SK }) => SK), next];
    };

    test('has the items with the prefix, in either order', async () => {
      expect(await pageOf({ limit: 9 })).toEqual([['B#1', 'B#2', 'B#3', 'B#4'], null]);
      expect(await pageOf({ limit: 9, descending: true })).toEqual([['B#4', 'B#3', 'B#2', 'B#1'], null]);
      expect((await opened.table.page(partition, '', { limit: 2 })).items.map(({ SK }) => SK)).toEqual(['A#1', 'B#1']);
    });

    test('says where the next page begins, and nothing after the last page', async () => {
      expect(await pageOf({ limit: 3 })).toEqual([['B#1', 'B#2', 'B#3'], 'B#3']);
      expect(await pageOf({ limit: 3, after: 'B#3' })).toEqual([['B#4'], null]);
      expect(await pageOf({ limit: 4 })).toEqual([['B#1', 'B#2', 'B#3', 'B#4'], null]);
      expect(await pageOf({ limit: 2, descending: true, after: 'B#3' })).toEqual([['B#2', 'B#1'], null]);
    });

    test('can begin at a key without an item', async () => {
      expect(await pageOf({ limit: 1, after: 'B#25' })).toEqual([['B#3'], 'B#3']);
      expect(await pageOf({ limit: 9, after: 'B#25', descending: true })).toEqual([['B#2', 'B#1'], null]);
    });
  });
});
