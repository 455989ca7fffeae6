import { aboutMessage } from '../../../../src/discord/features/about/about-message';
import { BotFixture, componentsOf, englishI18n, textOf } from '../../../support/bot-fixture';
import { scenario } from '../../../support/scenario';

test('/about shows the version and a button to every page, for the player alone', async () => {
  const reply = await new BotFixture(scenario('@')).type('about');
  expect(reply).toMatchObject({ kind: 'message', ephemeral: true });
  expect(textOf(reply)).toContain('1.2.3');
  expect(componentsOf(reply).flatMap(({ label, url }) => (url ? [[label, url]] : []))).toEqual([
    ['Play in a browser', 'https://example.org/demo'],
    ['Source code', 'https://example.org/source'],
    ['Privacy policy', 'https://example.org/privacy'],
    ['Terms of service', 'https://example.org/terms'],
    ['Support', 'https://example.org/support'],
    ['Add to a server', 'https://discord.com/oauth2/authorize?client_id=5&scope=applications.commands'],
  ]);
});

test('a page without an address gets no button, and the bot can be added all the same', () => {
  const message = aboutMessage({ version: '1.2.3', links: { terms: 'https://example.org/t' } }, '77', englishI18n);
  expect(JSON.stringify(message)).not.toContain('Privacy policy');
  expect(JSON.stringify(message)).toContain('https://example.org/t');
  expect(JSON.stringify(message)).toContain('client_id=77&');
});
