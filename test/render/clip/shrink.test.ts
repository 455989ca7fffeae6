import { shrink } from '../../../src/render/clip/shrink';
import { Pixels } from '../../../src/render/pixels';

const [BLACK, GREY, WHITE] = [0x000000, 0x808080, 0xffffff];

function picture(...rows: number[][]): Pixels {
  const pixels = new Pixels(rows[0]!.length, rows.length, BLACK);
  for (const [y, row] of rows.entries()) for (const [x, color] of row.entries()) pixels.set(x, y, color);
  return pixels;
}

const rowsOf = ({ width, height, data }: Pixels): number[][] =>
  Array.from({ length: height }, (_, y) => Array.from(data.slice(y * width, (y + 1) * width)));

test('a picture that is shrunk keeps its proportions', () => {
  expect(shrink(new Pixels(336, 350, BLACK), 272)).toMatchObject({ width: 272, height: 283 });
});

test('every pixel has the picture’s colour that is nearest to the mean of the covered pixels', () => {
  const whole = picture([WHITE, WHITE, BLACK, BLACK], [WHITE, GREY, WHITE, BLACK]);
  expect(rowsOf(shrink(whole, 2))).toEqual([[WHITE, BLACK]]);
  expect(rowsOf(shrink(picture([WHITE, BLACK, GREY], [BLACK, WHITE, GREY], [GREY, GREY, GREY]), 1))).toEqual([[GREY]]);
});

test('a partly covered pixel counts by its covered part', () => {
  // A pixel of the small picture mixes two thirds of the first row and column with a third of the next.
  const whole = picture([WHITE, BLACK, BLACK], [WHITE, BLACK, BLACK], [WHITE, BLACK, BLACK]);
  expect(rowsOf(shrink(whole, 2))).toEqual([
    [WHITE, BLACK],
    [WHITE, BLACK],
  ]);
});
