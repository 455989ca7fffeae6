import type { Locator, Page, Response, Route } from 'playwright-core';
import type { PageDelivery } from '../../scripts/playground/protocol';
import { type } from './chromium';

/** The newest message in sight. */
export const last = (page: Page): Locator => page.locator('.message').last();

/** A message that stays the one meant while others come, in the same window or in another. */
export async function kept(page: Page, message: Locator): Promise<Locator> {
  return page.locator(`[data-id="${await message.getAttribute('data-id')}"]`);
}

/** Sends a line and gives the message that answers it, whatever others send meanwhile. */
export async function say(page: Page, line: string): Promise<Locator> {
  await type(page, line);
  const sent = page.waitForResponse(
    (response) => isSending(response) && response.request().postDataJSON().kind === 'command',
  );
  await page.keyboard.press('Enter');
  const { message } = await deliveryOf(await sent);
  const answer = page.locator(`[data-id="${message?.id}"]`);
  await answer.locator('.measures').waitFor();
  return answer;
}

const isSending = (response: Response): boolean => response.url().endsWith('/playground/send');

const deliveryOf = async (response: Response): Promise<PageDelivery> => response.json();

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

/** What a message tells: its text, and the words of its picture. */
export const told = async (message: Locator): Promise<string> =>
  `${await message.innerText()}\n${await picture(message).getAttribute('alt')}`;

/** The actions taken so far, as the pictures are named for them. */
export const actionsOf = async (message: Locator): Promise<number> =>
  Number(/-(\d+)\.png/.exec((await picture(message).getAttribute('src')) ?? '')?.[1]);

/**
 * Uses a control of a message, and waits until the answer is in sight: the message drawn anew, by this press and no
 * other, or one more below it. Gives the answer as it was sent.
 */
export async function answered(page: Page, message: Locator, use: () => Promise<void>): Promise<string> {
  await message.evaluate('(element) => element.setAttribute("data-seen", "")');
  const sent = page.waitForResponse(isSending);
  await use();
  const response = await sent;
  const { message: answer } = await deliveryOf(response);
  const id = await message.getAttribute('data-id');
  const anew = answer?.id === id ? ':not([data-seen]):not(.busy)' : '';
  if (answer) await page.locator(`[data-id="${answer.id}"]${anew}`).waitFor();
  return response.text();
}

export const press = (page: Page, message: Locator, name: string | RegExp): Promise<string> =>
  answered(page, message, () => button(message, name).click());

/** Holds what each of these windows sends next until all have sent something: none has seen another's answer. */
export async function sendTogether(pages: readonly Page[]): Promise<void> {
  const held: Route[] = [];
  const hold = async (route: Route) => {
    held.push(route);
    if (held.length === pages.length) await Promise.all(held.map((each) => each.continue()));
  };
  await Promise.all(pages.map((page) => page.route('**/playground/send', hold, { times: 1 })));
}

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
  if ((await button(board, 'Begin').count()) > 0) await press(page, board, 'Begin');
  return board;
}

/** How far the page sticks out to the right, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** Waits until the messages are scrolled to their end. */
export const scrolledToEnd = (page: Page) =>
  page.waitForFunction(
    '(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight < 2)(document.querySelector("#messages"))',
  );
