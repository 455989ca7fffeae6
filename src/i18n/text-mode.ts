import { type Raws, TILES, type View } from '../engine';
import { clamp } from '../lib/clamp';
import { sum } from '../lib/lists';
import type { Labels } from './labels';
import {
  chasmInSight,
  dryInSight,
  fireInSight,
  knownStairs,
  knownTruce,
  lampsFarOff,
  threatInSight,
} from './landmarks';
import type { Names } from './names';
import type { Sentence } from './sentences';
import { gravesInSight, isHazard, isHostile, seenLines, statusParts } from './surroundings';

/** Maximum number of columns that fits in a code block on the smallest phone. */
const COLUMNS = 32;
const ROWS = 30;
const NEAR = 5;

/** The number is odd, so that the hero is in the middle. */
const MAP_COLUMNS = 31;
const MAP_ROWS = 15;
/** Minimum number of map rows. A long list of enemies cannot shorten the map further. */
const LEAST_MAP_ROWS = 7;

/** Letters that the map shows in place of a tile's code. */
const GROUND: Record<string, string> = {
  [TILES.road]: ':',
  [TILES.grass]: ',',
  [TILES.woodFloor]: '.',
  [TILES.bridge]: '.',
  [TILES.stalactite]: '#',
  [TILES.stalagmite]: '#',
};

const HERO = '@';
const GRAVE = '|';
const DRY = '"';

/** Replaces backticks, because a backtick could end Discord's code block. */
const safe = (line: string): string => line.replaceAll('`', "'");

/** Draws text of at most 32 columns by 30 rows. The map is last, because screen readers read from the top. */
export function textMode(
  { raws, labels, names }: { raws: Raws; labels: Labels; names: Names },
  view: View,
  sentences: readonly Sentence[],
): string {
  const status = joinParts(statusParts(labels, names, view));
  const lines = seenLines(labels, names, view);
  const seen = lines.map(
    ({ thing, line, count }): Entry => ({ rows: wrap(`${letterOf(raws, thing)} ${line}`, '  '), count }),
  );
  const graves = gravesInSight(labels, view).map((line): Entry => ({ rows: wrap(`${GRAVE} ${line}`, '  '), count: 1 }));
  const near = [...seen, ...graves];
  const foes = seen.slice(0, lines.filter(({ thing }) => isHostile(thing) || isHazard(thing)).length);
  const ground = [
    ...threatInSight(labels, view),
    ...fireInSight(labels, view),
    ...dryInSight(labels, view).map((line) => `${DRY} ${line}`),
    ...chasmInSight(labels, names, view).map((line) => `${TILES.deepWater} ${line}`),
    ...knownTruce(labels, view).map((line) => `${letterOfGround(view.truce ?? '')} ${line}`),
  ].flatMap((line) => wrap(line, '  '));
  const stairs = [...knownStairs(labels, names, view), ...lampsFarOff(labels, view)].flatMap((line) => wrap(line));
  const happened = sentences.map(({ text }) => wrap(`> ${text}`, '  '));
  const eventRows = Math.min(NEAR, happened.flat().length);
  const needed = rowsOf(foes).length + (foes.length < near.length ? 1 : 0);
  const left = ROWS - status.length - ground.length - stairs.length;
  const map = rowsAround(textMap(raws, view), left - needed - eventRows);
  const room = left - map.length;
  const kept = Math.max(Math.min(NEAR, room), Math.min(needed, room - eventRows), room - happened.flat().length);
  const listed = first(near, kept, labels.more);
  const events = last(happened, room - listed.length);
  return [...status, ...events, ...listed, ...ground, ...stairs, ...map].slice(0, ROWS).map(safe).join('\n');
}

/** Returns `most` rows of the map, but at least `LEAST_MAP_ROWS`, with the hero near the middle. */
function rowsAround(map: readonly string[], most: number): readonly string[] {
  const kept = Math.max(LEAST_MAP_ROWS, most);
  if (map.length <= kept) return map;
  const hero = map.findIndex((row) => row.charAt(MAP_COLUMNS >> 1) === HERO);
  const top = clamp(hero - (kept >> 1), 0, map.length - kept);
  return map.slice(top, top + kept);
}

interface Entry {
  rows: readonly string[];
  count: number;
}

const rowsOf = (entries: readonly Entry[]): string[] => entries.flatMap(({ rows }) => rows);

function first(entries: readonly Entry[], room: number, more: (count: number) => string): string[] {
  const all = rowsOf(entries);
  if (all.length <= room) return all;
  let [rows, listed] = [0, 0];
  for (const entry of entries) {
    if (rows + entry.rows.length >= room) break;
    rows += entry.rows.length;
    listed++;
  }
  const left = sum(entries.slice(listed).map(({ count }) => count));
  return room > 0 ? [...all.slice(0, rows), more(left)] : [];
}

function last(entries: string[][], room: number): string[] {
  const lines: string[] = [];
  for (const entry of [...entries].reverse()) {
    if (lines.length + entry.length > room) break;
    lines.unshift(...entry);
  }
  return lines;
}

function joinParts(parts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines[lines.length - 1] ?? ''} · ${part}`;
    if (lines.length > 0 && longer.length <= COLUMNS) lines[lines.length - 1] = longer;
    else lines.push(...wrap(part));
  }
  return lines;
}

function wrap(text: string, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap(pieces)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= COLUMNS) line = longer;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}

const pieces = (word: string): string[] => word.match(/.{1,28}/gu) ?? [word];

function textMap(raws: Raws, view: View): string[] {
  const left = view.hero.at.x - (MAP_COLUMNS >> 1);
  const top = view.hero.at.y - (MAP_ROWS >> 1);
  const rows = Array.from({ length: MAP_ROWS }, (_, y) =>
    Array.from({ length: MAP_COLUMNS }, (_, x) => groundAt(view, left + x, top + y)),
  );
  const put = (x: number, y: number, letter: string): void => {
    const row = rows[y - top];
    if (row && x >= left && x < left + MAP_COLUMNS) row[x - left] = letter;
  };
  for (const { x, y } of view.graves ?? []) put(x, y, GRAVE);
  for (const thing of [...view.things].sort((a, b) => b.order - a.order || b.id - a.id)) {
    const letter = letterOf(raws, thing);
    for (let dy = 0; dy < thing.size.height; dy++) {
      for (let dx = 0; dx < thing.size.width; dx++) {
        const at = { x: thing.at.x + dx, y: thing.at.y + dy };
        if (view.visible[at.y * view.width + at.x] === '1') put(at.x, at.y, letter);
      }
    }
  }
  put(view.hero.at.x, view.hero.at.y, HERO);
  return cropRows(rows.map((row) => row.join('').trimEnd()));
}

/** A hazard's own glyph would look like furniture. */
const HAZARD = 'x';

/** Matches ASCII glyphs except the backtick, which could end Discord's code block, and the hero's `@`. */
const LETTER = /^[\x21-\x3f\x41-\x5f\x61-\x7e]$/;
const NO_FURNITURE = `%${TILES.deepWater}`;

function letterOf(raws: Raws, thing: View['things'][number]): string {
  if (thing.open !== null) return thing.open ? "'" : '+';
  if (isHazard(thing)) return HAZARD;
  if (thing.raw === null) return UNKNOWN[thing.alias?.kind ?? 'plain'];
  const glyph = raws.archetypes[thing.raw]?.renderable?.glyph ?? '?';
  if (LETTER.test(glyph) && !(thing.kind === 'prop' && NO_FURNITURE.includes(glyph))) return glyph;
  if (thing.kind === 'mob') return 'p';
  return thing.kind === 'item' ? '%' : '*';
}

const UNKNOWN = { scroll: ')', potion: '!', plain: '/' } as const;

function groundAt(view: View, x: number, y: number): string {
  if (x < 0 || y < 0 || x >= view.width || y >= view.height) return ' ';
  const cell = y * view.width + x;
  return view.dry?.includes(cell) ? DRY : letterOfGround(view.tiles[cell] ?? ' ');
}

const letterOfGround = (tile: string): string => GROUND[tile] ?? tile;

function cropRows(rows: string[]): string[] {
  const filled = rows.map((row, y) => (row === '' ? -1 : y)).filter((y) => y >= 0);
  return rows.slice(filled[0] ?? 0, (filled[filled.length - 1] ?? 0) + 1);
}
