import * as z from 'zod/mini';
import type { Parsed } from '../../src/raws/kinds';
import { type Case, complaints, row, spoil } from './support';

const item = (files: Parsed, id: string) => row(files.items.items, id);
const mob = (files: Parsed, id: string) => row(files.mobs.mobs, id);
const laterPhases = (files: Parsed) => mob(files, 'gatekeeper').phases!.slice(1);
const prop = (files: Parsed, id: string) => row(files.props.props, id);
const kit = (files: Parsed, id: string) => row(files.kits.kits, id);
const boon = (files: Parsed, id: string) => row(files.boons.boons, id);
const goblins = (files: Parsed) => files.spawnTable.spawn_table.find(({ raw }) => raw === 'goblin')!;

const SHAPE: Case[] = [
  [
    'a missing field',
    (f) => spoil(item(f, 'dagger'), 'name', undefined),
    'items.json · dagger · name: is missing (string)',
  ],
  [
    'a wrong type',
    (f) => spoil(mob(f, 'rat'), 'vision_range', 'far'),
    'mobs.json · rat · vision_range: must be of type',
  ],
  ['an unknown key', (f) => spoil(item(f, 'dagger'), 'colour', 'red'), 'items.json · dagger: unknown: colour'],
  [
    'an unknown effect',
    (f) => spoil(item(f, 'beer').consumable!.effects, 'drunkenness', 3),
    'items.json · beer · consumable.effects: unknown: drunkenness',
  ],
  [
    'bad dice',
    (f) => spoil(item(f, 'dagger').weapon!, 'base_damage', '1x4'),
    'items.json · dagger · weapon.base_damage: must be dice like 2d6+1',
  ],
  ['bad gold dice', (f) => spoil(mob(f, 'orc'), 'gold', 'd6'), 'mobs.json · orc · gold: must be dice like 2d6+1'],
  [
    'a bad colour',
    (f) => spoil(prop(f, 'door').renderable, 'fg', 'brown'),
    'props.json · door · renderable.fg: must be a colour like #A0B1C2',
  ],
  [
    'two characters for a glyph',
    (f) => spoil(prop(f, 'door').renderable, 'glyph', '++'),
    'props.json · door · renderable.glyph: must be one character',
  ],
  [
    'a bad slot',
    (f) => spoil(item(f, 'shield').wearable!, 'slot', 'tail'),
    'items.json · shield · wearable.slot: must be one of melee, ranged, shield, head, torso, legs, feet, hands',
  ],
  [
    'a bad particle',
    (f) => spoil(row(f.spells.spells, 'zap').effects, 'particle_line', 'blue'),
    'spells.json · zap · effects.particle_line: must be one character, a colour and milliseconds, like ▓;#00FFFF;400',
  ],
  [
    'a chance above certainty',
    (f) => spoil(item(f, 'dagger-of-venom').weapon!, 'proc_chance', 2),
    'items.json · dagger-of-venom · weapon.proc_chance: must be at most 1',
  ],
  ['a weight of nothing', (f) => spoil(goblins(f), 'weight', 0), 'spawn-table.json · goblin · weight: must be'],
  [
    'a row without an id',
    (f) => spoil(item(f, 'beginners-magic'), 'id', undefined),
    'items.json · #0 · id: is missing (string)',
  ],
  [
    'an id that is a name',
    (f) => spoil(item(f, 'dagger'), 'id', 'The Dagger'),
    'items.json · The Dagger · id: must be lower-case',
  ],
  [
    'a kind that there is not',
    (f) => spoil(f.themes.themes[0]!.wall, 'texture', 'brick'),
    'themes.json · town · wall.texture: must be one of courses, ribs,',
  ],
  [
    'two faults of one step of a chain',
    (f) => {
      const lights = { builder: 'lights', raw: 'candle', apart: 5 };
      spoil(row(f.levels.recipes, 'town'), 'chain', [{ builder: 'simple-rooms' }, lights]);
    },
    'levels.json · town · chain.1: lights needs floor, which no earlier step is sure to give',
  ],
  ['a list that is none', (f) => spoil(f.mobs, 'mobs', {}), 'mobs.json · mobs: must be of type array'],
  [
    'a bad reaction',
    (f) => spoil(row(f.factions.faction_table, 'wyrm').responses, 'wyrm', 'hug'),
    'factions.json · wyrm · responses.wyrm',
  ],
  [
    'a hero without fitness',
    (f) => spoil(f.hero.hero.attributes, 'fitness', undefined),
    'hero.json · hero.attributes.fitness',
  ],
];

const REFERENCES: Case[] = [
  [
    'an id twice',
    (f) => f.items.items.push(structuredClone(item(f, 'dagger'))),
    'items.json · dagger · id: stands twice',
  ],
  ['an id of two kinds', (f) => spoil(prop(f, 'keg'), 'id', 'rat'), 'props.json · rat · id: stands twice'],
  ['a creature called hero', (f) => spoil(mob(f, 'fox'), 'id', 'hero'), 'mobs.json · hero · id: stands twice'],
  [
    'a faction twice',
    (f) => f.factions.faction_table.push(row(f.factions.faction_table, 'wyrm')),
    'factions.json · wyrm · id: stands twice',
  ],
  [
    'unknown gear',
    (f) => mob(f, 'orc-leader').equipped!.push('whip'),
    'mobs.json · orc-leader · equipped: no item whip',
  ],
  [
    'gear nobody can wear',
    (f) => mob(f, 'orc-leader').equipped!.push('beer'),
    'mobs.json · orc-leader · equipped: beer cannot be equipped',
  ],
  [
    'two weapons at once',
    (f) => mob(f, 'bandit').equipped!.push('cudgel'),
    'mobs.json · bandit · equipped: cudgel: slot melee is taken',
  ],
  ['an unknown faction', (f) => spoil(mob(f, 'rat'), 'faction', 'cats'), 'mobs.json · rat · faction: no faction cats'],
  [
    'an unknown loot table',
    (f) => spoil(mob(f, 'rat'), 'loot_table', 'cheese'),
    'mobs.json · rat · loot_table: no loot table cheese',
  ],
  [
    'a vendor of nothing',
    (f) => spoil(mob(f, 'priest'), 'vendor', ['candles']),
    'mobs.json · priest · vendor: no item of category candles',
  ],
  [
    'wares nobody sells',
    (f) => spoil(item(f, 'hide'), 'vendor_category', 'hides'),
    'items.json · hide · vendor_category: no vendor sells hides',
  ],
  [
    'an unknown spell in a mouth',
    (f) => spoil(mob(f, 'large-spider').abilities![0]!, 'spell', 'silk'),
    'mobs.json · large-spider · abilities: no spell silk',
  ],
  [
    'an ability without a range',
    (f) => spoil(mob(f, 'large-spider').abilities![0]!, 'min_range', 7),
    'mobs.json · large-spider · abilities: web has a least range above its range',
  ],
  [
    'an unknown spell in a phase',
    (f) => spoil(laterPhases(f)[0]!.abilities![0]!, 'spell', 'silk'),
    'mobs.json · gatekeeper · phases: no spell silk',
  ],
  [
    'an ability of a phase without a range',
    (f) => spoil(laterPhases(f)[0]!.abilities![1]!, 'min_range', 7),
    'mobs.json · gatekeeper · phases: gate-chain has a least range above its range',
  ],
  [
    'a phase out of its order',
    (f) => spoil(laterPhases(f)[1]!, 'from', 0.9),
    'mobs.json · gatekeeper · phases: each begins at a lower share than the one before',
  ],
  [
    'a first phase that changes something',
    (f) => spoil(mob(f, 'gatekeeper').phases![0]!, 'from', 0.9),
    'mobs.json · gatekeeper · phases: the first is as it begins: from 1, and nothing changed',
  ],
  [
    'a feat of an unknown campaign',
    (f) => spoil(f.feats.feats[0]!, 'campaigns', ['quest']),
    ' · campaigns: no campaign quest',
  ],
  [
    'a description beside a habit',
    (f) => spoil(mob(f, 'black-dragon'), 'description', 'a worm.'),
    'mobs.json · black-dragon · habit: only one of description and habit is told',
  ],
  [
    'a unique foe that turns up at random',
    (f) => spoil(goblins(f), 'raw', 'squeaky-bill'),
    'spawn-table.json · squeaky-bill · raw: squeaky-bill is one of a kind, which its unique.depths in mobs.json alone place',
  ],
  [
    'a captive of strangers',
    (f) => spoil(mob(f, 'mara'), 'faction', 'townsfolk'),
    'mobs.json · mara · faction: a captive has the faction player',
  ],
  [
    'a hunted beast of several cells',
    (f) => spoil(mob(f, 'mudge').renderable, 'x_size', 2),
    'mobs.json · mudge · hunted: must fill one cell only',
  ],
  [
    'a trait of magic gear that is not drawn',
    (f) => spoil(f.magicGear.traits[0]!, 'id', 'icy'),
    'magic-gear.json · looks: no grid trait-icy in sprites.json',
  ],
  [
    'a look with an ink that there is not',
    (f) => Reflect.deleteProperty(f.sprites.looks.peasant!.swap!, '1'),
    'sprites.json · peasant · looks: no ink 1 among the inks of sprites.json: swap 1 for one of them',
  ],
  [
    'wings without a lair',
    (f) => spoil(mob(f, 'rat'), 'wings', { range: 12, rest: 10 }),
    'mobs.json · rat · wings: only who has a lair flies',
  ],
  [
    'an unknown spell in a book',
    (f) => spoil(item(f, 'venom-101').consumable!.effects, 'teach_spell', 'Venom'),
    'items.json · venom-101 · consumable.effects.teach_spell: no spell Venom',
  ],
  [
    'a proc without a chance',
    (f) => delete item(f, 'dagger-of-venom').weapon!.proc_chance,
    'items.json · dagger-of-venom · weapon: proc_chance, proc_target and proc_effects go together',
  ],
  [
    'a sword worn as a hat',
    (f) => spoil(item(f, 'longsword'), 'wearable', { slot: 'head', armor_class: 1 }),
    'items.json · longsword · wearable: a weapon cannot be worn as well',
  ],
  [
    'an unknown drop',
    (f) => spoil(row(f.lootTables.loot_tables, 'animal').drops[0]!, 'item', 'fur'),
    'loot-tables.json · animal · drops: no item fur',
  ],
  [
    'feelings for nobody',
    (f) => spoil(row(f.factions.faction_table, 'bandits').responses, 'sheriffs', 'flee'),
    'factions.json · bandits · responses.sheriffs: no faction sheriffs',
  ],
  [
    'a world without mindless ones',
    (f) => spoil(row(f.factions.faction_table, 'mindless'), 'id', 'stupid'),
    'factions.json · mindless: the engine needs this faction',
  ],
  [
    'a spawn of nothing',
    (f) => spoil(goblins(f), 'raw', 'gnome'),
    'spawn-table.json · gnome · raw: no item, mob or prop gnome',
  ],
  [
    'a start with what does not exist',
    (f) => spoil(f.campaigns.campaigns[0]!, 'equipped', ['jetpack']),
    'campaigns.json · dragon · equipped: no item jetpack',
  ],
  [
    'a start with things that do not exist',
    (f) => spoil(f.campaigns.campaigns[0]!, 'carried', ['jetpack']),
    'campaigns.json · dragon · carried: no item jetpack',
  ],
  [
    'a stage that leaves out a depth',
    (f) => spoil(f.campaigns.campaigns[0]!.stages[1]!, 'depths', [3, 3]),
    'campaigns.json · dragon · stages: depth 3 follows 1',
  ],
  [
    'places that leave out a depth',
    (f) => spoil(f.campaigns.campaigns[0]!.places[1]!, 'depths', [3, 3]),
    'campaigns.json · dragon · places: depth 3 follows 1',
  ],
  [
    'two stages of one depth',
    (f) => spoil(f.campaigns.campaigns[0]!.stages[1]!, 'depths', [1, 2]),
    'campaigns.json · dragon · stages: depth 1 follows 1',
  ],
  [
    'a stage that ends before it begins',
    (f) => spoil(f.campaigns.campaigns[0]!.stages[1]!, 'depths', [2, 1]),
    'campaigns.json · dragon · stages: depth 2 goes up to 1',
  ],
  [
    'a last level with a way down',
    (f) => spoil(f.campaigns.campaigns[1]!.stages.at(-1)!, 'recipes', ['depths']),
    'campaigns.json · amulet · stages: depths has no goal, though it is the last level',
  ],
  [
    'no way down on the way',
    (f) => spoil(f.campaigns.campaigns[1]!.stages[2]!, 'recipes', ['abyss-bottom']),
    'campaigns.json · amulet · stages: abyss-bottom has no way down',
  ],
  [
    'a last stage of several levels',
    (f) => spoil(f.campaigns.campaigns[1]!.stages.at(-1)!, 'depths', [15, 16]),
    'campaigns.json · amulet · stages: the last level needs a stage of its own',
  ],
  [
    'a level about nothing',
    (f) => spoil(row(f.levels.recipes, 'abyss-bottom'), 'goal', 'crown'),
    'levels.json · abyss-bottom · goal: no item crown',
  ],
  [
    'a recipe that does not exist',
    (f) => spoil(f.campaigns.campaigns[0]!.stages[1]!, 'recipes', ['cellar']),
    'campaigns.json · dragon · stages: no recipe cellar',
  ],
  [
    'a second way that does not exist',
    (f) => spoil(f.campaigns.campaigns[0]!.stages[3]!, 'second_way', 'cellar'),
    'campaigns.json · dragon · stages: no recipe cellar',
  ],
  [
    'a way that nothing announces',
    (f) => spoil(f.campaigns.campaigns[0]!.stages[3]!, 'second_way', 'crypt'),
    'campaigns.json · dragon · stages: crypt has no sign, though two ways lead to its level',
  ],
  [
    'a way past the dragon',
    (f) => spoil(f.campaigns.campaigns[0]!.stages[5]!, 'second_way', 'orc-mine'),
    'campaigns.json · dragon · laurel: black-dragon is in no run for certain: the recipes of some stage must all place it',
  ],
  [
    'a laurel for nobody',
    (f) => spoil(f.campaigns.campaigns[0]!, 'laurel', { slain: 'gnome', points: 1 }),
    'campaigns.json · dragon · laurel: no mob gnome',
  ],
  [
    'a laurel for nothing',
    (f) => spoil(f.campaigns.campaigns[1]!, 'laurel', { ...f.campaigns.campaigns[1]!.laurel, brought: 'crown' }),
    'campaigns.json · amulet · laurel: no quest item crown',
  ],
  [
    'a first campaign that is not offered',
    (f) => spoil(f.campaigns.campaigns[0]!, 'offered', false),
    'campaigns.json · dragon · offered: the first must be',
  ],
  [
    'a spawn row of an unknown campaign',
    (f) => spoil(goblins(f), 'campaigns', ['quest']),
    'spawn-table.json · goblin · campaigns: no campaign quest',
  ],
  [
    'depths upside down',
    (f) => spoil(goblins(f), 'max_depth', 1),
    'spawn-table.json · goblin · max_depth: must not be below min_depth',
  ],
  [
    'a hero who wears nothing real',
    (f) => f.hero.hero.equipped.push('crown'),
    'hero.json · hero · equipped: no item crown',
  ],
  [
    'a hero who carries nothing real',
    (f) => f.hero.hero.carried.push('map'),
    'hero.json · hero · carried: no item map',
  ],
  ['a hero who knows nothing real', (f) => f.hero.hero.spells.push('wish'), 'hero.json · hero · spells: no spell wish'],
  [
    'a hero of no faction',
    (f) => spoil(f.hero.hero, 'faction', 'heroes'),
    'hero.json · hero · faction: no faction heroes',
  ],
  [
    'a first kit that changes the hero',
    (f) => spoil(f.kits.kits[0]!, 'gold', 50),
    'kits.json · fighter · gold: the first kit must leave the hero as it is',
  ],
  [
    'a kit that wears nothing real',
    (f) => kit(f, 'scout').equipped?.push('crown'),
    'kits.json · scout · equipped: no item crown',
  ],
  [
    'a kit with two things for one slot',
    (f) => kit(f, 'scout').equipped?.push('longsword'),
    'kits.json · scout · equipped: longsword: slot melee is taken',
  ],
  [
    'a kit that carries nothing real',
    (f) => kit(f, 'tinker').carried?.push('map'),
    'kits.json · tinker · carried: no item map',
  ],
  [
    'a kit that knows nothing real',
    (f) => kit(f, 'apprentice').spells?.push('wish'),
    'kits.json · apprentice · spells: no spell wish',
  ],
  [
    'a kit whose spell removes the hero',
    (f) => kit(f, 'apprentice').spells?.push('explode'),
    'kits.json · apprentice · spells: whoever casts explode is gone',
  ],
  [
    'a kit that nobody can draw',
    (f) => spoil(kit(f, 'scout'), 'look', { sprite: 'ghost' }),
    'kits.json · scout · look: no grid ghost in sprites.json',
  ],
  [
    'a kit called as a campaign is',
    (f) => spoil(kit(f, 'scout'), 'id', 'amulet'),
    'kits.json · amulet · id: a campaign has this id',
  ],
  [
    'a kit with an id too long for a seed code',
    (f) => spoil(kit(f, 'scout'), 'id', 'scout-of-the-far-north'),
    'kits.json · scout-of-the-far-north · id: dragon.scout-of-the-far-north is too long for a seed code',
  ],
  [
    'a boon that teaches nothing real',
    (f) => spoil(boon(f, 'vipers-spit').gives, 'spells', ['wish']),
    'boons.json · vipers-spit · gives.spells: no spell wish',
  ],
  [
    'a boon whose spell removes the hero',
    (f) => spoil(boon(f, 'vipers-spit').gives, 'spells', ['explode']),
    'boons.json · vipers-spit · gives.spells: whoever casts explode is gone',
  ],
  [
    'a boon whose line is too long beside its name',
    (f) => spoil(boon(f, 'hedgehog'), 'line', 'whoever hits you loses 2 HP, too'),
    'boons.json · hedgehog · line: has 40 characters with the name: 36 fit',
  ],
  [
    'a boon that calms nobody real',
    (f) => spoil(boon(f, 'pack-friend').gives, 'calms', ['cats']),
    'boons.json · pack-friend · gives.calms: no faction cats',
  ],
  [
    'a boon that knows things of no kind',
    (f) => spoil(boon(f, 'connoisseur').gives, 'knows', ['wine']),
    'boons.json · connoisseur · gives.knows: no item has the naming wine',
  ],
  [
    'a boon whose effect does nothing there',
    (f) => spoil(boon(f, 'hedgehog').gives.procs![0]!, 'effects', { damage: 2, ranged: 6 }),
    'boons.json · hedgehog · gives.procs.ranged: does nothing in a proc',
  ],
  [
    'boons of too few schools for an offer',
    (f) =>
      spoil(
        f.boons,
        'boons',
        f.boons.boons.filter(({ school }) => school === 'fire' || school === 'venom'),
      ),
    'boons.json · boons: must be of at least 3 schools',
  ],
  ['two kits of one id', (f) => spoil(kit(f, 'scout'), 'id', 'tinker'), 'kits.json · tinker · id: stands twice'],
  [
    'eyes that see beyond the picture',
    (f) => spoil(kit(f, 'scout'), 'vision_range', 11),
    'kits.json · scout · vision_range: must be at most 10',
  ],
  [
    'a level of no theme',
    (f) => spoil(f.levels.recipes[0]!, 'theme', 'moon'),
    'levels.json · town · theme: no theme moon',
  ],
  [
    'an east of no theme',
    (f) => spoil(f.levels.recipes[0]!, 'themeEast', 'mars'),
    'levels.json · town · themeEast: no theme mars',
  ],
  [
    'a level that waits for nobody real',
    (f) => spoil(f.levels.recipes[0]!, 'validation', { present: ['mayor'] }),
    'levels.json · town · validation.present: no item, mob or prop mayor',
  ],
  [
    'a mark for nothing real',
    (f) => spoil(f.prefabs.legend.g!, 'raw', 'gnome'),
    'prefabs.json · g · legend: no item, mob or prop gnome',
  ],
  [
    'a level where one cannot arrive',
    (f) => Reflect.deleteProperty(f.prefabs.legend['@']!, 'start'),
    'prefabs.json · prefabs: great-wheel: 0 starts',
  ],
  [
    'a level that one cannot leave',
    (f) => spoil(f.prefabs.legend['>']!, 'tile', 'floor'),
    'prefabs.json · prefabs: great-wheel: no exit',
  ],
  [
    'a feat for slaying nobody real',
    (f) => spoil(row(f.feats.feats, 'jelly').when[0]!, 'what', ['jam']),
    'feats.json · jelly · when: no mob jam',
  ],
  [
    'a feat without a picture',
    (f) => spoil(row(f.feats.feats, 'jelly'), 'icon', { sprite: 'jam' }),
    'feats.json · jelly · icon: no grid jam in sprites.json',
  ],
  [
    'a feat of one run and of all',
    (f) => row(f.feats.feats, 'jelly').when.push({ kind: 'totals' }),
    'feats.json · jelly · when: totals must stand alone',
  ],
  [
    'a chain with nobody real',
    (f) => spoil(row(f.prefabs.prefabs, 'orc-camp'), 'id', 'renamed'),
    'levels.json · deep-limestone-caverns · chain.prefab-section.prefab: no prefab orc-camp',
  ],
  [
    'a look of nothing',
    (f) => spoil(f.sprites.looks, 'gnome', f.sprites.looks.rat),
    'sprites.json · gnome · looks: no item, mob or prop',
  ],
  [
    'a light of nothing',
    (f) => spoil(f.sprites.lights, 'lamp', Object.values(f.sprites.lights)[0]),
    'sprites.json · lamp · lights: no item',
  ],
  [
    'an unknown grid',
    (f) => spoil(f.sprites.looks.rat!, 'sprite', 'mouse'),
    'sprites.json · rat · looks: no grid mouse',
  ],
  [
    'stairs without a grid',
    (f) => spoil(f.sprites.tiles, 'upStairs', 'ladder'),
    'sprites.json · upStairs · tiles: no grid ladder',
  ],
  [
    'a way down without a grid',
    (f) => spoil(row(f.themes.themes, 'citadel'), 'downStairs', 'hole'),
    'themes.json · citadel · downStairs: no grid hole',
  ],
  ['graves without a grid', (f) => spoil(f.sprites, 'grave', 'cross'), 'sprites.json · grave · grave: no grid cross'],
];

test('the files of the game have no problems', () => {
  expect(complaints(() => {})).toEqual([]);
});

test.each([...SHAPE, ...REFERENCES])('%s is reported', (_, change, line) => {
  expect(complaints(change)).toEqual(expect.arrayContaining([expect.stringContaining(line)]));
});

test('one problem is one line', () => {
  expect(complaints((f) => spoil(mob(f, 'rat'), 'faction', 'cats'))).toHaveLength(1);
  expect(complaints((f) => spoil(item(f, 'dagger'), 'colour', 'red'))).toHaveLength(1);
});

test('all problems are reported at once', () => {
  const lines = complaints((f) => {
    spoil(mob(f, 'rat'), 'faction', 'cats');
    spoil(mob(f, 'fox'), 'loot_table', 'hens');
    f.hero.hero.carried.push('map');
  });
  expect(lines).toHaveLength(3);
});

test('a problem reads the same in every language of zod', () => {
  const nonsense = () => complaints((f) => spoil(row(f.spells.spells, 'zap').effects, 'particle_line', 'blue'));
  const { localeError } = z.config();
  const before = nonsense();
  z.config({ localeError: () => 'forme invalide' });
  try {
    expect(nonsense()).toEqual(before);
  } finally {
    z.config({ localeError });
  }
});
