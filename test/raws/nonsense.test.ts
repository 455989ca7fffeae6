import type { Parsed } from '../../src/raws/kinds';
import { type Case, complaints, row, spoil } from './support';

const item = (files: Parsed, id: string) => row(files.items.items, id);
const mob = (files: Parsed, id: string) => row(files.mobs.mobs, id);
const prop = (files: Parsed, id: string) => row(files.props.props, id);
const goblins = (files: Parsed) => files.spawnTable.spawn_table.find(({ raw }) => raw === 'goblin')!;

const FIGURES: Case[] = [
  [
    'dice that nobody can count',
    (f) => spoil(item(f, 'dagger').weapon!, 'base_damage', '5000d400'),
    'items.json · dagger · weapon.base_damage: must be dice like 2d6+1: at most 30 dice, of at most 100 sides',
  ],
  ['one die too many', (f) => spoil(mob(f, 'orc'), 'gold', '31d6'), 'mobs.json · orc · gold: must be dice'],
  [
    'a bonus beyond all dice',
    (f) => spoil(item(f, 'dagger').weapon!, 'base_damage', '1d4+1000'),
    'items.json · dagger · weapon.base_damage: must be dice',
  ],
  [
    'gold that is owed',
    (f) => spoil(mob(f, 'orc'), 'gold', '2d6-100'),
    'mobs.json · orc · gold: must not come to less than 0',
  ],
  [
    'a hero of no fitness',
    (f) => spoil(f.hero.hero.attributes, 'fitness', -50),
    'hero.json · hero.attributes.fitness: must be at least 1',
  ],
  [
    'a creature beyond strength',
    (f) => spoil(mob(f, 'rat'), 'attributes', { might: 31 }),
    'mobs.json · rat · attributes.might: must be at most 30',
  ],
  [
    'a potion whose colour tells nothing',
    (f) => delete item(f, 'mana-potion').magic!.family,
    'items.json · mana-potion · magic.family: every potion has one, and nothing else',
  ],
  [
    'a family of two potions',
    (f) => spoil(item(f, 'mana-potion').magic!, 'family', 'flesh'),
    'items.json · slow-potion · magic.family: a family has at least 3 kinds of potion, and spirit has 2',
  ],
  [
    'a bow to throw',
    (f) => spoil(item(f, 'shortbow'), 'throwable', true),
    'items.json · shortbow · throwable: only a melee weapon is thrown, or what one use drinks up',
  ],
  [
    'a prize to throw',
    (f) => spoil(item(f, 'amulet-of-yala'), 'throwable', true),
    'items.json · amulet-of-yala · throwable: the hero would lose what it has to bring home',
  ],
  [
    'one potion that does not fly',
    (f) => delete item(f, 'mana-potion').throwable,
    'items.json · mana-potion · throwable: poison-potion looks the same and differs',
  ],
  [
    'a thing that lends too much',
    (f) => spoil(item(f, 'widows-veil'), 'attributes', { intelligence: 11 }),
    'items.json · widows-veil · attributes.intelligence: must be at most 10',
  ],
  [
    'a weight between the quarters',
    (f) => spoil(goblins(f), 'weight', 0.3),
    'spawn-table.json · goblin · weight: must be a multiple of 0.25',
  ],
  [
    'brightness out of order',
    (f) => row(f.themes.themes, 'crypt').memory.reverse(),
    'themes.json · crypt · memory: must ascend by from, which begins at 0',
  ],
];

const UNHEARD: Case[] = [
  [
    'a sprite that is called as what all objects have',
    (f) => spoil(f.sprites.looks.rat!, 'sprite', 'constructor'),
    'sprites.json · rat · looks: no grid constructor',
  ],
  [
    'campaigns of what nobody sells',
    (f) => spoil(item(f, 'hide'), 'campaigns', ['amulet']),
    'items.json · hide · campaigns: says what vendors have',
  ],
  ...['deals_for', 'takes_tribute', 'deep_stock'].map(
    (field): Case => [
      `${field} of whoever sells nothing`,
      (f) => Reflect.deleteProperty(spoilt(mob(f, 'arbat-cutler'), field), 'vendor'),
      `mobs.json · arbat-cutler · ${field}: only who sells has a use for it: name a vendor`,
    ],
  ),
  [
    'furniture that is hidden for good',
    (f) => spoil(prop(f, 'keg'), 'hidden', true),
    'props.json · keg · hidden: only traps and doors are ever found',
  ],
  [
    'an area round nothing',
    (f) => Reflect.deleteProperty(item(f, 'web-scroll').consumable!.effects, 'ranged'),
    'items.json · web-scroll · consumable.effects.area_of_effect: has no middle: it also takes ranged',
  ],
  [
    'an area round a potion',
    (f) => spoil(item(f, 'web-scroll').consumable!.effects, 'target_self', true),
    'items.json · web-scroll · consumable.effects.target_self: does nothing in a consumable',
  ],
  [
    'an area of a spell round nothing',
    (f) => Reflect.deleteProperty(row(f.spells.spells, 'flare').effects, 'target_self'),
    'spells.json · flare · effects.area_of_effect: has no middle: it also takes ranged or target_self',
  ],
  [
    'a blow that has to be aimed',
    (f) => spoil(item(f, 'dagger-of-venom').weapon!.proc_effects!, 'ranged', 3),
    'items.json · dagger-of-venom · weapon.proc_effects.ranged: does nothing in a proc',
  ],
];

const EMPTY: Case[] = [
  [
    'a creature that is drawn as nothing',
    (f) => spoil(mob(f, 'rat').renderable, 'glyph', ' '),
    'mobs.json · rat · renderable.glyph: must be one character, and no space',
  ],
  [
    'a spell that only shows',
    (f) => spoil(row(f.spells.spells, 'zap'), 'effects', { ranged: 6, particle_line: '▓;#00FFFF;400' }),
    'spells.json · zap · effects: must do something beside ranged, particle_line',
  ],
  [
    'a scroll that only aims',
    (f) => spoil(item(f, 'web-scroll').consumable!, 'effects', { ranged: 6 }),
    'items.json · web-scroll · consumable.effects: must do something beside ranged',
  ],
  [
    'a waking that reaches nobody',
    (f) => Reflect.deleteProperty(row(f.spells.spells, 'key-ring').effects, 'area_of_effect'),
    'spells.json · key-ring · effects.wakes: wakes nobody: it also takes area_of_effect and target_self',
  ],
  [
    'a rooted thing that cannot cast',
    (f) => Reflect.deleteProperty(mob(f, 'mother-cap'), 'abilities'),
    'mobs.json · mother-cap · rooted: what is rooted only casts: it also takes abilities or on_death',
  ],
  [
    'a potion of nothing',
    (f) => spoil(item(f, 'beer').consumable!, 'effects', {}),
    'items.json · beer · consumable.effects: must have an effect',
  ],
  ['a vendor without wares', (f) => spoil(mob(f, 'barkeep'), 'vendor', []), 'barkeep · vendor: must be at least one'],
  ['a speaker without words', (f) => spoil(mob(f, 'bandit'), 'quips', []), 'bandit · quips: must be at least one line'],
  [
    'a beast without teeth',
    (f) => spoil(mob(f, 'rat').natural!, 'attacks', []),
    'mobs.json · rat · natural.attacks: must be at least one attack',
  ],
];

const TWICE: Case[] = [
  [
    'a spawn row',
    (f) => {
      const { raw, ...rest } = goblins(f);
      f.spawnTable.spawn_table.push({ ...rest, raw });
    },
    'spawn-table.json · goblin: the same row stands twice: raise the weight of one',
  ],
  ['a magic base', (f) => f.magicGear.bases.push('dagger'), 'magic-gear.json · dagger · bases: stands twice'],
  [
    'a magic bonus',
    (f) => f.magicGear.bonuses.push({ ...f.magicGear.bonuses[0]!, weight: 1 }),
    'magic-gear.json · -3 · bonuses: stands twice',
  ],
  [
    'a magic trait',
    (f) => f.magicGear.traits.push(f.magicGear.traits[0]!),
    'magic-gear.json · venomous · traits: stands twice',
  ],
  [
    'a name of a level',
    (f) => row(f.levels.recipes, 'forest').names.push('Bramblebottom'),
    'levels.json · forest · names: Bramblebottom stands twice',
  ],
];

const OTHERS: Case[] = [
  [
    'an end of a campaign that turns up at random',
    (f) => spoil(goblins(f), 'raw', 'amulet-of-yala'),
    'spawn-table.json · amulet-of-yala · raw: is what a campaign is about, and lies at its goal alone',
  ],
  [
    'one that animals drop',
    (f) => spoil(row(f.lootTables.loot_tables, 'animal').drops[0]!, 'item', 'amulet-of-yala'),
    'loot-tables.json · animal · drops: amulet-of-yala is what a campaign is about',
  ],
  [
    'a laurel for whom no run has for certain',
    (f) => spoil(f.campaigns.campaigns[0]!, 'laurel', { slain: 'fox', points: 1 }),
    'campaigns.json · dragon · laurel: fox is in no run for certain: the recipes of some stage must all place it',
  ],
  ['a base that is misspelt', (f) => f.magicGear.bases.push('dager'), 'magic-gear.json · dager · bases: no item dager'],
  [
    'a town whose peasants have another id',
    (f) => spoil(mob(f, 'peasant'), 'id', 'villager'),
    'mobs.json · peasant: the engine needs this mob',
  ],
  [
    'a world without doors',
    (f) => spoil(prop(f, 'door'), 'id', 'gate'),
    'props.json · door: the engine needs this prop',
  ],
  [
    'bars without an icon',
    (f) => Reflect.deleteProperty(f.sprites.grids, 'icon-mana'),
    'sprites.json · icon-mana: the engine needs this grid',
  ],
  [
    'a world of levels without a look',
    (f) => spoil(row(f.themes.themes, 'default'), 'id', 'plain'),
    'themes.json · default: the engine needs this theme',
  ],
  [
    'a world without high contrast',
    (f) => spoil(row(f.themes.themes, 'contrast'), 'id', 'stark'),
    'themes.json · contrast: the engine needs this theme',
  ],
  [
    'a citadel that nobody besieges',
    (f) => (row(f.levels.recipes, 'citadel').chain[0] as { clans?: object[] }).clans?.splice(1),
    'levels.json · citadel · chain.0.clans: citadel: clans must have at least 2 entries',
  ],
  [
    'a blade that can be drunk',
    (f) => spoil(item(f, 'dagger-of-venom'), 'consumable', { effects: { food: true } }),
    'items.json · dagger-of-venom · consumable: only one of it and proc_effects is heeded',
  ],
  [
    'a share of a maximum that nothing restores',
    (f) => spoil(item(f, 'poison-potion').consumable!, 'share_of_max', 0.5),
    'items.json · poison-potion · consumable.share_of_max: it needs healing or mana',
  ],
  [
    'a trader for those who remember nothing',
    (f) => spoil(mob(f, 'arbat-cutler'), 'deals_for', 'wyrm'),
    'mobs.json · arbat-cutler · deals_for: wyrm is no faction that keeps_standing',
  ],
  [
    'tribute to them',
    (f) => spoil(mob(f, 'arbat-cutler'), 'takes_tribute', ['wyrm']),
    'mobs.json · arbat-cutler · takes_tribute: wyrm is no faction that keeps_standing',
  ],
  [
    'a book of a spell that ends whoever casts it',
    (f) => spoil(item(f, 'venom-101').consumable!.effects, 'teach_spell', 'explode'),
    'items.json · venom-101 · consumable.effects.teach_spell: whoever casts explode is gone, by its single_activation',
  ],
  [
    'a hero who knows such a spell',
    (f) => f.hero.hero.spells.push('explode'),
    'hero.json · hero · spells: whoever casts explode is gone',
  ],
  [
    'a creature that casts what is done for heroes alone',
    (f) => {
      spoil(row(f.spells.spells, 'zap').effects, 'magic_mapping', true);
      mob(f, 'rat').abilities = [{ spell: 'zap', chance: 1, range: 6, min_range: 1 }];
    },
    'mobs.json · rat · abilities: zap does something for heroes alone, by its magic_mapping: creatures need another',
  ],
  [
    'a creature that casts such a spell in a later phase',
    (f) => {
      spoil(row(f.spells.spells, 'zap').effects, 'identify', true);
      mob(f, 'rat').phases = [
        { from: 1, told: 'It squeaks.' },
        { from: 0.5, told: 'It thinks.', abilities: [{ spell: 'zap', chance: 1, range: 6, min_range: 1 }] },
      ];
    },
    'mobs.json · rat · phases: zap does something for heroes alone, by its identify: creatures need another',
  ],
  [
    'a creature whose last spell is one',
    (f) => {
      spoil(row(f.spells.spells, 'zap').effects, 'food', true);
      mob(f, 'rat').on_death = [{ spell: 'zap', chance: 1 }];
    },
    'mobs.json · rat · on_death: zap does something for heroes alone, by its food: creatures need another',
  ],
  [
    'an attack without a verb',
    (f) => spoil(mob(f, 'rat').natural!.attacks[0]!, 'name', 'tickle'),
    'mobs.json · rat · natural.attacks.0.name: must be one of bite, left_claw,',
  ],
  [
    'a shrine in the way',
    (f) => spoil(prop(f, 'shrine-of-ink'), 'blocks_tile', true),
    'props.json · shrine-of-ink · blocks_tile: shrines stand in passages too: they block nothing',
  ],
  [
    'a recipe that falls back on itself',
    (f) => spoil(row(f.levels.recipes, 'forest'), 'fallback', 'forest'),
    'levels.json · recipes: recipe forest: falls back on itself, name another',
  ],
];

function spoilt<T extends object>(target: T, field: string): T {
  for (const key of ['deals_for', 'takes_tribute', 'deep_stock'])
    if (key !== field) Reflect.deleteProperty(target, key);
  return target;
}

test.each([...FIGURES, ...UNHEARD, ...EMPTY, ...OTHERS])('%s: refused', (_, change, line) => {
  expect(complaints(change)).toEqual(expect.arrayContaining([expect.stringContaining(line)]));
});

test.each(TWICE)('%s must not occur twice', (_, change, line) => {
  expect(complaints(change)).toEqual([line]);
});

test.each([
  ['placed', 'dragon', 'black-dragon'],
  ['in a drawing', 'amulet', 'gatekeeper'],
  ['promised', 'dragon', 'barkeep'],
])('a laurel can be won by slaying whom every run has: %s', (_, campaign, slain) => {
  expect(complaints((f) => spoil(row(f.campaigns.campaigns, campaign), 'laurel', { slain, points: 1 }))).toEqual([]);
});

test('a rooted creature may burst when it is felled, and do nothing else', () => {
  expect(complaints((f) => Reflect.deleteProperty(mob(f, 'firecap'), 'abilities'))).toEqual([]);
});
