import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright-core';
import { createI18n, LOCALES, localeOf } from '../src/i18n';
import { loadRaws } from '../src/raws';
import { commandLine, UsageError } from './lib/command-line';

const USAGE = `npm run pictures -- --url URL [--out DIR] [--language TAG] [--emoji DIR]

Plays in the playground of a server with fresh data, and takes the screenshots of the documentation:
\`PORT=8090 DATA_DIR=out/pictures-data npm start -- --clean\`, then this with --url http://127.0.0.1:8090. Uses the Chromium of
the variable CHROMIUM, by default /usr/bin/chromium.

  --url URL        the playground
  --out DIR        where the pictures are written (docs/pictures)
  --language TAG   of the player (en)
  --emoji DIR      where pictures of emoji lie, SVG named for their code points, for a machine without such a font`;

const PHONE = { width: 390, height: 844 };
/** Viewport that is high enough for a whole message with a picture. */
const DESKTOP = { width: 840, height: 1040 };

/** Viewport that is high enough for all that a channel gets in an evening. */
const EVENING = { width: 390, height: 1700 };

/** Seed of a dungeon with a fight on the way out of the town. */
const SEED = 'BRAVE-7';

/** Index of a limit in the menu of limits for posts. */
const SOME_POSTS = 2;

/** Label of the first numbered option. */
const OPTION = /^\W*1 /;

/** Maximum number of presses before a board with options appears. */
const MOST_PRESSES = 60;

void commandLine(
  USAGE,
  {
    url: { type: 'string' },
    out: { type: 'string', default: 'docs/pictures' },
    language: { type: 'string', default: 'en' },
    emoji: { type: 'string' },
  },
  async ({ values: { url, out, language, emoji } }) => {
    if (url === undefined) throw new UsageError('--url is missing.');
    if (!Object.hasOwn(LOCALES, language)) throw new UsageError(`There is no language "${language}".`);
    mkdirSync(out, { recursive: true });
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
    });
    try {
      const player = new Player(await browser.newPage({ viewport: PHONE }), out, language, emoji ?? null);
      await player.open(url);
      await takeOwn(player);
      await takeParty(player);
      await takeEvening(player);
      await takeAdmin(player);
    } finally {
      await browser.close();
    }
  },
);

async function takeOwn(player: Player): Promise<void> {
  const { button, tab } = player.labels;
  await player.become('Bruno');
  await player.say(`/settings language:${player.language} `);
  await player.say(`/play seed:${SEED} `);
  await player.press(player.labels.kit);
  await player.press(button.visit);
  await player.pick(player.labels.visitMenu, 0);
  await player.shoot('shop');
  await player.press(button.close);
  await player.press(button.pack);
  await player.shoot('pack');
  await player.press(button.back);
  await player.press(button.menu);
  await player.press(tab.map);
  await player.shoot('map');
  await player.say('/play ');
  await player.seekChoice();
  await player.shoot('phone');
  await player.resize(DESKTOP);
  await player.shoot('playground');
  await player.resize(PHONE);
  await player.say('/settings text:True ');
  await player.say('/play ');
  await player.shoot('text-mode');
  await player.say('/settings text:False ');
}

async function takeParty(player: Player): Promise<void> {
  await player.become('Ada');
  await player.say(`/settings language:${player.language} `);
  await player.say('/party mode:vote ');
  await player.become('Bruno');
  await player.say('/party ');
  await player.press(player.labels.button.explore);
  await player.shoot('party');
}

async function takeEvening(player: Player): Promise<void> {
  await player.become('Ada');
  await player.goTo('tavern');
  await player.say('/party ');
  for (const name of ['Bruno', 'Łucja', 'Ada', 'Bruno', 'Łucja', 'Ada']) {
    await player.become(name);
    await player.playOn();
  }
  await player.say('/run abandon ');
  await player.confirm();
  await player.press(player.labels.share);
  await player.become('Łucja');
  await player.resize(EVENING);
  await player.shoot('evening');
  await player.resize(PHONE);
}

async function takeAdmin(player: Player): Promise<void> {
  const { actions, posts, button } = player.labels.admin;
  await player.become('Ada');
  await player.say('/admin panel ');
  await player.press(actions.here);
  await player.press(button.yes);
  await player.say('/admin panel ');
  await player.press(button.posts);
  await player.pick(posts.pickCap, SOME_POSTS);
  await player.press(button.yes);
  await player.say('/admin panel ');
  await player.resize(DESKTOP);
  await player.shoot('admin', { messageOnly: true });
}

class Player {
  readonly labels;

  constructor(
    private readonly page: Page,
    private readonly out: string,
    readonly language: string,
    private readonly emoji: string | null,
  ) {
    const { turns, help, kit, sharing, admin } = createI18n(loadRaws(), localeOf(language));
    const labels = { button: turns.button, visitMenu: turns.visit.menu, tab: help.tab, kit: kit().name };
    this.labels = { ...labels, share: sharing.button.post, admin };
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await this.page.waitForSelector('body.ready');
  }

  async goTo(place: string): Promise<void> {
    await this.openMenu();
    await this.page.locator('.place', { hasText: place }).click();
  }

  private async openMenu(): Promise<void> {
    const menu = this.page.getByRole('button', { name: 'Places and people' });
    if (await menu.isVisible()) await menu.click();
  }

  async become(name: string): Promise<void> {
    await this.openMenu();
    await this.page
      .locator('.people')
      .getByRole('button', { name: new RegExp(name) })
      .click();
    await this.page.locator('#bar .as', { hasText: name }).waitFor();
  }

  say(line: string): Promise<void> {
    return this.sending(async () => {
      await this.page.locator('#command').click();
      await this.page.keyboard.type(line);
      await this.page.keyboard.press('Enter');
    });
  }

  press(name: string): Promise<void> {
    return this.sending(() => this.newest.getByRole('button', { name, exact: true }).click());
  }

  pick(menu: string, index: number): Promise<void> {
    return this.sending(async () => {
      await this.newest.getByLabel(menu).click();
      await this.newest.locator('.option:visible').nth(index).click();
    });
  }

  confirm(): Promise<void> {
    return this.sending(() => this.newest.locator('.button.danger').first().click());
  }

  private enabled(hasText: RegExp): Locator {
    return this.newest.locator('.button:enabled', { hasText });
  }

  /** Presses the first numbered option, else the recommended button, else Explore. Returns false if there is none. */
  async playOn(): Promise<boolean> {
    const { close, explore } = this.labels.button;
    const named = [OPTION, new RegExp(`${close}$`), new RegExp(`${explore}$`)].map((text) => this.enabled(text));
    const [option, ...others] = named as [Locator, ...Locator[]];
    const [next] = await present([option, this.newest.locator('.button.primary:enabled'), ...others]);
    if (next) await this.sending(() => next.first().click());
    return next !== undefined;
  }

  async seekChoice(): Promise<void> {
    for (let pressed = 0; pressed < MOST_PRESSES; pressed++) {
      if ((await this.enabled(OPTION).count()) > 0 || !(await this.playOn())) return;
    }
  }

  async resize(size: typeof PHONE): Promise<void> {
    await this.page.setViewportSize(size);
    await this.waitForReply();
  }

  /** Takes a picture of the page, or of the newest message's components only. */
  async shoot(name: string, { messageOnly = false } = {}): Promise<void> {
    await this.waitForReply();
    await this.drawEmoji();
    const path = join(this.out, `${name}.png`);
    await (messageOnly ? this.newest.locator('.container') : this.page).screenshot({ path });
    console.log(path);
  }

  private async drawEmoji(): Promise<void> {
    if (this.emoji === null) return;
    for (const place of await this.page.locator('.emoji').all()) {
      const text = await place.innerText();
      const codes = [...text].map((letter) => letter.codePointAt(0)!.toString(16)).filter((code) => code !== 'fe0f');
      const svg = text === '' ? null : readFileSync(join(this.emoji, `${codes.join('-')}.svg`), 'utf8');
      if (svg) await place.evaluate((element, picture) => Object.assign(element, { innerHTML: picture }), svg);
    }
  }

  private get newest(): Locator {
    return this.page.locator('.message').last();
  }

  private async sending(act: () => Promise<void>): Promise<void> {
    const sent = this.page.waitForResponse(
      (response) =>
        response.url().endsWith('/playground/send') && response.request().postDataJSON().kind !== 'autocomplete',
    );
    await act();
    await sent;
    await this.waitForReply();
  }

  /** Waits 0.7 seconds, in which the page draws the reply and scrolls to it. */
  private async waitForReply(): Promise<void> {
    await this.page.waitForTimeout(700);
  }
}

const present = async (locators: readonly Locator[]): Promise<Locator[]> => {
  const counts = await Promise.all(locators.map((locator) => locator.count()));
  return locators.filter((_, index) => counts[index]! > 0);
};
