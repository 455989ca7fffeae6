import { discordLocale } from '../../../scripts/demo/people';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['es', 'es-ES'],
  ['es-ES', 'es-ES'],
  ['es-MX', 'es-419'],
  ['en-GB', 'en-GB'],
  ['en-AU', 'en-US'],
  ['fr', 'en-US'],
])('a browser in %s is a Discord client in %s', (language, locale) => {
  expect(discordLocale(language)).toBe(locale);
});
