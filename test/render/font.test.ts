import fc from 'fast-check';
import { glyph, hasGlyph } from '../../src/render/font/glyphs';
import { nameInFont } from '../../src/render/font/names';
import { capsWidth, drawCaps, hasCaps } from '../../src/render/font/pixel-face';
import { drawLabel, drawText, fitText, textWidth } from '../../src/render/font/text';
import { drawTitle } from '../../src/render/font/title';
import { Pixels } from '../../src/render/pixels';
import { draws } from '../support/deep';

const CP437 =
  '☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■';

/** First and last column and row that contain ink. */
function ink(pixels: Pixels): { left: number; right: number; top: number; bottom: number } {
  const box = { left: Infinity, right: -1, top: Infinity, bottom: -1 };
  pixels.data.forEach((color, i) => {
    if (color === 0) return;
    const [x, y] = [i % pixels.width, Math.floor(i / pixels.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  });
  return box;
}

function written(text: string, scale = 1): Pixels {
  const pixels = new Pixels(400, 40, 0);
  drawText(pixels, 4, 2, text, 0xffffff, scale);
  return pixels;
}

describe('the glyph atlas', () => {
  it('holds ASCII, code page 437 and the extra signs of interface and languages', () => {
    const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
    const missing = [...ascii, ...CP437, ...'↖↗↘↙①⑨…–−’“”×', ...'ÁÀœłŒŁžŠğąňûÿțΆώЀџґ'].filter((c) => !hasGlyph(c));
    expect(missing).toEqual([]);
  });

  it('shows a question mark for anything else', () => {
    expect(hasGlyph('龍')).toBe(false);
    expect(glyph('龍')).toBe(glyph('?'));
    expect(written('a龍b').data).toEqual(written('a?b').data);
  });

  it('fills the whole cell with a block, so that lines join', () => {
    expect(glyph('█').pixels).toHaveLength(8 * 16 * 2);
  });

  it('has no two letters alike', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
    expect(new Set(letters.map((c) => glyph(c).pixels.join())).size).toBe(letters.length);
  });
});

test.each([
  ['Zoë', 'Zoë'],
  ['Łucja *the* Brave', 'Łucja *the* Brave'],
  ['Анна Ёжик', 'Анна Ёжик'],
  ['Ωδυσσεύς', 'Ωδυσσεύς'],
  ['Ștefan', 'Ștefan'],
  ['Nguyễn', 'Nguyen'],
  ['𝕱𝖗𝖆𝖐𝖙𝖚𝖗', 'Fraktur'],
  ['🐉🔥 Zoë', 'Zoë'],
  ['Anna 龍 May', 'Anna May'],
  ['★☆★', '★☆★'],
  ['★龍★', 'Wanderer'],
  ['日本語の勇者', 'Wanderer'],
  ['مرحبا', 'Wanderer'],
  ['', ''],
])('the name %s is written %s', (name, written) => {
  expect(nameInFont(name, 'Wanderer')).toBe(written);
});

describe('text', () => {
  it('has strokes of two pixels', () => {
    expect(ink(written('|'))).toMatchObject({ left: 4, right: 5 });
  });

  it('is proportional, with digits in columns of eight', () => {
    expect(textWidth('il')).toBeLessThan(textWidth('MW'));
    expect(textWidth('1111')).toBe(textWidth('8888'));
    expect(textWidth('88') - textWidth('8')).toBe(8);
  });

  it('has the width that it states', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,20}[A-Za-z]$/), (text) => {
        const { right } = ink(written(text));
        expect(right - 4 + 1).toBe(textWidth(text));
      }),
      { numRuns: draws(60) },
    );
  });

  it('grows with its scale', () => {
    const [small, large] = [ink(written('Wyrm')), ink(written('Wyrm', 2))];
    expect(large.right - large.left + 1).toBe(2 * (small.right - small.left + 1));
  });

  it('keeps the strokes of a W and an M apart', () => {
    const strokes = (letter: string, row: number): string =>
      Array.from({ length: 8 }, (_, i) => (written(letter).get(4 + i, 2 + row) ? '#' : '.')).join('');
    expect([strokes('W', 9), strokes('M', 8), strokes('H', 8)]).toEqual(['##.##.##', '##.##.##', '#######.']);
  });

  it('has a dark outline as a label', () => {
    const pixels = new Pixels(40, 20, 0x335577);
    drawLabel(pixels, 10, 2, '|', 0xffffff);
    expect([pixels.get(9, 8), pixels.get(10, 8), pixels.get(11, 8), pixels.get(12, 8)]).toEqual([
      0x08080c, 0xffffff, 0xffffff, 0x08080c,
    ]);
  });
});

describe('text that must fit', () => {
  it('stays unchanged if it fits', () => {
    expect(fitText('You open the door.', 326)).toBe('You open the door.');
  });

  it('is cut at a word', () => {
    expect(fitText('The Black Dragon breathes acid!', textWidth('The Black Dragon bre'))).toBe('The Black Dragon…');
  });

  it('is cut within a word if whole words would fill less than half of the width', () => {
    expect(fitText('The Wolfwhistle Woods', textWidth('The Wolfwhis'))).toBe('The Wolfwh…');
  });

  it('is not cut before a mark between two facts', () => {
    expect(fitText('Fitness −2 · hits heal', textWidth('Fitness −2 · hi'))).toBe('Fitness −2…');
  });

  it('never is wider than allowed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 20, max: 300 }), (text, width) => {
        expect(textWidth(fitText(text, width))).toBeLessThanOrEqual(width);
      }),
      { numRuns: draws(100) },
    );
  });
});

describe('the pixel face', () => {
  const drawn = (text: string, scale: 1 | 2 | 'tall' = 1) => {
    const pixels = new Pixels(400, 60, 0);
    drawCaps(pixels, 4, 20, text, 0xffffff, scale);
    return ink(pixels);
  };

  test('has the capitals, digits and accents of all languages', () => {
    expect(
      [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ÄÖÜÁÉÍÓÚÑ¡¿!?.,:;–−+%()&·…'].filter((one) => !hasCaps(one)),
    ).toEqual([]);
    expect(hasCaps('Straße')).toBe(true);
    expect(hasCaps('Łódź')).toBe(false);
  });

  test('writes capitals for small letters, as wide as it says', () => {
    for (const scale of [1, 2, 'tall'] as const) {
      const { left, right } = drawn('Wyrmdeep', scale);
      expect([left, right - left + 1]).toEqual([4, capsWidth('WYRMDEEP', scale)]);
    }
  });

  test('has accents above its capitals, and tall letters twice as high', () => {
    expect([drawn('A'), drawn('Ä')].map(({ top, bottom }) => [top, bottom])).toEqual([
      [20, 27],
      [17, 27],
    ]);
    expect(drawn('A', 'tall').bottom).toBe(35);
    expect(drawn('Ä', 'tall').top).toBe(17);
  });
});

describe('a title', () => {
  const width = (text: string, room: number): number => {
    const pixels = new Pixels(400, 60, 0);
    drawTitle(pixels, { x: 4, middle: 30 }, text, { room, color: 0xffffff, isOutlined: false });
    const { left, right } = ink(pixels);
    return right - left + 1;
  };

  test('is as large as its room allows, and never wider', () => {
    expect(width('Wyrmdeep', 300)).toBe(capsWidth('Wyrmdeep', 2));
    expect(width('Wyrmdeep', 60)).toBe(capsWidth('Wyrmdeep', 'tall'));
    for (const room of [300, 100, 60, 40]) expect(width('Wyrmdeep the Deep', room)).toBeLessThanOrEqual(room);
  });

  test('is in the other font if the pixel face lacks a letter', () => {
    expect(width('Łódź', 300)).toBe(textWidth('Łódź'));
  });
});
