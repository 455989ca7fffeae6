import { touch } from '../../../src/engine/builders/common/rooms';
import type { Draft } from '../../../src/engine/level-draft/draft';
import { build, floorOf } from '../../support/builders';
import { freshDraft, SEEDS } from '../../support/draft';
import { areaSizes } from '../../support/level-rules';

const drafts = (...names: string[]): Draft[] => SEEDS.map((seed) => build(freshDraft(seed), ...names));
const touchingPairs = ({ rooms }: Draft): number =>
  (rooms ?? []).flatMap((room, index) => (rooms ?? []).slice(index + 1).filter((other) => touch(room, other))).length;
const areas = ({ map }: Draft) => areaSizes(map.tiles.join(''));

describe('simple rooms', () => {
  test('are ten to twenty, six to nine cells a side, and no two touch', () => {
    for (const draft of drafts('simple-rooms')) {
      const rooms = draft.rooms ?? [];
      expect(rooms.length).toBeGreaterThanOrEqual(10);
      expect(rooms.length).toBeLessThanOrEqual(20);
      expect(touchingPairs(draft)).toBe(0);
      for (const { x1, y1, x2, y2 } of rooms)
        for (const side of [x2 - x1, y2 - y1]) expect([6, 7, 8, 9]).toContain(side);
    }
  });

  test('carve nothing', () => {
    expect(floorOf(build(freshDraft('plan'), 'simple-rooms'))).toBe(0);
  });
});

describe('a BSP interior', () => {
  test('has no room longer than three times its width, and halls between smaller rooms', () => {
    for (const { rooms } of drafts('bsp-interior')) {
      const sizes = (rooms ?? []).map(({ x1, y1, x2, y2 }) => [x2 - x1, y2 - y1].sort((a, b) => a - b));
      for (const [width, length] of sizes) expect(length! <= 3 * width!).toBe(true);
      const areas = sizes.map(([width, length]) => width! * length!).sort((a, b) => a - b);
      expect(areas.at(-1)! > 2 * areas[Math.floor(areas.length / 2)]!).toBe(true);
    }
  });
});

describe('a BSP dungeon', () => {
  test('has twelve to thirty-one rooms of four to twenty cells a side, none stretched, no two touching, away from the edge', () => {
    for (const draft of drafts('bsp-dungeon')) {
      const rooms = draft.rooms ?? [];
      expect(rooms.length).toBeGreaterThanOrEqual(12);
      expect(rooms.length).toBeLessThanOrEqual(31);
      expect(touchingPairs(draft)).toBe(0);
      for (const { x1, y1, x2, y2 } of rooms) {
        for (const side of [x2 - x1, y2 - y1]) expect(side >= 4 && side <= 20).toBe(true);
        expect(Math.max(x2 - x1, y2 - y1) <= 3 * Math.min(x2 - x1, y2 - y1)).toBe(true);
        expect(x1 >= 3 && y1 >= 3 && x2 <= 76 && y2 <= 46).toBe(true);
      }
    }
  });
});

describe('corridors', () => {
  test.each(['dogleg-corridors', 'nearest-corridors', 'straight-corridors'])('%s join all rooms', (corridors) => {
    for (const draft of drafts('bsp-dungeon', 'room-drawer', corridors)) {
      expect(areas(draft)).toHaveLength(1);
      expect(draft.corridors).toHaveLength((draft.rooms ?? []).length - 1);
    }
  });

  test('bsp-corridors run from each room to the next', () => {
    for (const draft of drafts('bsp-dungeon', 'room-drawer', 'bsp-corridors')) {
      expect(draft.corridors).toHaveLength((draft.rooms ?? []).length - 1);
    }
  });

  test.each(['dogleg-corridors', 'nearest-corridors', 'straight-corridors', 'bsp-corridors'])(
    '%s know the cells they carved, and only those',
    (corridors) => {
      const draft = build(freshDraft('corridors'), 'bsp-dungeon', 'room-drawer');
      const before = draft.map.tiles.slice();
      build(draft, corridors);
      const carved = (draft.corridors ?? []).flat();
      const changed = draft.map.tiles.flatMap((tile, cell) => (tile === before[cell] ? [] : [cell]));
      expect([...carved].sort((a, b) => a - b)).toEqual(changed);
    },
  );

  test('never open the edge of the map', () => {
    const draft = freshDraft('edge');
    draft.rooms = [
      { x1: 0, y1: 0, x2: 6, y2: 6 },
      { x1: 70, y1: 0, x2: 78, y2: 6 },
    ];
    for (let times = 0; times < 30; times++) build(draft, 'bsp-corridors');
    expect(draft.map.tiles.slice(0, 80).join('')).toBe('#'.repeat(80));
  });
});

/** Different floor plans of a room of the given size, over many seeds. */
function shapesOf(width: number, height: number): Set<string> {
  const drawings = SEEDS.map((seed) => {
    const draft = freshDraft(seed);
    draft.rooms = [{ x1: 1, y1: 1, x2: 1 + width, y2: 1 + height }];
    build(draft, 'room-drawer');
    const row = (y: number) => draft.map.tiles.slice(80 * y, 80 * y + width + 3).join('');
    return Array.from({ length: height + 1 }, (_, y) => row(y + 1)).join('\n');
  });
  return new Set(drawings);
}

test('a drawn room is a disc or a rectangle one cell inside its upper left edges', () => {
  const rectangle = ['#########', ...Array(6).fill('##......#')].join('\n');
  const disc = ['###...###', '##.....##', '#.......#', '#.......#', '#.......#', '##.....##', '###...###'].join('\n');
  expect(shapesOf(6, 6)).toEqual(new Set([rectangle, disc]));
});

test('a disc is as wide as its shorter side, without single cells at its rim', () => {
  const [rectangle, disc] = [...shapesOf(9, 5)].sort();
  expect(rectangle?.split('\n')[0]).toBe('############');
  expect(disc?.split('\n')).toEqual([
    '####...#####',
    '###.....####',
    '###.....####',
    '###.....####',
    '####...#####',
    '############',
  ]);
});

describe('the room sorter', () => {
  const order = (by: string): string => {
    const draft = freshDraft('sorter');
    draft.rooms = [
      { x1: 38, y1: 23, x2: 42, y2: 27 },
      { x1: 5, y1: 30, x2: 10, y2: 48 },
      { x1: 60, y1: 2, x2: 78, y2: 8 },
    ];
    const names = new Map(draft.rooms.map((room, index) => [room.x1, 'abc'[index]]));
    build(draft, { builder: 'room-sorter', order: by });
    return draft.rooms.map(({ x1 }) => names.get(x1)).join('');
  };

  test.each([
    ['leftmost', 'bac'],
    ['rightmost', 'cab'],
    ['topmost', 'cab'],
    ['bottommost', 'bac'],
    ['central', 'acb'],
  ])('%s first: %s', (by, expected) => {
    expect(order(by)).toBe(expected);
  });
});

test('exploded rooms are larger and keep all their floor', () => {
  for (const seed of SEEDS) {
    const draft = build(freshDraft(seed), 'simple-rooms', 'room-drawer');
    const before = draft.map.tiles.slice();
    build(draft, 'room-exploder');
    expect(floorOf(draft)).toBeGreaterThan(before.filter((tile) => tile === '.').length);
    expect(draft.map.tiles.every((tile, cell) => tile === '.' || before[cell] !== '.')).toBe(true);
  }
});

test('rounded corners are wall, except where a corridor enters', () => {
  const draft = freshDraft('corners');
  const room = { x1: 10, y1: 10, x2: 15, y2: 15 };
  for (let y = 11; y <= 15; y++) for (let x = 11; x <= 15; x++) draft.map.tiles[y * 80 + x] = '.';
  draft.map.tiles[11 * 80 + 10] = '.';
  draft.rooms = [room];
  build(draft, 'room-corner-rounder');
  const corner = (x: number, y: number) => draft.map.tiles[y * 80 + x];
  expect([corner(11, 11), corner(15, 11), corner(11, 15), corner(15, 15)]).toEqual(['.', '#', '#', '#']);
});

test('the start is in the middle of the first room, the exit in the middle of the last', () => {
  const draft = build(freshDraft('ends'), 'bsp-interior');
  draft.rooms = [
    { x1: 2, y1: 2, x2: 9, y2: 6 },
    { x1: 20, y1: 2, x2: 29, y2: 6 },
    { x1: 60, y1: 30, x2: 66, y2: 40 },
  ];
  build(draft, 'room-start', 'room-stairs');
  expect(draft.start).toBe(4 * 80 + 5);
  expect(draft.map.tiles.indexOf('>')).toBe(35 * 80 + 63);
});
