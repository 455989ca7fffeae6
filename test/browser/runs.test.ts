import { playground } from './playground';
import { actionsOf, begin, button, kept, last, pick, press, say, scrolledToEnd, textWithAlt } from './visit';

const { open } = playground();

test('the ranked try at the dungeon of the day is shared without spoiling it, and the next is practice', async () => {
  const ada = await open();
  const bruno = await open({ as: /Bruno/ });
  const board = await say(ada, '/daily ');
  expect(await board.innerText()).toContain('your one ranked try');
  await press(ada, board, 'Explore');
  const card = await say(ada, '/run abandon ');
  await press(ada, card, 'Yes, do it');
  await scrolledToEnd(ada);
  await press(ada, card, 'Result of the day');
  const result = await kept(ada, last(ada));
  expect(await bruno.locator('.message').count()).toBe(0);

  await press(ada, result, 'Share');
  await bruno.getByText('Dungeon of').waitFor();
  const shared = await last(bruno).innerText();
  expect(shared).toContain('@Ada');
  expect(shared).toMatch(/🏳️⬛⬛ depth 2 · The Sprint\s+Gave up at depth 2\.\s+Score \d+/);
  expect(shared).not.toContain('Muddlewick');

  const again = await say(ada, '/daily ');
  expect(await again.innerText()).toContain('Your try at the dungeon of the day is over');
  await press(ada, again, 'Practise');
  expect(await last(ada).innerText()).toContain('This is practice: it counts for nothing.');
});

test('a finished run is replayed step by step, and as an animation', async () => {
  const page = await open({ as: /Łucja/ });
  const board = await begin(page, 'BRAVE-24');
  for (const name of ['To the woods', 'Explore']) await press(page, board, name);
  await press(page, await say(page, '/run abandon '), 'Yes, do it');

  const replay = await say(page, '/run replay ');
  expect(await replay.innerText()).toContain('move 0 of 3');
  expect(await button(replay, 'Back').isDisabled()).toBe(true);
  await press(page, replay, 'Next');
  expect(await textWithAlt(replay)).toMatch(/This is /);
  await press(page, replay, 'Next');
  expect(await actionsOf(replay)).toBe(2);
  await press(page, replay, 'Back');
  expect(await actionsOf(replay)).toBe(1);
  await press(page, replay, 'End');
  expect(await replay.innerText()).toContain('You give up the quest.');
  expect(await button(replay, 'Next').isDisabled()).toBe(true);

  await button(replay, 'As animation').click();
  await replay.locator('.gallery img[src$=".gif"]').waitFor();
  expect(await replay.innerText()).toMatch(/turns\)[\s\S]*\nYou give up the quest\./);
});

test("a shared run can be watched as it goes on, and a fork is a run of one's own", async () => {
  const ada = await open();
  const bruno = await open({ as: /Bruno/ });
  const hers = await begin(ada, 'BRAVE-24');
  await press(ada, hers, 'To the woods');
  const shared = await kept(bruno, await say(ada, '/run share '));
  expect(await shared.innerText()).toContain('@Ada shares this run');

  await pick(bruno, await say(bruno, '/run watch '), 'Watch …', 'Ada');
  const watched = await kept(bruno, last(bruno));
  expect(await watched.innerText()).toContain("This is @Ada's run.");
  const before = await actionsOf(watched);
  await press(ada, hers, 'Explore');
  await press(bruno, watched, 'Refresh');
  expect(await actionsOf(watched)).toBe(before + 1);
  expect(await watched.innerText()).toContain("This is @Ada's run.");

  const seen = await ada.locator('.message').count();
  await press(bruno, watched, 'Branch off');
  const his = await kept(bruno, last(bruno));
  expect(await his.innerText()).toContain('This branch is yours from here on');
  expect(await ada.locator('.message').count()).toBe(seen);
  await press(bruno, his, 'Wait');
  expect(await actionsOf(his)).toBe(1);
  expect(await actionsOf(hers)).toBe(before + 1);
  await press(ada, hers, 'Wait');
  expect(await actionsOf(hers)).toBe(before + 2);
});
