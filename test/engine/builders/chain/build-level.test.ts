import { buildWith } from '../../../../src/engine/builders/chain/build-level';
import { type Builder, defineBuilder } from '../../../../src/engine/builders/common/builder';
import type { Draft } from '../../../../src/engine/level-draft/draft';
import type { RecipeRaw } from '../../../../src/engine/schema/levels';
import type { Raws } from '../../../../src/engine/schema/raws';
import { loadRaws } from '../../../../src/raws';

/**
 * Builder that opens the whole map. The way down is in one corner. The start is in the opposite corner, but absent if
 * `isUnlucky` is true.
 */
function hall(isUnlucky: (draft: Draft) => boolean): Builder {
  return defineBuilder({
    name: 'hall',
    role: 'starter',
    settings: {},
    build(draft) {
      const { width, height, tiles } = draft.map;
      for (let y = 1; y < height - 1; y++) tiles.fill('.', y * width + 1, y * width + width - 1);
      tiles[3 * width - 2] = '>';
      draft.start = isUnlucky(draft) ? null : width + 1;
    },
  });
}

const recipe = (id: string): RecipeRaw => ({
  id,
  name: id,
  names: [id],
  lit: false,
  theme: 'default',
  chain: [{ builder: 'hall' }],
});
const loaded = loadRaws();
const raws: Raws = {
  ...loaded,
  levels: { recipes: [recipe('hall'), recipe('fallback')] },
  campaign: { ...loaded.campaign, stages: [{ depths: [1, 2], recipes: ['hall'] }] },
};

test('a level that fails is built again from another stream', () => {
  const states: string[] = [];
  const builder = hall((draft) => states.push(String(draft.rng.die(1_000_000))) < 4);
  const level = buildWith({ hall: builder }, raws, { seed: 'seed', depth: 2 });
  expect(level.recipe).toBe('hall');
  expect(level.faults).toEqual(Array(3).fill('nowhere to arrive'));
  expect(new Set(states).size).toBe(4);
});

test('after twenty rebuilds the fallback replaces the recipe', () => {
  let tries = 0;
  const level = buildWith({ hall: hall(() => ++tries <= 21) }, raws, { seed: 'seed', depth: 2 });
  expect(level.recipe).toBe('fallback');
  expect(tries).toBe(22);
});

test('a fallback that fails is built again', () => {
  let tries = 0;
  const level = buildWith({ hall: hall(() => ++tries <= 25) }, raws, { seed: 'seed', depth: 2 });
  expect(level.recipe).toBe('fallback');
  expect(tries).toBe(26);
});

test('a level that cannot be built at all is an error', () => {
  expect(() => buildWith({ hall: hall(() => true) }, raws, { seed: 'seed', depth: 2 })).toThrow(
    'no level 2 for seed seed',
  );
});

test('a depth without a recipe is an error', () => {
  expect(() => buildWith({ hall: hall(() => false) }, raws, { seed: 'seed', depth: 3 })).toThrow(
    'no recipe for depth 3',
  );
});

test('below the town the start has stairs up', () => {
  const level = buildWith({ hall: hall(() => false) }, raws, { seed: 'seed', depth: 2 });
  expect(level.start).toEqual({ x: 1, y: 1 });
  expect(level.tiles[81]).toBe('<');
});
