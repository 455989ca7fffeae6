import type { Raws, View } from '../../engine';
import { inSight, statusLine } from './alt-text';
import type { Labels, Names } from './locale';
import type { Told } from './tell';

/** What the smallest phone shows of a code block. */
const COLUMNS = 32;
const ROWS = 30;
const MAP_COLUMNS = 31;
const MAP_ROWS = 15;

/** Backticks would end the code block. */
const safe = (line: string): string => line.replaceAll('`', "'");

/** Map, state, what happened and who is near, in at most 32 columns by 30 rows. */
export function textMode(raws: Raws, labels: Labels, names: Names, view: View, told: readonly Told[]): string {
  const map = mapRows(raws, view);
  const status = wrap(statusLine(labels, names, view));
  const seen = inSight(labels, names, view).flatMap((line) => wrap(line));
  const happened = told.flatMap(({ text }) => wrap(`> ${text}`));
  const room = ROWS - map.length - status.length;
  const near = seen.slice(0, Math.max(3, room - happened.length));
  const told_ = happened.slice(-Math.max(0, room - near.length));
  return [...map, ...status, ...near.slice(0, room), ...told_].slice(0, ROWS).map(safe).join('\n');
}

function mapRows(raws: Raws, view: View): string[] {
  const left = view.hero.at.x - (MAP_COLUMNS >> 1);
  const top = view.hero.at.y - (MAP_ROWS >> 1);
  const rows = Array.from({ length: MAP_ROWS }, (_, y) =>
    Array.from({ length: MAP_COLUMNS }, (_, x) => tileAt(view, left + x, top + y)),
  );
  const put = (x: number, y: number, glyph: string): void => {
    const row = rows[y - top];
    if (row && x >= left && x < left + MAP_COLUMNS) row[x - left] = glyph;
  };
  for (const thing of [...view.things].sort((a, b) => b.order - a.order)) {
    const glyph = thing.open ? "'" : plain((thing.raw && raws.archetypes[thing.raw]?.renderable?.glyph) || '?');
    for (let dy = 0; dy < thing.size.height; dy++)
      for (let dx = 0; dx < thing.size.width; dx++) put(thing.at.x + dx, thing.at.y + dy, glyph);
  }
  put(view.hero.at.x, view.hero.at.y, '@');
  return rows.map((row) => row.join('').trimEnd());
}

/** People share a glyph that few fonts align; here they are `p`. */
const plain = (glyph: string): string => (/^[\x21-\x7e]$/.test(glyph) ? glyph : glyph === '☻' ? 'p' : '*');

const PLAIN_TILES: Record<string, string> = {
  '=': ':',
  '"': ',',
  '-': '~',
  _: '.',
  '+': '.',
  ';': '.',
  v: '#',
  '^': '#',
};

function tileAt(view: View, x: number, y: number): string {
  if (x < 0 || y < 0 || x >= view.width || y >= view.height) return ' ';
  const tile = view.tiles[y * view.width + x] ?? ' ';
  return PLAIN_TILES[tile] ?? tile;
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= COLUMNS) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word.slice(0, COLUMNS);
    }
  }
  return line === '' ? lines : [...lines, line];
}
