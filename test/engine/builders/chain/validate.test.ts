import { findFault } from '../../../../src/engine/builders/chain/validate';
import { draftOf } from '../../../support/draft';

const tiny = { reachable: 1, away: 1 };

test('a level with a start and a way down can be played', () => {
  const draft = draftOf(`
    ######
    #@..>#
    ######`);
  expect(findFault(draft, tiny)).toBeNull();
});

test.each([
  ['no start', 'nowhere to arrive', ['#####', '#..>#', '#####']],
  ['no stairs', 'no way down', ['#####', '#@..#', '#####']],
  ['two stairs', 'several ways down', ['########', '#@.>..>#', '########']],
  ['a wall between', 'the way down is out of reach', ['######', '#@.#>#', '######']],
  ['a hole in the edge', 'open at the edge', ['######', '#@..>.', '######']],
])('%s: %s', (_, expected, rows) => {
  expect(findFault(draftOf(rows.join('\n')), tiny)).toBe(expected);
});

test('stairs on neighbouring cells count as one gate', () => {
  const draft = draftOf(`
    ######
    #@..>#
    #...>#
    ######`);
  expect(findFault(draft, tiny)).toBeNull();
});

test('a level needs a large enough area', () => {
  const draft = draftOf(`
    ######
    #@..>#
    ######`);
  expect(findFault(draft, { away: 1 })).toBe('too small');
  expect(findFault(draft, { away: 1, reachable: 5 })).toBe('too small');
  expect(findFault(draft, { away: 1, reachable: 4 })).toBeNull();
});

test('the way down is out of sight of the arrival', () => {
  const hall = (steps: number) =>
    draftOf(['#'.repeat(steps + 3), `#@${'.'.repeat(steps - 1)}>#`, '#'.repeat(steps + 3)].join('\n'));
  expect(findFault(hall(9), { reachable: 1 })).toBe('the way down is at the start');
  expect(findFault(hall(10), { reachable: 1 })).toBeNull();
  expect(findFault(hall(10), { reachable: 1, away: 11 })).toBe('the way down is at the start');
});

test('the edge may be open if the recipe says so', () => {
  const draft = draftOf(`
    ######
    #@..>=
    ######`);
  expect(findFault(draft, { ...tiny, openRing: true })).toBeNull();
});

test('no part of twelve cells or more is cut off', () => {
  const parts = (width: number) =>
    draftOf(
      ['#'.repeat(width + 7), `#@..>#${'.'.repeat(width)}#`, `#...##${'.'.repeat(width)}#`, '#'.repeat(width + 7)].join(
        '\n',
      ),
    );
  expect(findFault(parts(5), tiny)).toBeNull();
  expect(findFault(parts(6), tiny)).toBe('a part is cut off');
});

test('the stairs down are not the only link between two parts of twelve cells or more', () => {
  const halls = (rows: string[]) => findFault(draftOf(rows.join('\n')), tiny);
  expect(halls(['################', '#.......#......#', '#@......>......#', '################'])).toBe(
    'stairs divide the level',
  );
  expect(halls(['################', '#..............#', '#@......>......#', '################'])).toBeNull();
  expect(halls(['#############', '#.......#...#', '#@......>...#', '#############'])).toBeNull();
});

test('the arrival is not the only link between two parts', () => {
  const rows = ['####################', '#......#...........#', '#......@.......>...#', '####################'];
  expect(findFault(draftOf(rows.join('\n')), tiny)).toBe('stairs divide the level');
});

test('the way down is not behind a hidden door', () => {
  const draft = draftOf(`
    #######
    #@...>#
    #######`);
  draft.spawns = [{ cell: 10, raw: 'hidden-door', explicit: true }];
  expect(findFault(draft, tiny)).toBe('the only way is hidden');
});

test('nothing stands inside a wall', () => {
  const draft = draftOf(`
    ######
    #@..>#
    ######`);
  draft.spawns = [{ cell: 0, raw: 'rat', explicit: false }];
  expect(findFault(draft, tiny)).toBe('something inside a wall');
});

describe('a creature that a recipe promises', () => {
  const promised = { ...tiny, present: ['black-dragon'] };
  const row = (pillar: string) => `#${'.'.repeat(11)}${pillar}${'.'.repeat(8)}#`;
  /** A hall of 160 cells. A row of pillars with single gaps divides it if \`pillar\` is a wall. */
  const lair = (pillar = '.') =>
    draftOf(
      [
        '#'.repeat(22),
        `#@${'.'.repeat(18)}>#`,
        ...[pillar, '.', pillar, '.', pillar, '.', pillar].map(row),
        '#'.repeat(22),
      ].join('\n'),
    );
  const withDragon = (cell: number, pillar?: string) => ({
    ...lair(pillar),
    spawns: [{ cell, raw: 'black-dragon', explicit: true }],
  });

  test('is there', () => {
    expect(findFault(lair(), promised)).toBe('no room for black-dragon');
  });

  test('has room for all of its body', () => {
    expect(findFault(withDragon(3 * 22 + 4), promised)).toBeNull();
    expect(findFault(withDragon(3 * 22 + 20), promised)).toBe('no room for black-dragon');
  });

  test('has room to roam', () => {
    expect(findFault(withDragon(3 * 22 + 4, '#'), promised)).toBe('no room for black-dragon');
  });

  test('is within reach', () => {
    const draft = draftOf(`
      #########
      #@.>##..#
      #...##..#
      #########`);
    draft.spawns = [{ cell: 15, raw: 'black-dragon', explicit: true }];
    expect(findFault(draft, promised)).toBe('no room for black-dragon');
  });
});
