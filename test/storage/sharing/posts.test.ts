import { sample } from '../../support/deep';
import { freshId, openForTests, TABLES } from '../support/tables';

const HOUR = 3_600_000;

describe.each(sample(TABLES, 1))('posts over %s', (_, open) => {
  const opened = openForTests(open);

  test('count for an hour, each once, up to the limit', async () => {
    const guild = freshId();
    const count = (interaction: string, at: number) => opened.store.countPost({ guild, interaction, at }, 2);
    expect([await count('1', HOUR), await count('1', HOUR), await count('2', HOUR + 1)]).toEqual([true, true, true]);
    expect([await count('3', HOUR + 2), await count('2', HOUR + 1)]).toEqual([false, true]);
    expect(await count('4', 2 * HOUR + 1)).toBe(true);
  });

  test('a refused post does not count', async () => {
    const guild = freshId();
    const count = (interaction: string, at: number) => opened.store.countPost({ guild, interaction, at }, 1);
    expect([await count('1', HOUR), await count('2', HOUR + 1)]).toEqual([true, false]);
    expect(await count('3', 2 * HOUR + 1)).toBe(true);
  });

  test('the card of a week is taken once, and again by the same interaction', async () => {
    const guild = freshId();
    const take = (interaction: string, week: string) => opened.store.takeWeek({ guild, interaction, at: 0 }, week);
    expect([await take('1', '2026-W47'), await take('2', '2026-W47'), await take('1', '2026-W47')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await take('2', '2026-W48')).toBe(true);
  });

  test('a server keeps its rules for posts', async () => {
    const guild = freshId();
    const config = { guild, revision: 1, channels: [], mode: 'owner', quiet: false } as const;
    for (const [at, posts] of [
      { by: 'managers', perHour: 3, channel: '88' } as const,
      { by: 'nobody', perHour: 0, channel: null } as const,
    ].entries()) {
      expect(await opened.store.putConfig({ ...config, channels: [], revision: at + 1, posts })).toBe('put');
      expect(await opened.store.loadConfig(guild)).toMatchObject({ posts });
    }
    await opened.store.putConfig({ ...config, channels: [], revision: 3 });
    expect(await opened.store.loadConfig(guild)).not.toHaveProperty('posts');
  });
});
