import type { Locator, Page } from 'playwright-core';
import { type } from './chromium';

/** The newest message in sight. */
export const last = (page: Page): Locator => page.locator('.message').last();

/** A message that stays the one meant while others come. */
export async function kept(page: Page, message: Locator): Promise<Locator> {
  return page.locator(`[data-id="${await message.getAttribute('data-id')}"]`);
}

/** Sends a line and gives the message that answers it. */
export async function say(page: Page, line: string): Promise<Locator> {
  const before = await page.locator('.message').count();
  await type(page, line);
  await page.keyboard.press('Enter');
  const answer = page.locator('.message').nth(before);
  await answer.locator('.measures').waitFor();
  return kept(page, answer);
}

/** Becomes somebody else, in the side bar or behind its button in a narrow window. */
export async function become(page: Page, name: RegExp): Promise<void> {
  const menu = page.getByRole('button', { name: 'Places and people' });
  if (await menu.isVisible()) await menu.click();
  await page.locator('.people').getByRole('button', { name }).click();
  await page.locator('#bar .as', { hasText: name }).waitFor();
}

export const button = (message: Locator, name: string | RegExp): Locator =>
  message.getByRole('button', { name, exact: true });

/** The picture of a message. */
export const picture = (message: Locator): Locator => message.locator('.gallery img');

/** The actions taken so far, as the pictures are named for them. */
export const actionsOf = async (message: Locator): Promise<number> =>
  Number(/-(\d+)\.png/.exec((await picture(message).getAttribute('src')) ?? '')?.[1]);

/**
 * Uses a control of a message, and waits until the answer is in sight: the message drawn anew, by this press and no
 * other, or one more below it. Gives the answer as it was sent.
 */
export async function answered(page: Page, message: Locator, use: () => Promise<void>): Promise<string> {
  const before = await page.locator('.message').count();
  await message.evaluate('(element) => element.setAttribute("data-seen", "")');
  const sent = page.waitForResponse((response) => response.url().endsWith('/playground/send'));
  await use();
  const body = await (await sent).text();
  const { message: answer } = JSON.parse(body) as { message: { id: string } | null };
  const id = await message.getAttribute('data-id');
  if (answer?.id === id) await page.locator(`[data-id="${id}"]:not([data-seen]):not(.busy)`).waitFor();
  else await page.locator('.message').nth(before).waitFor();
  return body;
}

export const press = (page: Page, message: Locator, name: string | RegExp): Promise<string> =>
  answered(page, message, () => button(message, name).click());

/** Picks from a menu by the words of the choice. */
export const pick = (page: Page, message: Locator, menu: string, choice: string): Promise<string> =>
  answered(page, message, async () => {
    await message.getByLabel(menu).click();
    await message.locator('.option:visible', { hasText: choice }).click();
  });

/** Takes a choice out of a menu of several, or puts it back: what is chosen is sent when the menu closes. */
export const toggle = (page: Page, message: Locator, menu: string, choice: string): Promise<string> =>
  answered(page, message, async () => {
    await message.getByLabel(menu).click();
    await message.locator('.option:visible', { hasText: choice }).click();
    await page.keyboard.press('Escape');
  });

/** Begins in the world of a seed, whatever was played before. */
export async function begin(page: Page, seed: string): Promise<Locator> {
  const board = await say(page, `/play seed:${seed} `);
  if ((await button(board, 'Start over').count()) > 0) await press(page, board, 'Start over');
  return board;
}

/** How far the page sticks out to the right, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
