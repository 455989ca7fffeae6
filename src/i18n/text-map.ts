import { type Raws, TILES, type View } from '../engine';

/** Cells shown: an odd number each way, so that the hero stands in the middle. */
const COLUMNS = 31;
const ROWS = 15;

/** Letters that every font has and aligns. Deep water is `~`, shallow `-`; grass and rubble differ from bare floor. */
const GROUND: Record<string, string> = {
  [TILES.road]: ':',
  [TILES.grass]: ',',
  [TILES.woodFloor]: '.',
  [TILES.bridge]: '.',
  [TILES.stalactite]: '#',
  [TILES.stalagmite]: '#',
};

/** The known ground around the hero in plain letters, without the blank rows above and below. */
export function textMap(raws: Raws, view: View): string[] {
  const left = view.hero.at.x - (COLUMNS >> 1);
  const top = view.hero.at.y - (ROWS >> 1);
  const rows = Array.from({ length: ROWS }, (_, y) =>
    Array.from({ length: COLUMNS }, (_, x) => groundAt(view, left + x, top + y)),
  );
  const put = (x: number, y: number, letter: string): void => {
    const row = rows[y - top];
    if (row && x >= left && x < left + COLUMNS) row[x - left] = letter;
  };
  for (const thing of [...view.things].sort((a, b) => b.order - a.order || b.id - a.id)) {
    const letter = letterOf(raws, thing);
    for (let dy = 0; dy < thing.size.height; dy++) {
      for (let dx = 0; dx < thing.size.width; dx++) {
        const at = { x: thing.at.x + dx, y: thing.at.y + dy };
        if (view.visible[at.y * view.width + at.x] === '1') put(at.x, at.y, letter);
      }
    }
  }
  put(view.hero.at.x, view.hero.at.y, '@');
  return cropped(rows.map((row) => row.join('').trimEnd()));
}

/** The letter something has on the map: its glyph where that is plain, `p` for people, `*` for furniture. */
export function letterOf(raws: Raws, thing: View['things'][number]): string {
  if (thing.open !== null) return thing.open ? "'" : '+';
  if (thing.raw === null) return UNKNOWN[thing.alias?.kind ?? 'plain'];
  const glyph = raws.archetypes[thing.raw]?.renderable?.glyph ?? '?';
  if (/^[\x21-\x5f\x61-\x7e]$/.test(glyph)) return glyph;
  if (thing.kind === 'mob') return 'p';
  return thing.kind === 'item' ? '%' : '*';
}

const UNKNOWN = { scroll: ')', potion: '!', plain: '/' } as const;

function groundAt(view: View, x: number, y: number): string {
  if (x < 0 || y < 0 || x >= view.width || y >= view.height) return ' ';
  const tile = view.tiles[y * view.width + x] ?? ' ';
  return GROUND[tile] ?? tile;
}

function cropped(rows: string[]): string[] {
  const filled = rows.map((row, y) => (row === '' ? -1 : y)).filter((y) => y >= 0);
  return rows.slice(filled[0] ?? 0, (filled[filled.length - 1] ?? 0) + 1);
}
