import { type Game, view } from '../../../src/engine';
import { attacksOf } from '../../../src/engine/creatures';
import { spareItemsOf } from '../../../src/engine/knowledge/spare-items';
import { resolveAttack } from '../../../src/engine/systems/common/resolve-attack';
import { lastSpells } from '../../../src/engine/systems/last-spells';
import { resolveEffects } from '../../../src/engine/systems/resolve-effects';
import { loadRaws } from '../../../src/raws';
import { withBoons } from '../../support/boons';
import { eventsOfKind, worldOf } from '../../support/combat';
import { act, find, scenario } from '../../support/scenario';

const raws = loadRaws();
const ORNAMENTS = raws.items.filter(({ wearable }) => wearable?.slot === 'ring' || wearable?.slot === 'charm');

/** Lets one attack the other. `rolls`: to hit, damage, then 1d100 for each boon and each worn thing. */
function strike(game: Game, by: 'hero' | 'orc', rolls: number[], way: 'melee' | 'shot' | 'throw' = 'melee') {
  const world = worldOf(game, rolls);
  const [hero, orc] = [world.game.hero, world.level.entities.find(({ raw }) => raw === 'orc')!];
  const [attacker, target] = by === 'hero' ? [hero, orc] : [orc, hero];
  resolveAttack(world, { attacker, target, way }, attacksOf(world, attacker)[0]!);
  resolveEffects(world);
  return world;
}

const wearing = (raw: string) => scenario('@o', { worn: [raw] });

test('rings and charms are at least eight, and nobody sells one', () => {
  expect(ORNAMENTS.length).toBeGreaterThanOrEqual(8);
  for (const { id, vendor_category, magic } of ORNAMENTS) {
    expect([id, vendor_category, magic]).toEqual([id, undefined, undefined]);
    expect(raws.spawnTable.some(({ raw }) => raw === id)).toBe(false);
  }
});

test('each has an effect of its own that no other has', () => {
  const effects = ORNAMENTS.map(({ worn, sight, attributes, initiative_penalty, wearable }) =>
    JSON.stringify({ worn, sight, attributes, initiative_penalty, armor: wearable?.armor_class }),
  );
  expect(new Set(effects).size).toBe(ORNAMENTS.length);
});

test('a ring and a charm are worn at once, but not two rings', () => {
  let game = scenario('@', { carried: ['ring-of-venom', 'ring-of-thorns', 'owl-charm'], worn: [] });
  for (const raw of ['ring-of-venom', 'owl-charm', 'ring-of-thorns']) {
    game = act(game, { kind: 'equip', item: find(game, raw).id }).game;
  }
  const worn = view(game, raws).pack.filter(({ slot }) => slot !== null);
  expect(worn.map(({ raw, slot }) => [raw, slot])).toEqual([
    ['ring-of-thorns', 'ring'],
    ['owl-charm', 'charm'],
  ]);
});

test('wear best fills an empty slot, and never replaces a worn ring or charm', () => {
  const game = scenario('@', { carried: ['ring-of-venom', 'ring-of-the-turtle'], worn: [] });
  const { game: after } = act(game, { kind: 'wear-best' });
  expect(find(after, 'ring-of-venom')).toHaveProperty('equipped');
  expect(find(after, 'ring-of-the-turtle')).not.toHaveProperty('equipped');
});

test('a ring in the pack is no spare item', () => {
  const game = scenario('@', { carried: ['ring-of-venom', 'ring-of-the-turtle', 'ring-of-the-ogre'], worn: [] });
  const { game: after } = act(game, { kind: 'wear-best' });
  expect(spareItemsOf(worldOf(after))).toEqual([]);
});

test('a hit of the wearer poisons one time in four', () => {
  const poisoned = (roll: number) =>
    eventsOfKind(strike(wearing('ring-of-venom'), 'hero', [20, 1, roll]), 'status-gained').length;
  expect([poisoned(25), poisoned(26)]).toEqual([1, 0]);
});

test('a shot of the wearer poisons like a blow, but a throw does not', () => {
  const gained = (way: 'shot' | 'throw', rolls: number[]) =>
    eventsOfKind(strike(wearing('ring-of-venom'), 'hero', rolls, way), 'status-gained').length;
  expect(gained('shot', [20, 1, 25])).toBe(1);
  expect(gained('throw', [20, 1])).toBe(0);
});

test('boons take effect before worn things, each with a roll of its own', () => {
  const both = withBoons(wearing('ring-of-venom'), 'burning-blade');
  const causes = (rolls: number[]) => strike(both, 'hero', [20, 1, ...rolls]).events.map(({ kind }) => kind);
  expect(causes([25, 26])).toEqual(expect.arrayContaining(['hurt']));
  expect(causes([25, 26])).not.toContain('status-gained');
  expect(causes([26, 25])).toContain('status-gained');
});

test('thorns do not hurt an archer who shoots the wearer', () => {
  expect(eventsOfKind(strike(wearing('ring-of-thorns'), 'orc', [20, 1], 'shot'), 'hurt')).toEqual([]);
});

test('thorns hurt an attacker at every other hit, and are named as the cause', () => {
  const hurt = (roll: number) => eventsOfKind(strike(wearing('ring-of-thorns'), 'orc', [20, 1, roll]), 'hurt');
  expect(hurt(51)).toEqual([]);
  expect(hurt(50)).toMatchObject([{ cause: 'ring-of-thorns', target: { raw: 'orc' }, amount: 3 }]);
});

test('thorns do not hurt an attacker who misses, and roll nothing', () => {
  expect(eventsOfKind(strike(wearing('ring-of-thorns'), 'orc', [1]), 'missed')).toHaveLength(1);
});

test('a charm slows an attacker who hits its wearer', () => {
  const world = strike(wearing('spider-charm'), 'orc', [20, 1, 1]);
  expect(eventsOfKind(world, 'status-gained')).toMatchObject([{ target: { raw: 'orc' }, status: 'slow' }]);
});

test('a kill heals the wearer of the leech ring, if the kill pays experience', () => {
  const hungry = (drawing: string, prey: string) => {
    const game = scenario(drawing, { worn: ['leech-ring'], seed: 'leech' });
    const world = worldOf(game, [20, 4, 50]);
    const { hero } = world.game;
    hero.pools.hp.current = 10;
    const target = world.level.entities.find(({ raw }) => raw === prey)!;
    target.pools = { ...target.pools!, hp: { current: 1, max: 9 } };
    resolveAttack(world, { attacker: hero, target, way: 'melee' }, { ...attacksOf(world, hero)[0]!, hitBonus: 99 });
    resolveEffects(world);
    lastSpells(world);
    return hero.pools.hp.current;
  };
  expect(hungry('@o', 'orc')).toBe(16);
  expect(hungry('@t', 'peasant')).toBe(10);
});

test('the owl charm extends sight by two cells while it is worn', () => {
  const game = scenario('@', { carried: ['owl-charm'] });
  const on = act(game, { kind: 'equip', item: find(game, 'owl-charm').id }).game;
  expect(view(on, raws).hero.sight).toBe(view(game, raws).hero.sight + 2);
  const off = act(on, { kind: 'remove', item: find(on, 'owl-charm').id }).game;
  expect(view(off, raws).hero.sight).toBe(view(game, raws).hero.sight);
});

test('no boon or worn thing extends sight beyond 10 cells, because the picture shows no more', () => {
  const sharp = withBoons(scenario('@', { worn: ['owl-charm'], hero: { viewshed: { range: 9 } } }), 'night-thief');
  expect(view(sharp, raws).hero.sight).toBe(10);
});

test('quicksilver hastens its wearer, and costs hit points', () => {
  const game = scenario('@', { carried: ['quicksilver-charm'] });
  const before = view(game, raws).hero;
  const after = view(act(game, { kind: 'equip', item: find(game, 'quicksilver-charm').id }).game, raws).hero;
  expect(after.penalty).toBeCloseTo(before.penalty - 1);
  expect(after.hp.max).toBeLessThan(before.hp.max);
});
