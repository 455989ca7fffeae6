import type { Message } from '../../scripts/discord/messages';
import { listsFor } from '../../src/play/leaderboards/result-lists';
import { isDeep } from '../support/deep';
import { ada, bruno, control, pressable, shown, tableWithStore, wordsOf } from './table';

const set = tableWithStore();

/** Ends the run of a person, and waits until its result is recorded. */
async function giveUp(person = ada): Promise<Message> {
  const question = shown(await set.table.type('run abandon', {}, person));
  const over = shown(await set.table.press(question, control(question, 'do:abandon!'), person));
  const { entries } = await recorded(person.id);
  expect(entries.length).toBeGreaterThan(0);
  return over;
}

async function recorded(user: string) {
  const list = { kind: 'history', of: { kind: 'user', id: user } } as const;
  for (let tries = 0; tries < 200; tries++) {
    const found = await set.store.listResults(list, { limit: 9 });
    const pending = await Promise.all(
      found.entries.map(async ({ run }) => (await set.store.loadRun(run))?.pendingResult),
    );
    if (pending.length > 0 && !pending.includes(true)) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the result was never recorded');
}

test('the result of a finished run is recorded without a request', async () => {
  await set.table.type('play');
  await set.table.type('wait');
  await giveUp();
  const board = { kind: 'board', scope: { kind: 'global' }, season: 'all' } as const;
  const [result] = (await set.store.listResults(board, { limit: 1 })).entries;
  expect(result).toMatchObject({ owner: ada.id, ranked: true, summary: { result: 'abandoned' } });
  expect((await set.store.loadProfile(ada.id))?.totals.runs).toBe(1);
});

/** Gives Ada's newest run 100 points, because a run without points is on no leaderboard. */
async function scorePoints(): Promise<void> {
  const [played] = (await recorded(ada.id)).entries;
  if (!played) throw new Error('no run');
  const result = { ...played, version: played.version + 1, summary: { ...played.summary, score: 100 } };
  await set.store.recordResult(result, listsFor(result));
}

test('the dungeon of the day: one try, its result, its board, practice', async () => {
  const begun = shown(await set.table.type('daily'));
  expect(wordsOf(begun)).toContain('your one ranked try');
  expect(begun.visibleTo).toEqual(ada.id);
  expect(shown(await set.table.type('wait')).visibleTo).toEqual(ada.id);
  const over = await giveUp();
  const done = shown(await set.table.press(over, control(over, 'result')));
  await scorePoints();
  expect(done.visibleTo).toEqual(ada.id);
  expect(wordsOf(done)).toMatch(/🏳️⬛⬛ depth 2 · The Sprint\n-# Gave up at depth 2\.\nScore \d+/);
  const shareMessage = shown(await set.table.press(done, control(done, 'tell')));
  expect(shareMessage.visibleTo).toBeNull();
  expect(wordsOf(shareMessage)).toContain('Dungeon of');
  expect(shown(await set.table.press(shareMessage, control(shareMessage, 'daily:global'), bruno)).visibleTo).toEqual(
    bruno.id,
  );
  const board = shown(
    await set.table.press(done, pressable(done).find(({ custom_id }) => custom_id?.includes('|top:'))!),
  );
  expect(wordsOf(board)).toContain('**1.** ');
  const again = shown(await set.table.type('daily'));
  const practice = shown(await set.table.press(again, control(again, 'daily:global:practice')));
  expect(wordsOf(practice)).toContain('This is practice');
  expect(practice.visibleTo).toEqual(ada.id);
});

test('the daily leaderboard is hidden from players who have yet to play, and leads them to the dungeon', async () => {
  await set.table.type('daily', { for: 'guild' });
  await giveUp();
  const veiled = shown(await set.table.type('leaderboard', { for: 'guild', time: 'day' }, bruno));
  expect(wordsOf(veiled)).toContain('stays hidden');
  const begun = shown(await set.table.press(veiled, control(veiled, 'daily:guild'), bruno));
  expect(wordsOf(begun)).toContain('your one ranked try');
});

test('every button of a board leads to a board', async () => {
  await set.table.type('play');
  await giveUp();
  await scorePoints();
  let message = shown(await set.table.type('leaderboard'));
  expect(wordsOf(message)).toContain('**1.** ');
  const titles = new Set<string>();
  for (let press = 0; press < 12; press++) {
    titles.add(wordsOf(message).split('\n')[0] as string);
    const ways = pressable(message).filter(({ custom_id }) => custom_id?.includes('|top:'));
    message = shown(await set.table.press(message, ways[press % ways.length]!));
  }
  expect(titles.size).toBeGreaterThan(3);
});

test('finished runs are listed, searched and paged', async () => {
  await set.table.type('play');
  await set.table.type('wait');
  await giveUp();
  const played = (await recorded(ada.id)).entries[0]!;
  const list = { kind: 'history', of: played.home as { kind: 'guild'; id: string } } as const;
  for (let older = 1; older <= 10; older++) {
    await set.store.recordResult(
      { ...played, run: `older-${older}`, finishedAt: older, origin: { kind: 'seed' }, ranked: false },
      [list],
    );
  }
  const first = shown(await set.table.type('run history'));
  expect(wordsOf(first).match(/gave up/g)).toHaveLength(10);
  const next = pressable(first)[0]!;
  expect(next.label).toBe('Next page');
  const second = shown(await set.table.press(first, next));
  expect(wordsOf(second).match(/gave up/g)).toHaveLength(1);
  expect(wordsOf(shown(await set.table.press(second, pressable(second)[0]!)))).toBe(wordsOf(first));
  const dragon = shown(await set.table.type('run history', { cause: 'Black Dragon' }));
  expect(wordsOf(dragon)).toContain('There is no finished run to show that matches.');
  expect(wordsOf(shown(await set.table.type('run history', { since: 'yesterday' })))).toContain('That is not a date');
});

/** Only in the deep test, because so many results take long to write. */
if (isDeep) {
  test('a search through more runs than one request can read goes on from where it stopped', async () => {
    await set.table.type('play');
    await set.table.type('wait');
    await giveUp();
    const played = (await recorded(ada.id)).entries[0]!;
    const list = { kind: 'history', of: played.home as { kind: 'guild'; id: string } } as const;
    const summary = { ...played.summary, laurel: true };
    const later = Array.from({ length: 450 }, (_, at) => ({ ...played, run: `later-${at}`, finishedAt: at + 2_000 }));
    const entries = [{ ...played, run: 'won', finishedAt: 1_000, summary }, ...later];
    while (entries.length > 0)
      await Promise.all(entries.splice(0, 20).map((entry) => set.store.recordResult(entry, [list])));
    const first = shown(await set.table.type('run history', { laurel: true }));
    expect(wordsOf(first)).toContain('There are older runs.');
    const on = pressable(first)[0]!;
    expect(on.label).toBe('Search older runs');
    const second = shown(await set.table.press(first, on));
    expect(wordsOf(second).match(/laurel won/g)).toHaveLength(1);
    expect(wordsOf(second)).not.toContain('There are older runs.');
  });
}

/** Labels of the choice of a kit. */
const KITS = ['Fighter', 'Apprentice', 'Scout', 'Tinker'];

test('a chosen seed has a command of its own, and is not ranked', async () => {
  expect(pressable(shown(await set.table.type('run seed', { seed: 'MINE' }))).map(({ label }) => label)).toEqual(KITS);
  await giveUp();
  expect(wordsOf(shown(await set.table.type('run history')))).toContain('chosen seed');
  expect(wordsOf(shown(await set.table.type('leaderboard')))).toContain('There are no runs on this board yet.');
});
