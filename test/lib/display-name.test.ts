import fc from 'fast-check';
import { cleanName, isolateName } from '../../src/lib/display-name';
import { draws } from '../support/deep';

test.each([
  ['Aldric', 'Aldric'],
  ['  Aldric   the  Bold ', 'Aldric the Bold'],
  ['Al\u202Edric\u200B', 'Aldric'],
  ['\u0007\u0000', 'Wanderer'],
  ['', 'Wanderer'],
  ['\u3164', 'Wanderer'],
  ['\u2800\uFFA0 \u115F', 'Wanderer'],
  ['\u3164Al\u2800dric', 'Al dric'],
  ['\u0301\u0335', 'Wanderer'],
  ['Ae\u0301dric', 'A\u00E9dric'],
  ['Ae\u200B\u0301dric', 'A\u00E9dric'],
  ['A'.repeat(40), 'A'.repeat(24)],
  ['🐉'.repeat(40), '🐉'.repeat(24)],
])('the name %j is shown as %j', (given, shown) => {
  expect(cleanName(given, 'Wanderer')).toBe(shown);
});

test.each([
  ['a firefighter', '👩‍🚒 Ann'],
  ['a firefighter with a skin tone', '👩🏽‍🚒'],
  ['a kiss', '👩‍❤️‍💋‍👨'],
  ['a family', '👨‍👩‍👧‍👦'],
  ['a rainbow flag', '🏳️‍🌈'],
  ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a key cap', '1️⃣'],
  ['Persian', 'می‌خواهم'],
  ['Hindi with an open conjunct', 'क्‌ष'],
  ['Sinhala', 'ශ්‍රී'],
  ['Thai', 'ผู้กล้าหาญ'],
  ['Burmese', 'မြို့'],
  ['Tibetan', 'བསྒྲུབས'],
  ['Vietnamese', 'Nguyễn Phước'],
  ['Hebrew with points', 'שָׁלוֹם'],
])('a name keeps what its script needs: %s', (_, name) => {
  expect(cleanName(name, 'Wanderer')).toBe(name.normalize('NFC'));
});

test.each([
  ['between Latin letters', 'An\u200Dn\u200Ca', 'Anna'],
  ['at the ends', '\u200D👩\u200D', '👩'],
  ['between an emoji and a letter', '👩\u200DA', '👩A'],
  ['in a row', '👩\u200D\u200D🚒', '👩🚒'],
  ['and tags that make no flag', '🐉\u{E0061}\u{E0062}', '🐉'],
])('a joiner that joins nothing goes: %s', (_, given, shown) => {
  expect(cleanName(given, 'Wanderer')).toBe(shown);
});

test('marks that would cover the lines around a name are cut to three', () => {
  expect(cleanName(`Z\u0336${'\u0337'.repeat(22)}al`, 'Wanderer')).toBe('Z\u0336\u0337\u0337al');
  expect(cleanName(`ก${'็'.repeat(20)}`, 'Wanderer')).toBe(`ก${'็'.repeat(5)}`);
});

test('marks that begin a name would land on the text before it', () => {
  expect(cleanName('\u0301\u0302Bob', 'Wanderer')).toBe('Bob');
});

test('a name is cut between whole characters', () => {
  expect(cleanName('👨‍👩‍👧‍👦'.repeat(5), 'Wanderer')).toBe('👨‍👩‍👧‍👦'.repeat(3));
  expect(cleanName(`${'A'.repeat(23)}👩‍🚒`, 'Wanderer')).toBe('A'.repeat(23));
});

test.each([
  ['discord.gg/abc', 'discord gg/abc'],
  ['Ann discord.com/invite/x', 'Ann discord com/invite/x'],
  ['discordapp.com/invite/x', 'discordapp com/invite/x'],
  ['DISCORD.GG\\abc', 'DISCORD GG\\abc'],
  ['dis\u200Bcord.\u2060gg/abc', 'discord gg/abc'],
  ['https://evil.example', 'https //evil example'],
  ['steam:run', 'steam:run'],
  ['www.evil.example', 'www evil example'],
  ['(www.evil.example)', '(www evil example)'],
])('the link %j is no link any more', (given, shown) => {
  expect(cleanName(given, 'Wanderer')).toBe(shown);
});

test.each(['J. R. R. Tolkien', 'john.doe', 'Dr. Jekyll/Mr. Hyde', 'Ann :/', '12:30', 'St.John'])(
  'a name that is no link stays: %s',
  (name) => {
    expect(cleanName(name, 'Wanderer')).toBe(name);
  },
);

/** Parts of names, mostly parts that break texts. */
const PARTS = [
  ...['A', 'é', ' ', '.', '/', '\\', ':', 'www.', 'discord.gg/', 'https://', '<@1>', '*', '_', '`'],
  ...['\u0301', '\u0336', '\u0E47', '\u05B8', '\u200D', '\u200C', '\u202E', '\u2066', '\u2067', '\u2069', '\uFE0F'],
  ...['👩', '🚒', '🏽', 'ש', 'م', 'क', '्', '龍', '\u3164', '\u200B', '\uD800', '\u0000'],
];
/**
 * Any character except half a surrogate pair. The unit `binary` of fast-check is avoided because it first lists all
 * characters.
 */
const character = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800));
const hostile = fc.oneof(
  fc.string({ unit: character, maxLength: 40 }),
  fc.array(fc.constantFrom(...PARTS), { maxLength: 40 }).map((parts) => parts.join('')),
);

test('cleaning a name twice changes nothing more', () => {
  fc.assert(
    fc.property(hostile, (name) => {
      const shown = cleanName(name, 'Wanderer');
      expect(cleanName(shown, 'Wanderer')).toBe(shown);
    }),
    { numRuns: draws(400) },
  );
});

test('no name is a link, reorders the text around it, or covers other lines', () => {
  fc.assert(
    fc.property(hostile, (name) => {
      const shown = cleanName(name, 'Wanderer');
      expect(shown).not.toMatch(/:[\\/]{2}|www\.\S|discord(?:app)?\.(?:gg|com)[\\/]/i);
      expect(shown).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/);
      expect(shown).not.toMatch(/\p{M}{6}|^\p{M}/u);
      expect([...shown].length).toBeLessThanOrEqual(24);
      expect(shown).not.toMatch(/\p{Cs}/u);
    }),
    { numRuns: draws(400) },
  );
});

describe('in texts', () => {
  test('a right-to-left name is isolated, so that the text after it keeps its order', () => {
    expect(isolateName('سلمى', 'Nobody')).toBe('\u2068سلمى\u2069');
    expect(isolateName('Ann שלום', 'Nobody')).toBe('\u2068Ann שלום\u2069');
    expect(isolateName('٣٤', 'Nobody')).toBe('\u2068٣٤\u2069');
  });

  test.each(['Aldric', '龍', '!! Ann 12', '👩‍🚒', 'Ελένη'])('the name %s needs no isolation', (name) => {
    expect(isolateName(name, 'Nobody')).toBe(name);
  });

  test('a name without a visible character is replaced by the word for nameless players', () => {
    expect(['', ' ', '\u202E'].map((name) => isolateName(name, 'Nobody'))).toEqual(['Nobody', 'Nobody', 'Nobody']);
  });

  test('a name that was stored uncleaned is cleaned here', () => {
    expect(isolateName('discord.gg/abc', 'Nobody')).toBe('discord gg/abc');
    expect(isolateName('שלום\u2069\u202E', 'Nobody')).toBe('\u2068שלום\u2069');
  });
});
