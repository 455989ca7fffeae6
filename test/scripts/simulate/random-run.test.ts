import { playRandomRun } from '../../../scripts/simulate/random/random-run';
import type { Game } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { isDeep } from '../../support/deep';
import { changed, here, type Legend, scenario } from '../../support/scenario';

const raws = loadRaws();

/** Accepted actions in all runs together. `PER_RUN` is their number in one run; each arena has at least one run. */
const ACTIONS = isDeep ? 200_000 : 160;
const PER_RUN = isDeep ? 250 : 40;

const LEGEND: Legend = {
  s: 'large-spider',
  c: 'gelatinous-cube',
  e: 'lizardman',
  a: 'altar',
  p: { raw: 'stonefall-trap', hidden: null },
};

/** Small levels, so that a turn takes little time, crowded with creatures and things. */
const ARENAS = [
  `
  .r....t.....d
  ....d.....?..
  .....@..!x...
  ..f.....g...a
  k........../.
  `,
  `
  ####.####s###
  #..+.+..#...#
  #.@#.#w.+.x.#
  #..#x#..#.p.#
  #%.+.'..#...#
  #########s###
  `,
  `
  s..........s
  .....b......
  ...e.@.c....
  ......p.....
  s..g...o...s
  `,
  `
  ............
  ...D........
  ............
  .......@....
  ....!?......
  `,
];

/**
 * Every item except those that take the hero to a level of full size. Magic gear has only its bonus +2 here, because a
 * pack of hundreds of items makes every action slow.
 */
const carried = raws.items
  .filter(({ variant }) => variant === undefined || variant.bonus === 2)
  .map(({ id }) => id)
  .filter((id) => raws.archetypes[id]?.effects?.town_portal === undefined);

function arena(number: number): Game {
  const drawing = ARENAS[number % ARENAS.length] as string;
  const game = scenario(drawing, { seed: `arena ${number}`, legend: LEGEND, ...(number % 3 === 0 ? { carried } : {}) });
  // Immortal heroes reach events before which other heroes die.
  return changed(game, ({ hero }) => {
    if (number % 5 < 2) hero.godMode = true;
  });
}

test('random actions and junk never break the game', () => {
  const sums = { actions: 0, turns: 0, refused: 0, deaths: 0 };
  for (let number = 0; sums.actions < ACTIONS; number++) {
    const plan = { seed: `arena ${number}`, maxActions: PER_RUN, verify: number % 20 === 0, start: arena(number) };
    const { violation, actions, turns, refused, died } = playRandomRun(raws, plan);
    expect({ number, violation }).toEqual({ number, violation: null });
    sums.actions += actions;
    sums.turns += turns;
    sums.refused += refused;
    sums.deaths += died ? 1 : 0;
  }
  expect(sums.refused).toBeGreaterThan(ACTIONS / 20);
  expect(sums.deaths).toBeGreaterThan(0);
});

test('nor do they on the levels of a new game', () => {
  const report = playRandomRun(raws, { seed: 'new game', maxActions: isDeep ? 500 : 6, verify: true });
  expect(report).toMatchObject({ violation: null, recording: null });
  expect(report.bytes).toBeGreaterThan(1000);
});

test('the same seed plays the same', () => {
  const play = () => {
    const { slowest, ...report } = playRandomRun(raws, {
      seed: 'same',
      maxActions: 20,
      verify: false,
      start: arena(0),
    });
    return report;
  };
  expect(play()).toEqual(play());
});

test.each<[string, (game: Game) => unknown, RegExp]>([
  [
    'two bodies in a cell',
    (game) => Object.assign(here(game).entities[1]!, { position: here(game).entities[0]!.position }),
    /both on/,
  ],
  [
    'stairs in the outer wall',
    (game) => Object.assign(here(game), { tiles: `>${here(game).tiles.slice(1)}` }),
    /no way from/,
  ],
  ['a number that is none', (game) => Object.assign(game, { kills: Number.NaN }), /kills is NaN/],
  ['an id twice', (game) => game.pack.push(game.pack[0]!), /stands twice/],
])('the test finds %s', (_, change, detail) => {
  const start = changed(arena(1), change);
  const { violation } = playRandomRun(raws, { seed: 'unsound', maxActions: 1, verify: false, start });
  expect(violation?.detail).toMatch(detail);
});
