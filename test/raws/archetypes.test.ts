import { loadRaws } from '../../src/raws';

const { archetypes, item, mob } = loadRaws();

test('a creature is average in everything its row leaves out', () => {
  const orc = archetypes.orc;
  expect(orc?.attributes).toEqual({
    might: { base: 11, modifiers: 0 },
    fitness: { base: 11, modifiers: 0 },
    quickness: { base: 11, modifiers: 0 },
    intelligence: { base: 11, modifiers: 0 },
  });
  expect(orc?.skills).toEqual({ melee: 1, defense: 1, magic: 1 });
  expect(orc).toMatchObject({ initiative: 2, faction: 'cave-goblins', blocksTile: true, statuses: [] });
});

test('a row changes only what it names', () => {
  const wolf = archetypes['mangy-wolf'];
  expect(wolf?.attributes?.might.base).toBe(3);
  expect(wolf?.attributes?.quickness.base).toBe(11);
  expect(wolf?.skills).toEqual({ melee: -1, defense: -1, magic: 1 });
  expect(wolf).toMatchObject({
    naturalArmor: 12,
    naturalAttacks: [{ name: 'bite', hitBonus: 0, damage: '1d6' }],
    lootTable: 'animal',
  });
});

test('a creature without a faction is mindless', () => {
  expect(archetypes['gelatinous-cube']?.faction).toBe('mindless');
});

test('the dragon covers four tiles, breathes and flies', () => {
  expect(archetypes['black-dragon']).toMatchObject({
    tileSize: { width: 2, height: 2 },
    abilities: [{ spell: 'acid-breath', chance: 0.2, range: 8, minRange: 2 }],
    wings: { range: 12, rest: 10 },
  });
  expect(mob['black-dragon']?.gold).toBe('10d6');
});

test('a creature of one tile has no size component', () => {
  expect(archetypes.orc).not.toHaveProperty('tileSize');
});

test('formulas fill the pools of a creature', () => {
  expect(Object.values(archetypes).filter((archetype) => 'pools' in archetype)).toEqual([]);
});

test('a bandit carries a light and the gear it leaves behind', () => {
  expect(archetypes.bandit).toMatchObject({
    lightSource: { range: 6, color: '#FFFF55' },
    gear: ['dagger', 'shield', 'leather-armor', 'leather-boots'],
    quips: [0, 1],
  });
});

test('a vendor knows what it sells', () => {
  expect(archetypes.blacksmith?.vendor).toEqual(['armor', 'weapon']);
});

test('a venomous dagger poisons at every other hit', () => {
  expect(archetypes['dagger-of-venom']).toMatchObject({
    equippable: { slot: 'melee' },
    meleeWeapon: { attribute: 'quickness', damage: '1d4+1', hitBonus: 1, proc: { chance: 0.5, target: 'target' } },
    effects: { damage_over_time: 2 },
    item: { weight: 1, value: 150, initiativePenalty: -1 },
    magicItem: { class: 'common', naming: 'Unidentified Dagger' },
  });
});

test('a plain dagger has no proc and no effects', () => {
  expect(archetypes.dagger?.meleeWeapon?.proc).toBeNull();
  expect(archetypes.dagger).not.toHaveProperty('effects');
});

test('only the bad longsword is cursed', () => {
  const cursed = Object.keys(archetypes).filter((id) => archetypes[id]?.cursed && !item[id]?.variant);
  expect(cursed).toEqual(['longsword-minus-1']);
});

test('a consumable has one use unless its row says more', () => {
  expect(archetypes['health-potion']?.consumable).toEqual({ maxCharges: 1, charges: 1 });
  expect(archetypes['rod-of-venom']?.consumable).toEqual({ maxCharges: 5, charges: 5 });
});

test('a bonus belongs to the thing, worn or drunk', () => {
  expect(archetypes['gauntlets-of-ogre-power']?.attributeBonus).toEqual({ might: 5 });
  expect(archetypes['strength-potion']?.attributeBonus).toEqual({ might: 5 });
});

test('a door is closed and blocks movement and sight', () => {
  expect(archetypes.door).toMatchObject({ door: { open: false }, blocksTile: true, blocksVisibility: true });
});

test('a trap is hidden and goes off once', () => {
  expect(archetypes['bear-trap']).toMatchObject({ hidden: true, entryTrigger: true, singleActivation: true });
  expect(archetypes['bear-trap']?.effects?.damage).toBe(6);
});

test('a watch fire burns for ever, is visible and gives light', () => {
  const fire = archetypes['watch-fire'];
  expect(fire).toMatchObject({ entryTrigger: true, lightSource: { range: 6 }, viewshed: { range: 6 } });
  expect(fire).not.toHaveProperty('hidden');
  expect(fire).not.toHaveProperty('singleActivation');
});

test('the hero begins fed and well', () => {
  expect(archetypes.hero).toMatchObject({
    initiative: 0,
    faction: 'player',
    viewshed: { range: 8 },
    lightSource: { range: 8 },
    knownSpells: [],
    hunger: { state: 'well-fed', turns: 20 },
    statuses: [],
  });
  expect(archetypes.hero).not.toHaveProperty('blocksTile');
});
