import { openTables } from './table-in-browser';
import '../storage/dynamo/table.test';
import '../storage/turns/turns.test';
import '../storage/profiles/profiles.test';
import '../storage/parties/parties.test';
import '../storage/dailies/dailies.test';

test('of two tabs with conflicting puts one writes at a time, and nothing is lost', async () => {
  const { tables, close } = await openTables(2);
  await tables[0]!.put({ PK: 'P', SK: 'X', count: 0 }, null);
  const increase = async (tab: (typeof tables)[number]): Promise<void> => {
    const count = (await tab.get('P', 'X'))!.count as number;
    const isWritten = await tab.put({ PK: 'P', SK: 'X', count: count + 1 }, { attribute: 'count', equals: count });
    if (!isWritten) await increase(tab);
  };
  const increaseOften = async (tab: (typeof tables)[number]): Promise<void> => {
    for (let time = 0; time < 50; time++) await increase(tab);
  };
  await Promise.all(tables.map(increaseOften));
  expect((await tables[1]!.get('P', 'X'))!.count).toBe(100);
  await close();
});
