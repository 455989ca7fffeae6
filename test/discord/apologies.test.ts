import { errorReply } from '../../src/discord/api/note-message';
import type { Reply } from '../../src/discord/api/reply';
import { createI18n, LOCALES } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { StoreError } from '../../src/storage/contract';
import { BotFixture, textOf } from '../support/bot-fixture';
import { interactionFrom } from '../support/interactions';
import { scenario } from '../support/scenario';

const raws = loadRaws();
const { bot } = new BotFixture(scenario('.@.'));

/** Words that promise that an action had no effect, or ask the player to repeat it. An apology must not use them. */
const PROMISES: Record<keyof typeof LOCALES, RegExp> = {
  en: /nothing|not (been )?(count|change|lost|happen)|safe|again/i,
  de: /nichts|nicht (gezählt|verändert|verloren|passiert)|keine? |sicher|noch einmal|erneut/i,
  es: /nada|no se ha|no ha |seguro|otra vez|de nuevo|inténtalo|prueba/i,
};

/** Words that tell the player how to find out. */
const LOOKING: Record<keyof typeof LOCALES, RegExp> = {
  en: /`\/\w|look/,
  de: /`\/\w|Sieh nach/,
  es: /`\/\w|compruébalo/,
};

describe.each(Object.keys(LOCALES) as (keyof typeof LOCALES)[])('in %s', (id) => {
  const locale = LOCALES[id];
  const { notes } = createI18n(raws, locale);
  const interaction = (tag: string) =>
    interactionFrom({
      type: 2,
      id: '9',
      token: 't',
      application_id: '5',
      locale: tag,
      user: { id: '1', username: 'ada' },
      data: { name: 'wait' },
    });
  const [tag = ''] = locale.tags;
  const apology = (why: 'unanswered' | 'tookTooLong'): Reply => ({
    kind: 'message',
    message: bot.apology(interaction(tag), why),
    ephemeral: true,
  });

  test.each<[string, () => string]>([
    ['an error nobody expected', () => textOf(errorReply(new TypeError('bug'), notes))],
    ['a store without an answer', () => textOf(errorReply(new StoreError('unavailable'), notes))],
    ['a worker that could not be started', () => textOf(apology('unanswered'))],
    ['a worker that gave up', () => textOf(apology('tookTooLong'))],
    ['an action that others overtook each time', () => notes.busy],
    ['a change that others overtook each time', () => notes.refusals.busy],
  ])('the answer after %s claims nothing that the bot has not verified', (_, text) => {
    expect(text()).not.toMatch(PROMISES[id]);
    expect(text()).toMatch(LOOKING[id]);
  });
});
