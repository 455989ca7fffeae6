import { createEntity } from '../../../src/engine/creatures/create';
import { refreshDerivedState } from '../../../src/engine/levels/change-level';
import type { RawId } from '../../../src/engine/vocabulary/character';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { loadedDice, worldOf } from '../../support/combat';
import { scenario } from '../../support/scenario';

const raws = loadRaws();
const make = (raw: RawId, rolls: number[] = []) => createEntity(raws, loadedDice(rolls), raw, 7);

test('a new creature has full hit points and mana, and acts on its second tick', () => {
  expect(make('large-spider')).toMatchObject({
    id: 7,
    kind: 'mob',
    pools: { hp: { current: 17, max: 17 }, mana: { current: 8, max: 8 }, level: 2, xp: 0 },
    initiative: 2,
  });
});

test.each(raws.mobs.map(({ id }) => id))('%s begins full with all that it wears', (raw) => {
  const world = worldOf(scenario('@'));
  const mob = { ...createEntity(raws, rngFromSeed(raw), raw, 900), position: { x: 1, y: 1 } };
  world.level.entities.push(mob);
  refreshDerivedState(world);
  const { hp, mana } = mob.pools!;
  expect([hp.current, mana.current]).toEqual([hp.max, mana.max]);
});

test('the gold of a creature is rolled when the creature is created', () => {
  expect(make('orc', [5]).pools?.gold).toBe(5);
  expect(make('rat').pools?.gold).toBe(0);
});

test('a new creature has not said any of its lines', () => {
  const lines = raws.mob.patron?.quips?.length ?? 0;
  expect(lines).toBeGreaterThan(0);
  expect(make('patron', [1]).quips).toHaveLength(lines);
});

test('hit points and mana in the raw replace those of the level', () => {
  const tough = { ...raws, mob: { ...raws.mob, rat: { ...raws.mob.rat!, hp: 77, mana: 33 } } };
  expect(createEntity(tough, loadedDice([]), 'rat', 7).pools).toMatchObject({ hp: { max: 77 }, mana: { max: 33 } });
});

test('creating items rolls nothing', () => {
  expect(make('dagger')).toEqual({ id: 7, kind: 'item', raw: 'dagger' });
  expect(make('bear-trap')).toEqual({ id: 7, kind: 'prop', raw: 'bear-trap' });
});

test('an unknown raw is an error', () => {
  expect(() => make('unicorn')).toThrow('unicorn');
});
