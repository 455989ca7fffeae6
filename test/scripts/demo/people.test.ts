import { discordLocale } from '../../../scripts/demo/people';

test.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['es'], 'es-ES'],
  [['es-ES'], 'es-ES'],
  [['es-MX'], 'es-419'],
  [['en-GB', 'de'], 'en-GB'],
  [['en-AU'], 'en-US'],
])('a browser in %p is a Discord client in %s', (languages, locale) => {
  expect(discordLocale(languages)).toBe(locale);
});

test('a browser in an unknown language takes its next language, or else English', () => {
  expect(discordLocale(['fr', 'pl-PL', 'de-CH', 'es'])).toBe('de');
  expect(discordLocale(['fr'])).toBe('en-US');
  expect(discordLocale([])).toBe('en-US');
});
