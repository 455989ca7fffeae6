import fc from 'fast-check';
import {
  type Action,
  type Game,
  legalActions,
  previewAim,
  type RawId,
  turn,
  type View,
  view,
} from '../../../src/engine';
import { drawAliases } from '../../../src/engine/knowledge/identification';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { draws } from '../../support/deep';
import { changed, here, poolsWith, scenario } from '../../support/scenario';

const raws = loadRaws();

/** Looks of an unknown magic item: the naming and the weight, which the hero feels; `null` for other items. */
function looksOf(raw: RawId): string | null {
  const { magicItem, item } = raws.archetypes[raw] ?? {};
  return magicItem ? `${magicItem.naming}, ${item?.weight} lb` : null;
}

const magic = raws.items.map(({ id }) => id).filter((id) => looksOf(id) !== null);
const PAIRS = magic.flatMap((one) =>
  magic.filter((other) => one < other && looksOf(one) === looksOf(other)).map((other) => [one, other] as const),
);
type Pair = (typeof PAIRS)[number];

/** Pairs of potions, scrolls and rods. They are drawn more often, because most of the other pairs are magic gear. */
const USABLE = PAIRS.filter(([raw]) => raws.archetypes[raw]?.equippable === undefined);

const MAPS = [
  '@.......w\n.t.......\n...!..?..\n#####.###\n#...#...#',
  '.b.@.#...\n..x..+..o\n.!......?',
  'V@W......\n.U.......',
];
const LEGEND = { V: 'barkeep', W: 'priest', U: 'alchemist' };

interface Setting {
  map: string;
  pair: Pair;
  /** Magic types in the backpack besides the pair. */
  more: RawId[];
  known: RawId[];
  depth: number;
  hp: number;
  seed: string;
}

const setting: fc.Arbitrary<Setting> = fc.record({
  map: fc.constantFrom(...MAPS),
  pair: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...USABLE) }, fc.constantFrom(...PAIRS)),
  more: fc.array(fc.constantFrom(...magic), { maxLength: 5 }),
  known: fc.array(fc.constantFrom(...magic), { maxLength: 5 }),
  depth: fc.constantFrom(1, 2),
  hp: fc.constantFrom(3, 20, 30),
  seed: fc.string(),
});

/** Game of a hero who carries one item of each type of the pair and knows neither type. */
function gameOf({ map, pair, more, known, depth, hp, seed }: Setting): Game {
  const game = scenario(map, {
    legend: LEGEND,
    carried: [...pair, ...more],
    identified: known.filter((raw) => !pair.includes(raw)),
    depth,
    seed,
    hero: poolsWith({ hp: { current: hp, max: 30 }, gold: 100 }),
  });
  return { ...game, aliases: drawAliases(raws, rngFromSeed(seed)) };
}

/** Returns the same game, except that each item of one type of the pair is of the other type. */
const twinOf = (game: Game, [one, other]: Pair): Game =>
  changed(game, (twin) => {
    const swap = (raw: RawId): RawId => (raw === one ? other : raw === other ? one : raw);
    for (const entity of [...twin.pack, ...here(twin).entities]) entity.raw = swap(entity.raw);
    // Magic gear made by rules has no drawn alias.
    if (one in twin.aliases && other in twin.aliases)
      twin.aliases = Object.fromEntries(Object.entries(twin.aliases).map(([raw, alias]) => [swap(raw), alias]));
  });

/** Returns the view without the prices that vendors offer. */
const priceless = (seen: View) => ({ ...seen, shops: seen.shops.map((shop) => ({ ...shop, offers: [] })) });

/** Cells near, far, out of sight, in a wall and outside the level. */
const CELLS = [
  { x: 1, y: 1 },
  { x: 3, y: 2 },
  { x: 5, y: 1 },
  { x: 9, y: 1 },
  { x: 2, y: 5 },
  { x: 0, y: 0 },
  { x: 40, y: 40 },
];

/** Returns the actions that use each item of the pair, without a cell and on each of `CELLS`. */
const usesIn = (game: Game, pair: Pair): Extract<Action, { kind: 'use' }>[] =>
  game.pack
    .filter(({ raw }) => pair.includes(raw))
    .flatMap(({ id: item }) => [
      { kind: 'use', item } as const,
      ...CELLS.map((at) => ({ kind: 'use', item, at }) as const),
    ]);

const refusalOf = (game: Game, action: Action) => {
  const result = turn(game, action, raws);
  return result.ok ? null : result.refusal;
};

const check = (claim: (game: Game, twin: Game, pair: Pair) => void): void =>
  fc.assert(
    fc.property(setting, (drawn) => {
      const game = gameOf(drawn);
      claim(game, twinOf(game, drawn.pair), drawn.pair);
    }),
    { numRuns: draws(200) },
  );

describe('the type of an unknown thing does not change', () => {
  test('the view, except prices', () =>
    check((game, twin) => expect(priceless(view(twin, raws))).toEqual(priceless(view(game, raws)))));

  test('the actions that are legal', () =>
    check((game, twin) => expect(legalActions(twin, raws)).toEqual(legalActions(game, raws))));

  test('refusals and previews of its use', () =>
    check((game, twin, pair) => {
      for (const use of usesIn(game, pair)) {
        expect(refusalOf(twin, use)).toEqual(refusalOf(game, use));
        expect(previewAim(twin, use, raws)).toEqual(previewAim(game, use, raws));
      }
    }));
});
