import {
  type Attack,
  armorClassAgainst,
  attacksOf,
  damageDice,
  shotOf,
  toHit,
} from '../../../src/engine/creatures/attacks';
import { createEntity, grownAt } from '../../../src/engine/creatures/create';
import { reward } from '../../../src/engine/creatures/experience';
import { stanceByNature } from '../../../src/engine/creatures/factions';
import { triggerRange } from '../../../src/engine/creatures/hazards';
import { armorClass, levelsAboveKind } from '../../../src/engine/formulas';
import { refOf } from '../../../src/engine/knowledge';
import { createLevel } from '../../../src/engine/levels/create-level';
import { campaignsFile, stageAt } from '../../../src/engine/schema/campaigns';
import { call } from '../../../src/engine/spawning/call';
import { rawsFor } from '../../../src/engine/state/campaign';
import type { Entity } from '../../../src/engine/state/entity';
import type { RawId } from '../../../src/engine/vocabulary/character';
import { type Dice, diceRange } from '../../../src/lib/dice';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, worldOf } from '../../support/combat';
import { poolsWith, scenario } from '../../support/scenario';

const raws = loadRaws();
const amulet = rawsFor(raws, { campaign: 'amulet' });
const where = { raws: amulet, game: { pack: [] } };
const DEEP = [7, 8, 9, 10, 11, 12, 13, 14, 15];

const born = (raw: RawId): Entity => createEntity(amulet, rngFromSeed('veterans'), raw, 7);
const at = (depth: number, raw: RawId): Entity => grownAt(amulet, born(raw), depth);
const leastLevel = (depth: number): number => stageAt(amulet.campaign, depth)?.veterans?.level ?? 0;
const deepWorld = (drawing: string, hero = {}) =>
  worldOf(Object.assign(scenario(drawing, { depth: 7, hero }), { campaign: 'amulet' }));

function blowsOf(mob: Entity): Dice[] {
  const world = { ...deepWorld('@'), raws: amulet };
  const shot = shotOf(world, mob);
  return [...attacksOf(world, mob), ...(shot ? [shot] : [])].map((attack) => damageDice(amulet, mob, attack));
}

describe('a creature whose kind is below the level of its stage', () => {
  const own = born('orc');
  const veteran = at(9, 'orc');
  const level = leastLevel(9);

  test('is a veteran of that level', () => {
    expect(veteran).toMatchObject({ veteran: level, pools: { level } });
  });

  test('has the hit points and mana that its kind gains with levels', () => {
    expect(veteran.pools?.hp).toEqual({ current: 1 + 8 * level, max: 1 + 8 * level });
    expect(veteran.pools?.mana.max).toBe(4 * level);
  });

  test('gains two points to hit for each level beyond the first, and one of defence for each above its kind', () => {
    const [fists] = attacksOf(deepWorld('@'), own);
    expect(toHit(amulet, veteran, fists!)).toBe(toHit(amulet, own, fists!) + 2 * (level - 1));
    expect(armorClass(where, veteran)).toBe(armorClass(where, own) + level - 1);
  });

  test('rolls more damage dice, without a higher bonus', () => {
    const [before] = blowsOf(own);
    const [now] = blowsOf(veteran);
    expect(now?.count).toBeGreaterThan(before?.count ?? 99);
    expect(now).toMatchObject({ sides: before?.sides, bonus: before?.bonus });
  });

  test('dodges shots, but not blows', () => {
    const world = worldOf(scenario('@', { worn: ['shortbow', 'longsword'] }));
    const shot = shotOf(world, world.game.hero)!;
    const [blow] = attacksOf(world, world.game.hero);
    const against = (target: Entity, attack: Attack): number => armorClassAgainst(world, target, attack);
    expect(against(veteran, shot)).toBe(against(veteran, blow!) + 6);
    expect(against(own, shot)).toBe(against(own, blow!));
  });

  test('gains half as many dice for a shot as for a blow', () => {
    const attack = { name: null, weapon: null, attribute: 'might', hitBonus: 0, effects: {}, proc: null } as const;
    const shot = { ...attack, damage: '1d1', range: 5 };
    const gained = levelsAboveKind(amulet, veteran);
    expect(damageDice(amulet, veteran, { ...attack, damage: '1d1' }).count).toBe(1 + gained);
    expect(damageDice(amulet, veteran, shot).count).toBe(1 + Math.floor(gained / 2));
  });

  test('has more levels if its kind has more', () => {
    expect(at(9, 'spore-zombie').veteran).toBe(level + 2);
  });

  test('adds the hit points of its levels to the extra ones of its kind', () => {
    const imp = at(15, 'ember-imp');
    expect(imp.pools?.hp.max).toBe(amulet.mob['ember-imp']!.hp! + 8 * levelsAboveKind(amulet, imp));
  });

  test('is marked as a veteran in its name, unless it is unique', () => {
    expect(refOf(deepWorld('@'), veteran)).toEqual({ id: 7, raw: 'orc', veteran: true });
    expect(refOf(deepWorld('@'), at(9, 'foreman-grud'))).not.toHaveProperty('veteran');
    expect(refOf(deepWorld('@'), own)).not.toHaveProperty('veteran');
  });

  test('pays experience by its level', () => {
    const { pays_by_level, pay_percent = 100 } = stageAt(amulet.campaign, 7)!;
    expect(pays_by_level).toBe(true);
    const world = deepWorld('@', poolsWith({ level: 1, xp: 0 }));
    reward(world, at(7, 'orc'));
    expect(eventsOfKind(world, 'rewarded')).toMatchObject([{ xp: leastLevel(7) * pay_percent }]);
  });
});

test('veterans live from depth 7 of The Amulet on, and nowhere else', () => {
  expect(at(6, 'orc')).toEqual(born('orc'));
  expect(grownAt(raws, born('orc'), 12)).toEqual(born('orc'));
});

test('creatures that trade or go off are no veterans', () => {
  for (const raw of ['market-armourer', 'firecap']) expect(at(11, raw)).toEqual(born(raw));
});

test('creatures that are generated or summoned there are veterans', () => {
  const people = createLevel(amulet, { seed: 'veterans', depth: 7 }, 100).entities.filter(
    ({ raw }) => raw === 'goblin',
  );
  expect(people.length).toBeGreaterThan(0);
  for (const { veteran } of people) expect(veteran).toBe(leastLevel(7));
  expect(call(deepWorld('@...'), 'rat', { x: 3, y: 1 })?.veteran).toBe(leastLevel(7));
});

const { laurel } = amulet.campaign;
const bands = 'way_home' in laurel ? laurel.way_home.bands : [];
const hunters = new Set(bands.flatMap(({ captain, mobs }) => [captain, ...mobs]));

/** True if the spawn table brings the creature to the depth, or if it hunts the hero from there. */
const livesAt = (depth: number, id: RawId): boolean =>
  (depth === 15 && hunters.has(id)) ||
  amulet.spawnTable.some(
    ({ raw, min_depth, max_depth, campaigns = ['amulet'] }) =>
      raw === id && min_depth <= depth && depth <= max_depth && campaigns.includes('amulet'),
  );

test('no stage adds a flat sum to anybody', () => {
  const withEach = (extra: object) => {
    const stages = amulet.campaign.stages.map((stage) => ({ ...stage, ...extra }));
    return campaignsFile.safeParse({ $schema: '', campaigns: [{ ...amulet.campaign, stages }] });
  };
  expect(withEach({}).error).toBeUndefined();
  expect(withEach({ skill_bonus: 1 }).success).toBe(false);
});

describe.each(DEEP)('at depth %i of The Amulet', (depth) => {
  const foes = amulet.mobs.filter(({ id }) => stanceByNature(amulet, id) === 'hostile').map(({ id }) => at(depth, id));
  const veterans = foes.filter(({ veteran }) => veteran !== undefined);

  test('no foe adds more than a third of its dice to a blow, veteran or not', () => {
    expect(veterans.length).toBeGreaterThan(20);
    const deep = foes.filter(
      ({ raw }) =>
        (livesAt(depth, raw) && triggerRange(amulet, raw) === null) || veterans.some((one) => one.raw === raw),
    );
    const flat = deep.flatMap((mob) =>
      blowsOf(mob).flatMap(({ bonus, ...rolled }) =>
        bonus > diceRange({ ...rolled, bonus: 0 }).mean / 3 ? [`${mob.raw}: ${bonus}`] : [],
      ),
    );
    expect(flat).toEqual([]);
  });
});

describe.each(DEEP.filter((depth) => depth <= 12))('at depth %i', (depth) => {
  test('the Black Dragon strikes harder than any veteran', () => {
    const hardest = (mob: Entity): number => Math.max(...blowsOf(mob).map((blow) => diceRange(blow).mean));
    const dragon = hardest(born('black-dragon'));
    // The Gatekeeper never leaves the last level.
    const exempt = ['black-dragon', 'gatekeeper'];
    const others = amulet.mobs.filter(({ id }) => !exempt.includes(id) && stanceByNature(amulet, id) === 'hostile');
    expect(others.filter(({ id }) => hardest(at(depth, id)) >= dragon).map(({ id }) => id)).toEqual([]);
  });
});

test('from depth 10 of The Amulet on no kinds of level 1 or 2 turn up', () => {
  const low = amulet.spawnTable.filter(
    ({ raw, max_depth, campaigns }) =>
      (amulet.mob[raw]?.level ?? 3) < 3 && max_depth > 9 && (campaigns ?? ['amulet']).includes('amulet'),
  );
  expect(low).toEqual([]);
});
