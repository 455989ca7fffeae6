import type { Locator, Page } from 'playwright-core';
import { type } from './chromium';
import { playground } from './playground';
import { actionsOf, begin, button, kept, last, pick, press, say, sendTogether } from './visit';

const server = playground();

/** Moves the party's board to the end of the channel. The person need not play in the party. */
async function bringDown(page: Page): Promise<Locator> {
  await press(page, await say(page, '/party '), 'Bring down');
  return kept(page, last(page));
}

test('if two members of a party press, the holder of the torch acts and the other learns why not', async () => {
  const ada = await server.open({ as: /Ada/ });
  const bruno = await server.open({ as: /Bruno/ });
  await say(ada, '/party mode:Whoever has the torch ');
  const board = await say(bruno, '/party ');
  expect(await board.innerText()).toContain('the torch is with @Ada');
  const same = await kept(ada, board);

  await Promise.all([press(ada, same, 'Wait'), press(bruno, board, 'Wait')]);
  expect(await last(bruno).innerText()).toContain('holds the torch: it is their turn, not yours');
  expect(await last(bruno).innerText()).toContain('Only you can see this');
  expect(await last(ada).getAttribute('data-id')).toBe(await same.getAttribute('data-id'));

  await say(ada, '/party torch:Bruno ');
  expect(await last(ada).innerText()).toContain('Only you can see this');
  await press(bruno, board, 'Explore');
});

test('a stranger who presses an old copy of the board reads the present one in an ephemeral reply', async () => {
  const ada = await server.open({ as: /Ada/ });
  const bruno = await server.open({ as: /Bruno/ });
  await say(ada, '/party mode:Anyone ');
  const old = await kept(bruno, await bringDown(ada));
  const board = await bringDown(ada);
  await say(ada, '/wait ');
  const before = await actionsOf(board);
  const shown = await old.innerText();
  await press(bruno, old, 'Wait');
  expect(await last(bruno).innerText()).toContain('@Ada waited');
  expect(await last(bruno).innerText()).toContain('Only you can see this');
  expect(await old.innerText()).toBe(shown);
  expect(await actionsOf(board)).toBe(before);
});

test('if two members press at the same time, one acts, the other learns why not, and one turn is played', async () => {
  const ada = await server.open({ as: /Ada/ });
  const bruno = await server.open({ as: /Bruno/ });
  await say(ada, '/party mode:Anyone ');
  const his = await bringDown(bruno);
  const hers = await kept(ada, his);
  const before = await actionsOf(his);
  await sendTogether([ada, bruno]);
  const texts = await Promise.all([press(ada, hers, 'Wait'), press(bruno, his, 'Wait')]);
  expect(texts.filter((answer) => answer.includes('waited first, so yours came too late'))).toHaveLength(1);
  for (const shared of [hers, his]) {
    await shared.locator(`.gallery img[src*="-${before + 1}."]`).waitFor();
    expect(await shared.innerText()).not.toContain('too late');
  }
  expect(await actionsOf(await say(bruno, '/wait '))).toBe(before + 2);
});

test('a party that votes waits for its majority, takes its choice, and names who decided', async () => {
  const ada = await server.open({ as: /Ada/ });
  const bruno = await server.open({ as: /Bruno/ });
  const lucja = await server.open({ as: /Łucja/ });
  await say(ada, '/party mode:A majority of votes ');
  await say(bruno, '/party ');
  const board = await bringDown(lucja);
  expect(await board.innerText()).toContain('vote · First to 2 votes · none yet');
  const before = await actionsOf(board);
  const [hers, his] = [await kept(ada, board), await kept(bruno, board)];

  await press(ada, hers, 'Wait');
  expect(await hers.innerText()).toContain('Wait: 1 of 2 votes needed');
  expect(await hers.innerText()).toContain('Wait: @Ada');
  expect(await hers.innerText()).not.toMatch(/\byour\b/i);
  // An earlier action may have led to an enemy, and then Explore is disabled.
  await press(bruno, his, (await button(his, 'Explore').isEnabled()) ? 'Explore' : 'Fight');
  expect(await his.innerText()).toMatch(/First to 2 votes · .*@Ada.*@Bruno.* · 1 may still vote/);
  expect(await actionsOf(his)).toBe(before);

  await press(lucja, board, /^Wait/);
  expect(await board.innerText()).toContain('@Łucja *the* Brave waited');
  expect(await board.innerText()).toContain('none yet');
  expect(await actionsOf(board)).toBe(before + 1);
});

test('a manager of the server resets a run after a confirmation, and the audit records it', async () => {
  const bruno = await server.open({ as: /Bruno/ });
  const board = await begin(bruno, 'BRAVE-24');
  await press(bruno, board, 'Explore');
  const page = await server.open({ as: /Ada/ });
  const panel = await say(page, '/admin panel ');
  await pick(page, panel, 'Choose a run …', 'Bruno');
  await press(page, panel, 'Reset the player');
  expect(await panel.innerText()).toContain('are you sure? It is written down.');
  await press(page, panel, 'Yes');
  expect(await panel.innerText()).toContain('Reset the player: done.');
  await press(page, panel, 'Runs');
  await press(page, panel, 'Audit');
  expect(await panel.innerText()).toMatch(/@Ada: reset/);

  const again = await say(bruno, '/play ');
  await again.getByAltText(/^After a long night/).waitFor();
});

test('other members do not see the command, and are refused if they send it', async () => {
  const page = await server.open({ as: /Bruno/ });
  await type(page, '/admin');
  await page.getByText('No such command').waitFor();
  const before = await page.locator('.message').count();
  const draft = { person: '300000000000000002', place: '400000000000000001', kind: 'command', command: 'admin panel' };
  await fetch(`${server.url}/playground/send`, { method: 'POST', body: JSON.stringify({ ...draft, options: [] }) });
  await page.locator('.message').nth(before).waitFor();
  expect(await last(page).innerText()).toContain('For that you need the permission to manage this server');
});
