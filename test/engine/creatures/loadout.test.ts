import fc from 'fast-check';
import type { Slot } from '../../../src/engine';
import { fittingOf, improvement, verdictOf } from '../../../src/engine/creatures';
import type { NaturalAttack } from '../../../src/engine/schema/attacks';
import type { Components } from '../../../src/engine/schema/components';
import { rawsFor } from '../../../src/engine/state/campaign';
import { own } from '../../../src/engine/state/components';
import type { Entity } from '../../../src/engine/state/entity';
import type { World } from '../../../src/engine/state/world';
import type { Status } from '../../../src/engine/statuses';
import { SLOTS } from '../../../src/engine/vocabulary/character';
import { loadRaws } from '../../../src/raws';
import { worldOf } from '../../support/combat';
import { isDeep } from '../../support/deep';
import { scenario } from '../../support/scenario';

const raws = rawsFor(loadRaws(), { campaign: 'amulet' });
const fitting = fittingOf({ ...worldOf(scenario('@')), raws });

const gearFor = (slot: Slot): string[] =>
  raws.items.map(({ id }) => id).filter((id) => raws.archetypes[id]?.equippable?.slot === slot);

const pairs = fc
  .constantFrom(...SLOTS.filter((slot) => gearFor(slot).length > 0))
  .chain((slot) => fc.tuple(fc.constant(slot), fc.constantFrom(...gearFor(slot)), fc.constantFrom(...gearFor(slot))));

/** Positive if a hero who wears the first item improves with the second, negative if the hero gets worse. */
const change = (slot: Slot, first: string, second: string): number =>
  verdictOf(improvement(fitting.with(first, slot), fitting.with(second, slot), slot));

test('if a thing is better than the worn one, the worn one is worse than the thing', () => {
  fc.assert(
    fc.property(pairs, ([slot, first, second]) => {
      expect(change(slot, second, first) + change(slot, first, second)).toBe(0);
    }),
    { numRuns: isDeep ? 2000 : 300 },
  );
});

const SLOWED: Status = { kind: 'slow', turns: 5, penalty: 4, source: 'web', by: null };
const CLAWS: NaturalAttack = { name: 'claws', hitBonus: 3, damage: '3d6' };

const attributesOf = ({ attributes }: Entity): Components['attributes'] => attributes as Components['attributes'];

const worn = (hero: Entity, raw: string, slot: Slot): Entity => ({
  id: 9999,
  kind: 'item',
  raw,
  equipped: { owner: hero.id, slot },
});

describe('a hero that changes', () => {
  const changes: [string, (hero: Entity, world: World) => unknown][] = [
    ['has more might', (hero) => Object.assign(attributesOf(hero).might, { base: 16 })],
    ['is lent quickness', (hero) => Object.assign(attributesOf(hero).quickness, { modifiers: 4 })],
    ['has learned to strike', ({ skills }) => Object.assign(skills as object, { melee: 5 })],
    ['has gained a level', ({ pools }) => Object.assign(pools as object, { level: 2 })],
    ['is not well-fed any more', (hero) => Object.assign(hero, { hunger: { state: 'normal', turns: 10 } })],
    ['is slowed', (hero) => Object.assign(hero, { statuses: [SLOWED] })],
    ['has scales', (hero) => Object.assign(hero, { naturalArmor: 15 })],
    ['has claws', (hero) => Object.assign(hero, { naturalAttacks: [CLAWS] })],
    ['wears what was made for it', (hero) => Object.assign(hero, { gear: ['chainmail-armor'] })],
    ['wears something of its own', (hero, { game }) => game.pack.push(worn(hero, 'chainmail-armor', 'torso'))],
  ];
  test.each(changes)('fights differently when the hero %s', (_, change) => {
    const world = worldOf(scenario('@', { worn: [] }));
    const { hero } = world.game;
    for (const key of ['attributes', 'skills', 'pools'] as const) own(world.raws, hero, key);
    const before = fittingOf(world).now;
    change(hero, world);
    expect(fittingOf(world).now).not.toEqual(before);
  });
});
