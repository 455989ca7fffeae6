import type { Locator, Page } from 'playwright-core';
import { LANGUAGES } from '../../src/i18n/languages';
import { DESKTOP, PHONE, playground } from './playground';
import { actionsOf, answered, begin, button, overflow, picture, press, say } from './visit';

const { open } = playground();

/** Names of buttons that are too low for a finger or reach out of the window. */
const tooSmall = (page: Page, message: Locator) =>
  message.locator('.row button').evaluateAll(
    (buttons, width) =>
      buttons
        .map((one) => ({ box: one.getBoundingClientRect(), name: one.textContent }))
        .filter(({ box }) => box.height < 32 || box.left < 0 || box.right > width)
        .map(({ name }) => name),
    page.viewportSize()!.width,
  );

/** Number of lines that the visible buttons take. */
const linesOf = (message: Locator) =>
  message
    .locator('.row button')
    .evaluateAll((buttons) => new Set(buttons.map((one) => Math.round(one.getBoundingClientRect().top))).size);

test.each(Object.keys(LANGUAGES))(
  'on a phone the buttons of the town take at most four lines in %s',
  async (language) => {
    const page = await open({ size: PHONE });
    await say(page, `/settings language:${language} `);
    const board = await say(page, '/play ');
    if ((await linesOf(board)) === 1) await answered(page, board, () => board.locator('.row button').first().click());
    const lines = await linesOf(board);
    await say(page, '/settings language:auto '); // because the same player plays in the tests below
    expect(lines).toBeGreaterThan(1);
    expect(lines).toBeLessThanOrEqual(4);
  },
);

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s turns are played with buttons, and nothing sticks out', async (_, size) => {
  const page = await open({ size });
  const board = await begin(page, 'BRAVE-24');
  const before = await actionsOf(board);
  for (const name of ['To the woods', 'Wait', 'Wait', 'Wait']) await press(page, board, name);
  expect(await actionsOf(board)).toBe(before + 4);
  await press(page, board, 'Walk');
  expect(await tooSmall(page, board)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await press(page, board, 'Close');
  await press(page, board, 'Pack');
  expect(await board.innerText()).toContain('Use…');
  await press(page, board, 'Back');
  expect(await actionsOf(board)).toBe(before + 4);
});

test('in text mode every board is words, and every control has a name', async () => {
  const page = await open({ as: /Bruno/, size: PHONE });
  await say(page, '/settings text:True ');
  const board = await begin(page, 'BRAVE-24');
  await press(page, board, 'To the woods');
  await press(page, board, 'Walk');
  expect(await picture(board).count()).toBe(0);
  expect(await board.locator('pre').innerText()).not.toBe('');
  const names = await board.locator('.row button').allInnerTexts();
  expect(names).toContainEqual(expect.stringContaining('north-east'));
  expect(names.filter((name) => !/\p{L}{2}/u.test(name))).toEqual([]);
  await press(page, board, 'Close');
  await press(page, board, 'Menu');
  expect(await overflow(page)).toBe(0);
  await say(page, '/settings text:False ');
});

/** Buttons of a player who rushes down and never rests. The first enabled one is pressed. */
const HEADLONG = ['Yes, do it', 'Fight', 'Go down', 'To the woods', 'Explore', 'Wait'];

async function headlong(page: Page, board: Locator): Promise<string> {
  for (const name of HEADLONG) {
    const found = button(board, name);
    if ((await found.count()) > 0 && (await found.isEnabled())) return press(page, board, name);
  }
  throw new Error('nothing to press');
}

test('a reckless run leads from its first board to the card of its end, and a click begins another', async () => {
  const page = await open({ as: /Łucja/ });
  const board = await begin(page, 'BRAVE-24');
  const MOST = 60;
  let pressed = 0;
  for (; (await button(board, 'New game').count()) === 0 && pressed < MOST; pressed++) await headlong(page, board);
  expect(pressed).toBeLessThan(MOST);
  expect(await board.innerText()).toContain('You die');
  expect(await picture(board).first().getAttribute('alt')).not.toBe('');
  await press(page, board, 'New game');
  expect(await page.locator('.message').last().innerText()).toContain('The gate is open.');
});
