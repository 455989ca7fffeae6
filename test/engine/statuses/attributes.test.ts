import { queueEffects } from '../../../src/engine/effects/queue/carriers';
import type { Status } from '../../../src/engine/statuses';
import { encumbrance } from '../../../src/engine/systems/encumbrance';
import { worldOf } from '../../support/combat';
import { HERO, on } from '../../support/effects';
import { act, find, scenario } from '../../support/scenario';
import { bearing, playerTurn } from '../../support/statuses';

const strong = (turns: number): Status => ({
  kind: 'attributes',
  source: 'strength-potion',
  turns,
  by: HERO,
  bonus: { might: 5 },
});

it('lasts ten turns, counted from the turn of drinking', () => {
  const start = scenario('@', { carried: ['strength-potion'], hero: { initiative: 5 } });
  const { game } = act(start, { kind: 'use', item: find(start, 'strength-potion').id });
  // The turn of drinking has passed and is not counted.
  expect(game.hero.statuses).toMatchObject([{ kind: 'attributes', turns: 9, bonus: { might: 5 } }]);
});

it('raises the attribute while it lasts', () => {
  const world = worldOf(bearing(scenario('@'), 'hero', strong(1)));
  world.stale.add(HERO);
  encumbrance(world);
  expect(world.game.hero.attributes?.might).toEqual({ base: 11, modifiers: 5 });
  playerTurn(world);
  encumbrance(world);
  expect(world.game.hero.attributes?.might).toEqual({ base: 11, modifiers: 0 });
});

it('adds up with others', () => {
  const world = worldOf(bearing(scenario('@'), 'hero', strong(3), strong(7)));
  world.stale.add(HERO);
  encumbrance(world);
  expect(world.game.hero.attributes?.might.modifiers).toBe(10);
});

it('comes from consumed things only, not from worn ones', () => {
  const world = worldOf(scenario('@'));
  const carrier = (raw: string) => ({ raw, entity: null, effects: {}, from: { x: 1, y: 1 } });
  expect(queueEffects(world, carrier('strength-potion'), HERO, on(HERO))).toBe(true);
  expect(queueEffects(world, carrier('gauntlets-of-ogre-power'), HERO, on(HERO))).toBe(false);
});
