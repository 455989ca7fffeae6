import fc from 'fast-check';
import { turn } from '../../../src/engine';
import { pointOf, same } from '../../../src/lib/geometry';
import { loadRaws } from '../../../src/raws';
import { accompanied } from '../../support/companions';
import { changed, find, here, mapped } from '../../support/scenario';

const raws = loadRaws();

/** Corridors, a dead end and a room, one cell wide at every joint. */
const MAP = `
@........
.#######.
.#...##..
.#...##.#
...#....#
##.####.#
........m
`;

test('the hero reaches every cell, wherever the companion waits', () => {
  const drawn = mapped(accompanied(MAP));
  const { tiles, width } = here(drawn);
  const floor = [...tiles].flatMap((tile, cell) => (tile === '.' ? [pointOf({ width }, cell)] : []));
  const cell = fc.constantFrom(...floor);
  fc.assert(
    fc.property(cell, cell, cell, fc.boolean(), (from, to, at, waits) => {
      fc.pre(!same(from, to) && !same(from, at));
      let game = changed(drawn, (draft) => {
        draft.hero.position = { ...from };
        find(draft, 'mara').position = { ...at };
        find(draft, 'mara').companion = waits ? 'wait' : 'follow';
      });
      for (let tries = 0; tries < 4 && !same(game.hero.position, to); tries++) {
        const result = turn(game, { kind: 'travel', to }, raws);
        if (!result.ok) throw new Error(JSON.stringify(result.refusal));
        game = result.game;
      }
      expect(game.hero.position).toEqual(to);
    }),
    { numRuns: 60 },
  );
});
