import { newGame } from '../../../src/engine';
import { memberReactionToHero } from '../../../src/engine/creatures/factions';
import { newDraft } from '../../../src/engine/level-draft/draft';
import type { BuilderStep, RecipeRaw } from '../../../src/engine/schema/levels';
import { rawsFor } from '../../../src/engine/state/campaign';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { build } from '../../support/builders';
import { SEEDS } from '../../support/draft';
import { areaSizes } from '../../support/level-rules';

describe('a citadel', () => {
  const raws = rawsFor(loadRaws(), { campaign: 'amulet' });
  const recipe = raws.levels.recipes.find(({ id }) => id === 'citadel');
  const { builder, ...settings } = (recipe as RecipeRaw).chain[0] as BuilderStep;
  const clans = settings.clans as Record<string, string>[];
  const game = newGame({ seed: 'citadel', campaign: 'amulet' }, raws);

  test.each(clans.map(({ lamp, ...people }) => [lamp, Object.values(people)] as const))(
    'is held by people of one clan, who let friends of the clan pass: %s',
    (_, people) => {
      const [faction, ...others] = new Set(people.map((raw) => raws.mob[raw]?.faction));
      expect(others).toEqual([]);
      const towards = (standing: number) =>
        memberReactionToHero(
          { raws, game: { ...game, standings: { [faction as string]: standing } } },
          { faction: faction as string, fights: true },
        );
      expect([towards(9), towards(10)]).toEqual(['attack', 'ignore']);
    },
  );

  test.each(SEEDS.slice(0, 3))('is in one piece, with or without a moat: %s', (seed) => {
    const draft = build(newDraft(raws, { seed, depth: 12, rng: rngFromSeed(seed) }), { builder, ...settings });
    const [largest = 0, ...others] = areaSizes(draft.map.tiles.join('')).sort((a, b) => b - a);
    expect(largest).toBeGreaterThan(2200);
    expect(others.filter((size) => size >= 12)).toEqual([]);
  });
});
