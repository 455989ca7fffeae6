import { snapshot } from '../../../src/engine/level-draft/draft';
import { draftOf } from '../../support/draft';

const ROCK = Array.from({ length: 6 }, () => '#'.repeat(8)).join('\n');
const ROOM = { x1: 1, y1: 1, x2: 5, y2: 4 };

const rowsOf = (tiles = ''): string[] => tiles.match(/.{8}/g) ?? [];

test('a snapshot outlines rooms that are planned but not carved', () => {
  const draft = { ...draftOf(ROCK), rooms: [ROOM], snapshots: [] };
  snapshot(draft, 'rooms');
  const [shown] = draft.snapshots as { name: string; tiles: string }[];
  expect(shown?.name).toBe('rooms');
  expect(rowsOf(shown?.tiles)).toEqual(['########', '########', '##....##', '##.##.##', '##....##', '########']);
  expect(draft.map.tiles.join('')).toBe('#'.repeat(48));
});

test('a snapshot shows the map as it is once something is carved', () => {
  const carved = draftOf(ROCK.replace(/^#/, '.'));
  const draft = { ...carved, rooms: [ROOM], snapshots: [] };
  snapshot(draft, 'corridors');
  expect(draft.snapshots).toMatchObject([{ tiles: carved.map.tiles.join('') }]);
});

test('no snapshots are taken unless the caller asks for them', () => {
  const draft = { ...draftOf(ROCK), snapshots: null };
  snapshot(draft, 'rooms');
  expect(draft.snapshots).toBeNull();
});
