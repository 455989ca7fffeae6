import * as fc from 'fast-check';
import { parseAnsi } from '../../../scripts/playground/markdown/ansi';
import { markdownHtml, type Names } from '../../../scripts/playground/markdown/html';
import { timeText } from '../../../scripts/playground/markdown/time';

const names: Names = { user: (id) => `user ${id}`, channel: (id) => `channel ${id}`, now: 1000, locale: 'en-US' };
const html = (source: string) => markdownHtml(source, names);

test.each([
  ['**bold**', '<p><strong>bold</strong></p>'],
  ['*it* and _it_', '<p><em>it</em> and <em>it</em></p>'],
  ['***both***', '<p><strong><em>both</em></strong></p>'],
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

test('mentions are written out by name', () => {
  expect(html('<@1> <#2> </play:3>')).toContain('@user 1');
  expect(html('<#2>')).toContain('#channel 2');
  expect(html('</play:3>')).toContain('data-command="play"');
});

test('a spoiler is closed until it is opened', () => {
  expect(html('||x||')).toContain('aria-expanded="false"');
});

test('only web addresses become links', () => {
  expect(html('[x](https://example.com)')).toContain('href="https://example.com"');
  expect(html('see https://example.com/a.')).toContain('href="https://example.com/a"');
  expect(html('[x](javascript:alert(1))')).not.toContain('href');
});

test('nothing that is sent becomes markup of the page', () => {
  expect(html('<script>"x"</script>')).toBe('<p>&lt;script&gt;&quot;x&quot;&lt;/script&gt;</p>');
  expect(html('```<b>```')).toBe('<pre><code>&lt;b&gt;</code></pre>');
  const markup = /<(?!\/?(p|br|strong|em|u|s|code|pre|a|span|button|h[345]|ul|ol|li|blockquote|time|img)\b)/;
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

test('plain words come out as they went in', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'ż', 'é', ' ', '7', ',') });
  const parsed = (text: string) => html(text).replace(/^<p>|<\/p>$/g, '');
  fc.assert(fc.property(words, (text) => parsed(`x${text}`) === `x${text}`));
});

test('ansi colours hold until they are reset', () => {
  expect(parseAnsi('\u001b[1;31mred\u001b[32mgreen\u001b[0mplain')).toEqual([
    { text: 'red', classes: ['ansi-bold', 'ansi-fg-31'] },
    { text: 'green', classes: ['ansi-bold', 'ansi-fg-32'] },
    { text: 'plain', classes: [] },
  ]);
});

test('a relative time counts in its largest whole unit', () => {
  expect(timeText(1000, 'R', 1000 + 7200, 'en-US')).toBe('2 hours ago');
  expect(timeText(1000 + 90, 'R', 1000, 'en-US')).toBe('in 2 minutes');
});
