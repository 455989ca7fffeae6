import type { Parsed } from '../../src/raws/kinds';
import { type Case, complaints, row, spoil } from './support';

const UNIQUE = 'squeaky-bill is one of a kind, which its unique.depths in mobs.json alone place: name another';

const item = (files: Parsed, id: string) => row(files.items.items, id);
const prop = (files: Parsed, id: string) => row(files.props.props, id);
const spell = (files: Parsed, id: string) => row(files.spells.spells, id);
const amulet = (files: Parsed) => row(files.campaigns.campaigns, 'amulet');
const wayHome = (files: Parsed) => (amulet(files).laurel as { way_home: { bands: object[]; wait: object } }).way_home;
const condition = (files: Parsed, id: string) => row(files.feats.feats, id).when[0]!;

/** Changes a setting in a recipe: of a builder's first step, or of the first entry of a list in that step. */
function set(files: Parsed, recipe: string, path: [builder: string, ...keys: string[]], value: unknown): void {
  const [builder, ...keys] = path;
  const step = row(files.levels.recipes, recipe).chain.find((one) => 'builder' in one && one.builder === builder);
  let target = step as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) target = (target[key] as Record<string, unknown>[])[0]!;
  spoil(target, keys.at(-1)!, value);
}

const EFFECTS: Case[] = [
  [
    'a trap that teaches an unknown spell',
    (f) => spoil(prop(f, 'landmine').entry_trigger!.effects, 'teach_spell', 'Zap'),
    'props.json · landmine · entry_trigger.effects.teach_spell: no spell Zap',
  ],
  [
    'a weapon that teaches an unknown spell',
    (f) => spoil(item(f, 'dagger-of-venom').weapon!.proc_effects!, 'teach_spell', 'Zap'),
    'items.json · dagger-of-venom · weapon.proc_effects.teach_spell: no spell Zap',
  ],
  [
    'a trait that teaches an unknown spell',
    (f) => spoil(f.magicGear.traits[0]!.proc_effects, 'teach_spell', 'Zap'),
    'magic-gear.json · venomous · proc_effects.teach_spell: no spell Zap',
  ],
  [
    'a spell that teaches another',
    (f) => spoil(spell(f, 'zap').effects, 'teach_spell', 'web'),
    'spells.json · zap · effects.teach_spell: does nothing in a spell, only in a consumable or trigger or proc',
  ],
  [
    'a potion that wakes the dead',
    (f) => spoil(item(f, 'beer').consumable!.effects, 'wakes', { remains: 'bone-heap', as: 'rat', most: 2 }),
    'items.json · beer · consumable.effects.wakes: does nothing in a consumable, only in a spell: leave it out',
  ],
  [
    'a spell that wakes somebody unique',
    (f) => spoil(spell(f, 'key-ring').effects.wakes!, 'as', 'squeaky-bill'),
    `spells.json · key-ring · effects.wakes: ${UNIQUE}`,
  ],
];

const LOOKS: Case[] = [
  [
    'a pillar that is not drawn',
    (f) => spoil(row(f.themes.themes, 'crypt').wall, 'lone', 'obelisk'),
    'themes.json · crypt · wall.lone: no grid obelisk',
  ],
  [
    'a pillar in inks that it is not given',
    (f) => spoil(row(f.themes.themes, 'crypt').wall, 'lone', 'peasant-ink'),
    'themes.json · crypt · wall.lone: no ink 5 among the inks of sprites.json: swap 5 for one of them',
  ],
  [
    'a way down in inks that it is not given',
    (f) => spoil(row(f.themes.themes, 'citadel'), 'downStairs', 'peasant-ink'),
    'themes.json · citadel · downStairs: no ink 5',
  ],
  [
    'stairs in inks that they are not given',
    (f) => spoil(f.sprites.tiles, 'upStairs', 'peasant-ink'),
    'sprites.json · upStairs · tiles: no ink 5',
  ],
  [
    'the icon of a place in inks that it is not given',
    (f) => spoil(amulet(f).places[0]!, 'icon', { sprite: 'peasant-ink' }),
    'campaigns.json · amulet · places: no ink 5',
  ],
];

const LEVELS: Case[] = [
  [
    'a beast that is a drink',
    (f) => set(f, 'dwarven-fortress', ['dragon-spawner', 'raw'], 'beer'),
    'levels.json · dwarven-fortress · chain.dragon-spawner.raw: beer is no mob',
  ],
  [
    'a lamp that is a rat',
    (f) => set(f, 'deep-caves', ['lights', 'raw'], 'rat'),
    'levels.json · deep-caves · chain.lights.raw: rat is no prop with a light',
  ],
  [
    'a lamp that gives no light',
    (f) => set(f, 'deep-caves', ['lights', 'raw'], 'keg'),
    'levels.json · deep-caves · chain.lights.raw: keg is no prop with a light',
  ],
  [
    'a leader that is a drink',
    (f) => set(f, 'warrens', ['clan-quarters', 'clans', 'leader'], 'beer'),
    'levels.json · warrens · chain.clan-quarters.clans.leader: beer is no mob',
  ],
  [
    'a trader without wares',
    (f) => set(f, 'open-city', ['cavern-city', 'traders'], ['rat']),
    'levels.json · open-city · chain.cavern-city.traders: rat is no vendor',
  ],
  [
    'furniture that is not there',
    (f) => set(f, 'citadel', ['citadel', 'rooms', 'fittings'], ['throne']),
    'levels.json · citadel · chain.citadel.rooms.fittings: no item, mob or prop throne',
  ],
  [
    'a unique beast of a recipe',
    (f) => set(f, 'dwarven-fortress', ['dragon-spawner', 'raw'], 'squeaky-bill'),
    `levels.json · dwarven-fortress · chain.dragon-spawner.raw: ${UNIQUE}`,
  ],
  [
    'a unique foe in drawings',
    (f) => spoil(f.prefabs.legend.g!, 'raw', 'squeaky-bill'),
    `prefabs.json · g · legend: ${UNIQUE}`,
  ],
  ['a unique Watch', (f) => spoil(row(f.factions.faction_table, 'townsfolk'), 'watch', 'squeaky-bill'), UNIQUE],
];

const LOCKED_ROOMS: Case[] = [
  [
    'a locked room without a lock',
    (f) => spoil(row(f.cages.locked_rooms, 'lockbox'), 'rows', ['####', '#*?#', '##+#']),
    'cages.json · lockbox · rows: no gate locks it',
  ],
  [
    'a locked room with pedestals',
    (f) => spoil(row(f.cages.locked_rooms, 'lockbox'), 'rows', ['####', '#PP#', '##H#']),
    'cages.json · lockbox · rows: 2 pedestals, not 0',
  ],
  [
    'a creature that a hero could shoot through a gate in safety',
    (f) => spoil(row(f.cages.locked_rooms, 'lockbox'), 'rows', ['####', '#*M#', '##H#']),
    'cages.json · lockbox · rows: a creature is shut in behind the gate',
  ],
];

const CAMPAIGNS: Case[] = [
  [
    'a laurel for a thing that may be dropped',
    (f) => spoil(amulet(f).laurel, 'brought', 'beer'),
    'campaigns.json · amulet · laurel: beer is no quest item',
  ],
  [
    'a last level about something else',
    (f) => spoil(row(f.levels.recipes, 'abyss-bottom'), 'goal', 'beer'),
    'campaigns.json · amulet · laurel: abyss-bottom is the last level, and its goal is beer, not amulet-of-yala',
  ],
  [
    'a goal that is a rat',
    (f) => spoil(row(f.levels.recipes, 'abyss-bottom'), 'goal', 'rat'),
    'levels.json · abyss-bottom · goal: rat is no item',
  ],
  [
    'something to be brought out of endless levels',
    (f) => spoil(amulet(f).stages.at(-1)!, 'depths', [15, null]),
    'campaigns.json · amulet · laurel: amulet-of-yala lies nowhere: the last stage must not be endless',
  ],
  [
    'a laurel for one of a kind',
    (f) => spoil(row(f.campaigns.campaigns, 'dragon').laurel, 'slain', 'squeaky-bill'),
    `campaigns.json · dragon · laurel: ${UNIQUE}`,
  ],
  [
    'a unique hunter',
    (f) => spoil(wayHome(f).bands[0]!, 'mobs', ['squeaky-bill']),
    `campaigns.json · amulet · laurel: ${UNIQUE}`,
  ],
  [
    'a captain that is none',
    (f) => spoil(wayHome(f).bands[0]!, 'captain', 'rat'),
    'campaigns.json · amulet · laurel: rat is no captain',
  ],
  [
    'a band of depths upside down',
    (f) => spoil(wayHome(f).bands[0]!, 'depths', [9, 2]),
    'campaigns.json · amulet · laurel: the band of hound-captain comes from depth 9 up to 2',
  ],
  [
    'a band where there is no level',
    (f) => spoil(wayHome(f).bands[1]!, 'depths', [10, 16]),
    'campaigns.json · amulet · laurel: a band of depth 16, where no stage leads',
  ],
  [
    'a wait that shrinks to more',
    (f) => spoil(wayHome(f).wait, 'least', 23),
    'campaigns.json · amulet · laurel.way_home.wait: least must not be above most',
  ],
  [
    'places that end before the levels do',
    (f) => amulet(f).places.pop(),
    'campaigns.json · amulet · places: must lead as deep as the stages',
  ],
];

const FEATS: Case[] = [
  [
    'the standing with a faction that keeps none',
    (f) => spoil(condition(f, 'local-hero'), 'faction', 'wyrm'),
    'feats.json · local-hero · when: wyrm is no faction that keeps_standing',
  ],
  [
    'slaying a drink',
    (f) => spoil(condition(f, 'jelly'), 'what', ['beer']),
    'feats.json · jelly · when: beer is no mob',
  ],
  [
    'being unscathed by a drink',
    (f) => spoil(condition(f, 'untouched'), 'what', ['beer']),
    'feats.json · untouched · when: beer is no mob',
  ],
  [
    'a death by the hero, whose damage spares itself',
    (f) => spoil(condition(f, 'own-goal'), 'by', ['hero']),
    'feats.json · own-goal · when: asks to die by the hero, whom nothing of its own kills but poison: name that',
  ],
  [
    'a result of any kind',
    (f) => Reflect.deleteProperty(condition(f, 'seasoned'), 'level'),
    'feats.json · seasoned · when: result asks for nothing: say what of it',
  ],
  [
    'bounds upside down',
    (f) => spoil(condition(f, 'seasoned'), 'level', { from: 5, to: 3 }),
    'feats.json · seasoned · when.0.level: from must not be above to',
  ],
  [
    'bounds that bind nothing',
    (f) => spoil(condition(f, 'seasoned'), 'level', {}),
    'feats.json · seasoned · when.0.level: must have from or to',
  ],
  [
    'a depth below its campaign',
    (f) => spoil(condition(f, 'it-looks-back'), 'depth', 16),
    'feats.json · it-looks-back · when: asks for depth 16, and its campaigns end at 15',
  ],
  [
    'more kinds than are named',
    (f) => spoil(condition(f, 'mushroom-picker'), 'times', 4),
    'feats.json · mushroom-picker · when: asks for 4 that are distinct, and names 3',
  ],
  [
    'more lines than anybody says',
    (f) => spoil(condition(f, 'insulted'), 'lines', 3),
    'feats.json · insulted · when: asks for 3 lines of one creature, and none has more than 2',
  ],
];

/** Draws a grid whose only ink stands for another ink. */
function drawInkless({ sprites }: Parsed): void {
  sprites.grids['peasant-ink'] = { rows: ['5'] };
}

test.each([...EFFECTS, ...LOOKS, ...LEVELS, ...LOCKED_ROOMS, ...CAMPAIGNS, ...FEATS])(
  '%s: refused',
  (_, change, line) => {
    const lines = complaints((files) => {
      drawInkless(files);
      change(files);
    });
    expect(lines).toEqual(expect.arrayContaining([expect.stringContaining(line)]));
  },
);

test('a step that both builds and chooses is refused', () => {
  const lines = complaints((f) => {
    spoil(row(f.levels.recipes, 'town').chain[0]!, 'choose', 'either');
  });
  expect(lines).toEqual(['levels.json · town · chain.0: names a builder and a choose: keep one of them']);
});
