import { createEntity } from '../../../src/engine/creatures/create';
import { skilledAt } from '../../../src/engine/creatures/stage-figures';
import { refreshDerivedState } from '../../../src/engine/levels/change-level';
import { createLevel } from '../../../src/engine/levels/create-level';
import { stageAt } from '../../../src/engine/schema/campaigns';
import { call } from '../../../src/engine/spawning/call';
import { rawsFor } from '../../../src/engine/state/campaign';
import { component } from '../../../src/engine/state/components';
import type { RawId } from '../../../src/engine/vocabulary/character';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { loadedDice, worldOf } from '../../support/combat';
import { scenario } from '../../support/scenario';

const raws = loadRaws();
const make = (raw: RawId, rolls: number[] = []) => createEntity(raws, loadedDice(rolls), raw, 7);

test('a new mob has full hit points and mana, and is due on its second tick', () => {
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

test('its gold is rolled when it is created', () => {
  expect(make('orc', [5]).pools?.gold).toBe(5);
  expect(make('rat').pools?.gold).toBe(0);
});

test('it has not said any of its lines', () => {
  const lines = raws.mob.patron?.quips?.length ?? 0;
  expect(lines).toBeGreaterThan(0);
  expect(make('patron', [1]).quips).toHaveLength(lines);
});

test('hit points and mana of its raw take precedence over those of its level', () => {
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

describe('the skills of who lives at a depth', () => {
  const amulet = rawsFor(raws, { campaign: 'amulet' });
  const at = (depth: number, raw = 'rat') => skilledAt(amulet, make(raw, raw === 'rat' ? [] : [1]), depth).skills;

  test('exceed those of its kind where the campaign says so', () => {
    const bonus = stageAt(amulet.campaign, 7)?.skill_bonus ?? 0;
    const { melee = 0, defense = 0 } = component(raws, make('rat'), 'skills')!;
    expect(bonus).toBeGreaterThan(0);
    expect(at(7)).toMatchObject({ melee: melee + bonus, defense: defense + Math.floor(bonus / 2) });
  });

  test('rise from the first depth of a stage to the last where it says so', () => {
    const { skill_bonus = 0, skill_rise = 0 } = stageAt(amulet.campaign, 14) ?? {};
    const { melee = 0 } = component(raws, make('rat'), 'skills')!;
    expect(skill_rise).toBeGreaterThan(0);
    expect([at(13)?.melee, at(14)?.melee]).toEqual([melee + skill_bonus, melee + skill_bonus + skill_rise]);
  });

  test('are those of its kind elsewhere', () => {
    expect(at(2)).toBeUndefined();
    expect(skilledAt(raws, make('rat'), 7).skills).toBeUndefined();
  });

  test('are theirs who are generated there and who are called', () => {
    const deep = Object.assign(scenario('@...', { depth: 7 }), { campaign: 'amulet' });
    const world = worldOf(deep);
    expect(call(world, 'rat', { x: 3, y: 1 })?.skills).toEqual(at(7));
    const people = createLevel(amulet, { seed: 'skills', depth: 7 }, 100).entities.filter(
      ({ raw }) => raw === 'goblin',
    );
    expect(people.length).toBeGreaterThan(0);
    for (const { skills } of people) expect(skills).toEqual(at(7, 'goblin'));
  });
});
