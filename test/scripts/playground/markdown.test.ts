import * as fc from 'fast-check';
import { timeText } from '../../../scripts/playground/format';
import { markdownHtml, type Names } from '../../../scripts/playground/markdown';

const names: Names = { user: (id) => `user ${id}`, channel: (id) => `channel ${id}`, now: 1000, locale: 'en-US' };
const html = (source: string) => markdownHtml(source, names);

test.each([
  ['**bold**', '<p><strong>bold</strong></p>'],
  ['*it* and _it_', '<p><em>it</em> and <em>it</em></p>'],
  ['***both***', '<p><em><strong>both</strong></em></p>'],
  ['__under__ ~~gone~~', '<p><u>under</u> <s>gone</s></p>'],
  ['`**code**`', '<p><code>**code**</code></p>'],
  ['\\*plain\\*', '<p>*plain*</p>'],
  ['snake_case_name', '<p>snake_case_name</p>'],
  ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
  ['one\ntwo', '<p>one<br>two</p>'],
])('%s inside a line', (source, expected) => {
  expect(html(source)).toBe(expected);
});

test.each([
  ['# Big', '<h3 class="size-1">Big</h3>'],
  ['### Small', '<h5 class="size-3">Small</h5>'],
  ['-# under', '<p class="subtext">under</p>'],
  ['> a\n> b\nc', '<blockquote><p>a<br>b</p></blockquote><p>c</p>'],
  ['>>> a\nb', '<blockquote><p>a<br>b</p></blockquote>'],
  ['- a\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['- a\n  - b', '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>'],
  ['- a\n3. b', '<ul><li><p>a</p></li></ul><ol start="3"><li><p>b</p></li></ol>'],
  ['```js\n**x**\n```', '<pre><code>**x**</code></pre>'],
  ['before\n```\nx\n```\nafter', '<p>before</p><pre><code>x</code></pre><p>after</p>'],
])('%j as blocks', (source, expected) => {
  expect(html(source)).toBe(expected);
});

const ID = '300000000000000001';

test('mentions are written out by name', () => {
  expect(html(`<@${ID}> in <#${ID}>`)).toBe(
    `<p><span class="mention">@user ${ID}</span> in <span class="mention">#channel ${ID}</span></p>`,
  );
});

test('a timestamp is written out in its style', () => {
  expect(html('<t:1000:R>')).toBe('<p><time class="timestamp">now</time></p>');
});

test('a list ends where a line is neither an item nor indented', () => {
  expect(html('**Worn**\n1. a\n2. b\n**Pack**\n1. c\n-# 3 lb')).toBe(
    '<p><strong>Worn</strong></p><ol start="1"><li><p>a</p></li><li><p>b</p></li></ol>' +
      '<p><strong>Pack</strong></p><ol start="1"><li><p>c</p></li></ol><p class="subtext">3 lb</p>',
  );
});

test('a blank line stays', () => {
  expect(html('a\n\nb')).toBe('<p>a<br><br>b</p>');
});

test('no address becomes a link, because the bot sends none', () => {
  for (const source of ['[x](https://example.com)', 'https://example.com/a', '[x](javascript:alert(1))'])
    expect(html(source)).not.toContain('href');
});

test('no text of a message becomes markup of the page', () => {
  expect(html('<script>"x"</script>')).toBe('<p>&lt;script&gt;&quot;x&quot;&lt;/script&gt;</p>');
  expect(html('```<b>```')).toBe('<pre><code>&lt;b&gt;</code></pre>');
  const markup = /<(?!\/?(p|br|strong|em|u|s|code|pre|span|h[345]|ul|ol|li|blockquote|time)\b)/;
  const source = fc.string({
    unit: fc.constantFrom(
      '<',
      '>',
      '*',
      '_',
      '`',
      '|',
      '~',
      '\n',
      '#',
      '-',
      ' ',
      '"',
      'a',
      '1',
      '.',
      '\\',
      '@',
      ':',
      '[',
      ']',
      '(',
      ')',
    ),
  });
  fc.assert(
    fc.property(source, (text) => !markup.test(html(text))),
    { numRuns: 300 },
  );
});

test('plain words stay the same', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'ż', 'é', ' ', '7', ',') });
  const parsed = (text: string) => html(text).replace(/^<p>|<\/p>$/g, '');
  fc.assert(fc.property(words, (text) => parsed(`x${text}`) === `x${text}`));
});

test('a relative time counts in its largest whole unit', () => {
  expect(timeText(1000, 'R', 1000 + 7200, 'en-US')).toBe('2 hours ago');
  expect(timeText(1000 + 90, 'R', 1000, 'en-US')).toBe('in 2 minutes');
});
