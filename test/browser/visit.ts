import type { Locator, Page, Response, Route } from 'playwright-core';
import type { PageDelivery } from '../../scripts/playground/protocol';
import { type } from './chromium';

export const last = (page: Page): Locator => page.locator('.message').last();

/** Locator that keeps to one message by its id while other messages arrive. */
export async function kept(page: Page, message: Locator): Promise<Locator> {
  return page.locator(`[data-id="${await message.getAttribute('data-id')}"]`);
}

/** Sends a line. Resolves with the message that answers it, even if other users send meanwhile. */
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

/** Changes the user, in the side bar or behind its button in a narrow window. */
export async function become(page: Page, name: RegExp): Promise<void> {
  const menu = page.getByRole('button', { name: 'Places and people' });
  if (await menu.isVisible()) await menu.click();
  await page.locator('.people').getByRole('button', { name }).click();
  await page.locator('#bar .as', { hasText: name }).waitFor();
}

export const button = (message: Locator, name: string | RegExp): Locator =>
  message.getByRole('button', { name, exact: true });

export const picture = (message: Locator): Locator => message.locator('.gallery img');

/** Text of a message and the description of its picture. */
export const textWithAlt = async (message: Locator): Promise<string> =>
  `${await message.innerText()}\n${await picture(message).getAttribute('alt')}`;

/** Number of actions taken so far, read from the name of the picture's file. */
export const actionsOf = async (message: Locator): Promise<number> =>
  Number(/-(\d+)\.png/.exec((await picture(message).getAttribute('src')) ?? '')?.[1]);

/**
 * Uses a control of a message and waits until the answer is visible. The answer is the same message drawn anew, or a
 * new message below. Resolves with the body of the response.
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

/** Presses a button of a message. Resolves as `answered` does. */
export const press = (page: Page, message: Locator, name: string | RegExp): Promise<string> =>
  answered(page, message, () => button(message, name).click());

/** Holds the next request of each window until all windows have sent one, so that none has seen another's answer. */
export async function sendTogether(pages: readonly Page[]): Promise<void> {
  const routes: Route[] = [];
  const hold = async (route: Route) => {
    routes.push(route);
    if (routes.length === pages.length) await Promise.all(routes.map((each) => each.continue()));
  };
  await Promise.all(pages.map((page) => page.route('**/playground/send', hold, { times: 1 })));
}

export const pick = (page: Page, message: Locator, menu: string, choice: string): Promise<string> =>
  answered(page, message, async () => {
    await message.getByLabel(menu).click();
    await message.locator('.option:visible', { hasText: choice }).click();
  });

/** Toggles a choice in a menu of several choices. The page sends the choices when the menu closes. */
export const toggle = (page: Page, message: Locator, menu: string, choice: string): Promise<string> =>
  answered(page, message, async () => {
    await message.getByLabel(menu).click();
    await message.locator('.option:visible', { hasText: choice }).click();
    await page.keyboard.press('Escape');
  });

/** Begins a run with a seed, even if another run is open. */
export async function begin(page: Page, seed: string): Promise<Locator> {
  const board = await say(page, `/play seed:${seed} `);
  if ((await button(board, 'Start over').count()) > 0) await press(page, board, 'Start over');
  if ((await button(board, 'Fighter').count()) > 0) await press(page, board, 'Fighter');
  return board;
}

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

export const scrolledToEnd = (page: Page) =>
  page.waitForFunction(
    '(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight < 2)(document.querySelector("#messages"))',
  );
