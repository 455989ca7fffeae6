import type { Game } from '../../../src/engine';
import { queueEffects } from '../../../src/engine/effects/queue/carriers';
import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import { component } from '../../../src/engine/state/components';
import { eventsOfKind, worldOf } from '../../support/combat';
import { HERO, on } from '../../support/effects';
import { find, scenario } from '../../support/scenario';

/** Applies the effects of a book to the hero. `useful` is true if they have any effect. */
const read = (game: Game, book: string) => {
  const world = worldOf(game);
  const effects = component(world.raws, find(game, book), 'effects') ?? {};
  const useful = queueEffects(world, { raw: book, entity: null, effects, from: { x: 1, y: 1 } }, HERO, on(HERO));
  drainEffects(world);
  return { world, useful };
};

it('adds the spell and its mana cost to the end of those known', () => {
  const hero = { knownSpells: [{ spell: 'zap', manaCost: 1 }] };
  const { world } = read(scenario('@', { carried: ['venom-101'], hero }), 'venom-101');
  expect(world.game.hero.knownSpells).toEqual([
    { spell: 'zap', manaCost: 1 },
    { spell: 'venom', manaCost: 2 },
  ]);
  expect(eventsOfKind(world, 'learned')).toMatchObject([{ spell: 'venom', sense: 'self' }]);
});

it('has no effect for a hero who knows it', () => {
  const hero = { knownSpells: [{ spell: 'zap', manaCost: 1 }] };
  const { world, useful } = read(scenario('@', { carried: ['beginners-magic'], hero }), 'beginners-magic');
  expect(useful).toBe(false);
  expect(world.game.hero.knownSpells).toHaveLength(1);
});
