import { mean } from '../../../scripts/lib/statistics';
import { build } from '../../support/builders';
import { draftOf, drawn, freshDraft, SEEDS } from '../../support/draft';

describe('culling', () => {
  test('keeps the largest part, even if the start is elsewhere', () => {
    const draft = draftOf(`
      ############
      #@.##......#
      #..##......#
      ############`);
    build(draft, 'cull');
    expect(drawn(draft)).toEqual(['############', '#####@.....#', '#####......#', '############']);
  });

  test('fills puddles and gravel too', () => {
    const draft = draftOf(`
      ##########
      #-;##@...#
      ##########`);
    build(draft, 'cull');
    expect(drawn(draft)[1]).toBe('#####@...#');
  });

  test('counts diagonal steps as ways', () => {
    const draft = draftOf(`
      #######
      #@.#..#
      #..#..#
      ###.###
      #######`);
    build(draft, 'cull');
    expect(drawn(draft)).toEqual(['#######', '#@.#..#', '#..#..#', '###.###', '#######']);
  });
});

describe('a start or an end in a named part of the map', () => {
  const cave = `
    ########
    #..##..#
    #......#
    ###..###
    ########`;

  test.each([
    ['left', 'top', '#@.##..#'],
    ['right', 'top', '#..##.@#'],
    ['left', 'centre', '#@.....#'],
    ['right', 'bottom', '#.....@#'],
  ])('%s, %s: is as near as the hero can stand', (x, y, row) => {
    const draft = build(draftOf(cave), { builder: 'area-start', x, y });
    expect(drawn(draft)).toContain(row);
  });

  test('moves the stairs there, if it is an end', () => {
    const draft = draftOf(cave);
    draft.map.tiles[9] = '>';
    build(draft, { builder: 'area-end', x: 'right', y: 'top' });
    expect(drawn(draft)[1]).toBe('#..##.>#');
  });

  test('may be in any part, if it is a random start', () => {
    const step = { builder: 'area-start', x: 'random', y: 'random' };
    const starts = new Set(SEEDS.map((seed) => build(draftOf(cave, seed), step).start));
    expect(starts.size).toBeGreaterThan(3);
  });
});

describe('the distant exit', () => {
  test('is at the end of the longest path, not the farthest in a straight line', () => {
    const draft = draftOf(`
      ########
      #@#...>#
      #.#.##.#
      #...##.#
      ########`);
    build(draft, 'distant-exit');
    expect(drawn(draft)).toEqual(['########', '#@#....#', '#.#.##.#', '#...##>#', '########']);
  });

  test('is never out of reach', () => {
    const draft = draftOf(`
      ########
      #@...#.#
      ########`);
    build(draft, 'distant-exit');
    expect(drawn(draft)[1]).toBe('#@..>#.#');
  });
});

describe('doors', () => {
  const TWO_ROOMS = `
    ##########
    #...##...#
    #........#
    #...##...#
    ##########`;

  test('stand at the mouths of corridors', () => {
    const draft = draftOf(TWO_ROOMS);
    draft.corridors = [[24, 25, 26]];
    build(draft, 'door-placement');
    expect(draft.spawns).toEqual([{ cell: 24, raw: 'door', explicit: true }]);
  });

  test('are left out in a corridor of two cells', () => {
    const draft = draftOf(TWO_ROOMS);
    draft.corridors = [[24, 25]];
    build(draft, 'door-placement');
    expect(draft.spawns).toEqual([]);
  });

  test('leave out cells that are already taken', () => {
    const draft = draftOf(TWO_ROOMS);
    draft.corridors = [[24, 25, 26]];
    draft.spawns = [{ cell: 24, raw: 'rat', explicit: false }];
    build(draft, 'door-placement');
    expect(draft.spawns).toHaveLength(1);
  });

  test('are left out if there is a way round of twelve steps or less', () => {
    const round = (height: number) =>
      draftOf(
        [
          '##########',
          '#...##...#',
          '#........#',
          '#...##...#',
          ...Array(height).fill('#.######.#'),
          '#........#',
          '##########',
        ].join('\n'),
      );
    const doors = (height: number) =>
      build({ ...round(height), corridors: [[24, 25, 26]] }, 'door-placement').spawns.length;
    // The way round is twelve steps long in the first case and fourteen in the second.
    expect([1, 2].map(doors)).toEqual([0, 1]);
  });

  test('do not stand beside each other', () => {
    const draft = draftOf(TWO_ROOMS);
    draft.corridors = [
      [24, 25, 26],
      [25, 26, 27],
    ];
    build(draft, 'door-placement');
    expect(draft.spawns).toHaveLength(1);
  });

  describe('without known corridors', () => {
    /** Cells in which a door hangs for at least one seed. */
    const hung = (drawing: string) => {
      const cells = SEEDS.flatMap((seed) =>
        build(draftOf(drawing, seed), 'door-placement').spawns.map(({ cell }) => cell),
      );
      return [...new Set(cells)].sort((a, b) => a - b);
    };

    test('hang where a passage comes to a room', () => {
      const passage = `
        ############
        ############
        ##...#######
        ##.........#
        ##...#######
        ############
        ############`;
      expect(hung(passage)).toEqual([3 * 12 + 5]);
    });

    test('hang where a passage comes to a crossing', () => {
      const crossing = `
        ###########
        ##.########
        ##.########
        ##........#
        ##.########
        ##.########
        ###########`;
      expect(hung(crossing)).toEqual([3 * 11 + 3]);
    });

    test('do not hang inside a passage, straight or bent', () => {
      const bend = `
        ###########
        #########.#
        #########.#
        ##........#
        ###########
        ###########`;
      expect(hung(bend)).toEqual([]);
    });

    test('hang in a third of these places', () => {
      const doors = Array.from({ length: 300 }, (_, number) => {
        const rooms = `
          #########
          #########
          ##..#..##
          ##.....##
          #########
          #########`;
        return build(draftOf(rooms, `door ${number}`), 'door-placement').spawns.length;
      });
      expect(mean(doors)).toBeGreaterThan(0.25);
      expect(mean(doors)).toBeLessThan(0.42);
    });

    test('are few in a maze', () => {
      for (const seed of SEEDS) {
        const doors = build(freshDraft(seed, 7), 'maze', 'door-placement').spawns.length;
        expect(doors).toBeGreaterThan(5);
        expect(doors).toBeLessThan(60);
      }
    });
  });

  test('need walls on both sides', () => {
    const draft = draftOf(`
      #######
      #######
      ##...##
      ##...##
      #######
      #######`);
    for (const cell of draft.map.tiles.keys()) draft.corridors = [...(draft.corridors ?? []), [cell, 0, 0]];
    build(draft, 'door-placement');
    expect(draft.spawns).toEqual([]);
  });
});
