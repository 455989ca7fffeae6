import { view as engineView, type Game, newGame, type View } from '../../src/engine';
import { createI18n, LOCALES } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { packItem } from '../support/items';
import { changed, here, type ScenarioOptions, scenario } from '../support/scenario';
import { cave, lair, mob, town } from '../support/views';

const raws = loadRaws();
const i18n = createI18n(raws);

test('the inventory lists worn and carried things with rounded weights', () => {
  const { view } = town();
  const pack = [
    packItem('longsword-minus-1', { slot: 'melee', fits: 'melee', cursed: true, weight: 3 }),
    packItem('rod-of-venom', { charges: 4, weight: 0.30000000000000004 }),
    packItem('leather-boots', { fits: 'feet', stack: 3 }),
    packItem('leather-boots', { fits: 'feet', stack: 3 }),
  ];
  expect(i18n.inventory({ ...view, pack: pack })).toEqual([
    '**Worn**',
    '1. Longsword −1 (weapon, 3 lb, cursed)',
    '**Carried**',
    '1. Rod of Venom (4) (0.3 lb)',
    '2. Leather Boots ×2 (feet, 1 lb)',
    '-# Load 10 of 165 lb · 45 gold',
  ]);
  expect(i18n.inventory(view)).toContain('nothing');
});

test('the character sheet has all figures of the hero, but no name', () => {
  const { view } = cave();
  const hero = {
    ...view.hero,
    attributes: { ...view.hero.attributes, might: { value: 18, base: 18, bonus: 4 } },
    spells: [{ spell: 'zap', manaCost: 1, range: 6, radius: null, effects: { damage: 5, ranged: 6 }, statuses: [] }],
    statuses: [{ kind: 'slow' as const, source: 'web', turns: 3, by: null, penalty: 10 }],
  };
  const standings: View['standings'] = [
    { faction: 'townsfolk', standing: -1.25, attitude: 'distrust' },
    { faction: 'dwarven-remnant', standing: 0, attitude: 'neutral' },
  ];
  expect(i18n.character({ ...view, hero, standings, kills: 1 })).toEqual([
    'Level 3 (300 of 1000 experience)',
    'Health 7/34 · Mana 1/6',
    'Armour class 11 · 0–8 damage · ±0 to hit · speed −2',
    'Might 18 (+4) · Fitness 11 · Quickness 11 · Intelligence 11',
    'Melee 1 · Defence 1 · Magic 1',
    'Not hungry · Load 10 of 165 lb',
    'Spells: Zap (1 mana, deals 5 damage, range 6)',
    'Standing: Townsfolk −1.25 (they distrust you) · Last Dwarves 0 (you are nothing special to them)',
    'Under: Slowed (3 turns)',
    '-# 208 gold · Turn 100 · 1 kill · deepest 1 · seed fixed',
  ]);
});

test('a hero with too heavy a load is told so, on the sheets and beside the picture', () => {
  const { view } = town();
  const laden = (weight: number): View => ({ ...view, hero: { ...view.hero, weight, capacity: 165 } });
  expect(i18n.character(laden(166)).join()).toContain('Load 166 of 165 lb (Overburdened)');
  expect(i18n.status(laden(166))).toContain('Overburdened');
  expect(i18n.status(laden(165.9))).not.toContain('Overburdened');
});

test('the map lists things of one name together, with the nearest places', () => {
  const { view } = town();
  const { x, y } = view.hero.at;
  const remembered = [1, 2, 3, 4, 5, 6].map((east) => ({
    what: { id: 100 + east, raw: 'watch-fire' },
    at: { x: x + east, y },
    harmful: true,
  }));
  const dagger = { what: { id: 99, raw: 'dagger' }, at: { x, y: y + 2 }, harmful: false };
  const seen = { ...view, things: [], remembered: [...remembered, dagger] };
  expect(i18n.mapLists(seen).join()).toContain('Watch Fire ×6: 1 E; 2 E; 3 E; 4 E; and 2 more · Dagger 2 S');
});

test('the map lists equal things in one place once, with the total of their kind', () => {
  const { view } = town();
  const { x, y } = view.hero.at;
  const lying = (raw: string, east: number) => ({ what: { id: 1, raw }, at: { x: x + east, y }, harmful: false });
  const text = (...remembered: View['remembered']): string =>
    i18n.mapLists({ ...view, things: [], remembered }).at(-1) ?? '';
  const pair = (east: number) => [lying('dagger', east), lying('shield', east)];
  expect(text(lying('meat', 1), lying('meat', 1), lying('meat', 3))).toBe('**Seen before:** Meat ×3: 1 E; 3 E');
  expect(text(...pair(1), ...pair(3))).toBe('**Seen before:** Dagger, Shield: 1 E; 3 E');
  expect(text(...pair(1), ...pair(1))).toBe('**Seen before:** Dagger ×2, Shield ×2: 1 E');
  expect(text(...pair(1), lying('dagger', 3))).toBe('**Seen before:** Dagger, Shield 1 E · Dagger 3 E');
});

test('the map lists a portal in sight beside the stairs', () => {
  const { view } = town();
  const { x, y } = view.hero.at;
  const portal = seen({ id: 9, kind: 'prop', raw: 'town-portal', at: { x: x + 2, y }, inviting: true });
  expect(i18n.mapLists({ ...view, things: [portal] }).join()).toMatch(/\*\*Stairs:\*\* [^,]*Town Portal 2 E/);
  expect(i18n.mapLists({ ...view, things: [{ ...portal, raw: 'altar' }] }).join()).not.toContain('Altar');
});

describe.each(Object.values(LOCALES))('$id: the sheet of a level', (locale) => {
  const { levelSheet, thing } = createI18n(raws, locale);
  const inPub = changed(newGame({ seed: 'at home', heroName: 'Ada' }, raws), (game) => {
    game.hero.position = { ...here(game).start };
  });
  const home = engineView(inPub, raws);
  const inSight = home.things.filter(({ id }) => home.places.some(({ who }) => who.id === id));
  const countOf = (view: View, name: string): number => levelSheet(view).join().split(`${name} `).length - 1;

  test('lists everybody of note once', () => {
    expect(inSight.length).toBeGreaterThan(0);
    for (const { who } of home.places) expect(countOf(home, thing(who))).toBe(1);
  });

  test('says so if somebody of note is an enemy', () => {
    const things = home.things.map((each) => (each === inSight[0] ? { ...each, stance: 'hostile' as const } : each));
    expect(levelSheet({ ...home, things }).join()).toContain(locale.labels.stance.hostile);
    expect(countOf({ ...home, things }, thing(inSight[0]!))).toBe(1);
  });

  test('lists a portal in sight once', () => {
    const { x, y } = home.hero.at;
    const portal = seen({ id: 9, kind: 'prop', raw: 'town-portal', at: { x: x + 2, y }, inviting: true });
    expect(countOf({ ...home, things: [portal] }, thing(portal))).toBe(1);
  });
});

test('the character sheet lists a shot if a bow is in hand', () => {
  const { view } = cave();
  const shot = { least: 2, most: 5, mean: 3.5, toHit: 1, range: 4 };
  const sheet = i18n.character({ ...view, hero: { ...view.hero, shot } });
  expect(sheet[3]).toBe('Bow: 2–5 damage · +1 to hit · range 4');
});

/** Notes on an item that a hero with the usual clothes and a rusty longsword carries. */
const notesOn = (raw: string, more: ScenarioOptions = {}): string[] => {
  const hero = { hunger: { state: 'normal', turns: 9 } } as const;
  const game = scenario('@', { hero, carried: [raw], identified: [raw], ...more });
  return i18n.packNotes(viewOf(game).pack.at(-1)!);
};
const viewOf = (game: Game): View => engineView(game, loadRaws());

test.each([
  ['longsword', ['▲ better', '2–9 damage ▲+1', '+1 to hit ▲+1', 'speed −2', '3 lb']],
  ['cudgel', ['▼ worse', '2–5 damage ▼−1', '+1 to hit ▲+1', 'speed −2', '2 lb']],
  ['leather-armor', ['▲ better', 'torso', 'armour 1 ▲+0.9', 'speed −0.5 ▼−0.4', '15 lb']],
  ['cloth-tunic', ['= no better', 'torso', 'armour 0.1', 'speed −0.1', '1 lb']],
  ['gauntlets-of-ogre-power', ['▲ better', 'hands', 'armour 0.1 ▲+0.1', 'Might +5', '1 lb']],
  [
    'rod-of-fireballs',
    ['deals 20 damage', 'sets dry things on fire', 'range 6', 'all within 3', '5 charges', '0.5 lb'],
  ],
  ['beginners-magic', ['teaches Zap', '0.5 lb']],
  ['strength-potion', ['Might +5 for 10 turns', '0.5 lb']],
  ['haste-potion', ['hastes for 5 turns', '0.5 lb']],
  ['confusion-scroll', ['confuses for 4 turns', 'range 6', '0.5 lb']],
])('%s: %j', (raw, notes) => expect(notesOn(raw)).toEqual(notes));

test('a proc is listed with its chance, and a curse as a curse', () => {
  expect(notesOn('dagger-of-venom')).toContain('50% of hits: 2 poison a turn for 5 turns');
  expect(notesOn('longsword-minus-1').at(-1)).toBe('cursed');
});

test('the colour of an unknown potion names its family', () => {
  const aliases = { 'mana-potion': { kind: 'potion', adjective: 'oily', colour: 'red', family: 'spirit' } } as const;
  const game = { ...scenario('@', { carried: ['mana-potion'] }), aliases };
  const [potion] = viewOf(game).pack.filter(({ raw, fits }) => raw === null && fits === null);
  expect(i18n.packNotes(potion!)).toEqual(['not identified', 'by its colour: acts on mind or pace', '0.5 lb']);
});

test('of an unknown thing only slot and weight are listed', () => {
  expect(notesOn('longsword-plus-1', { identified: [] })).toEqual(['weapon', '2 lb']);
});

test('odds are listed for both sides with enemies, for one side with prey, and not with friends', () => {
  const lines = i18n.look(
    viewOf(scenario('od@t', { worn: ['longsword'], hero: { hunger: { state: 'normal', turns: 9 } } })),
  );
  expect(lines.find((line) => line.includes('Orc'))).toBe(
    '- Orc 2 W (hostile); you hit 50% (about 4 blows to kill); hits you 50% (about 18 blows to kill you)',
  );
  expect(lines.find((line) => line.includes('Deer'))).toMatch(/^- Deer 1 W; you hit \d+% \(about \d blows to kill\)$/);
  expect(lines.find((line) => line.includes('Peasant'))).toBe('- Peasant 1 E');
});

test('an enemy that cannot move strikes nobody, so that its odds are not listed', () => {
  const lines = i18n.look(viewOf(scenario('@M', { legend: { M: 'mother-cap' } })));
  expect(lines.find((line) => line.includes('Mother Cap'))).toMatch(/you hit \d+% \(about \d+ blows to kill\)$/);
});

test('the odds count at least the blows that one hit takes, even for a nearly dead enemy', () => {
  const dying = changed(scenario('@o', { legend: { o: 'black-dragon' } }), (game) => {
    const dragon = here(game).entities.find(({ raw }) => raw === 'black-dragon')!;
    dragon.pools = { ...dragon.pools!, hp: { ...dragon.pools!.hp, current: 1 } };
  });
  expect(i18n.look(viewOf(dying)).find((line) => line.startsWith('- '))).toContain(
    'you hit 5% (about 20 blows to kill)',
  );
});

test('very many blows are not counted, and a harmless enemy is called harmless', () => {
  const against = (raw: string, more: object) =>
    i18n.look(viewOf(scenario('@o', { legend: { o: { raw, ...more } } }))).find((line) => line.startsWith('- '));
  expect(against('black-dragon', {})).toContain('you hit 5% (99+ blows to kill)');
  const stare = [{ name: 'stare', hitBonus: 0, damage: '1d4-9' }];
  expect(against('orc', { naturalAttacks: stare })).toMatch(/hits you \d+% \(without harm\)$/);
});

test('better things in sight are marked, and their box has their figures', () => {
  const seenView = viewOf(scenario('@/', { worn: ['cudgel'] }));
  expect(i18n.look(seenView)).toContain('- Dagger 1 E (▲ better)');
  expect(i18n.tooltip(seenView, seenView.things[0]!.id)).toEqual(expect.arrayContaining(['Dagger', '▲ better']));
});

test('a look lists creatures and items first, furniture after them', () => {
  const { view } = town();
  const lines = i18n.look(view);
  expect(lines[0]).toContain('HP 27/30');
  expect(lines.findIndex((line) => line.includes('Barkeep'))).toBeLessThan(
    lines.findIndex((line) => line.includes('Table')),
  );
  expect(i18n.look({ ...view, things: [] })).toContain('Nobody and nothing of note in sight.');
});

test('furniture of one kind is one line, with its number and the nearest place', () => {
  const { view } = town();
  const table = view.things.find(({ raw }) => raw === 'table')!;
  const at = (x: number) => ({ ...table, id: 900 + x, at: { x: view.hero.at.x + x, y: view.hero.at.y } });
  const tables = (count: number) =>
    i18n
      .look({ ...view, things: Array.from({ length: count }, (_, x) => at(x + 1)) })
      .filter((line) => line.includes('Table'));
  expect(tables(1)).toEqual(['- Table 1 E']);
  expect(tables(2)).toEqual(['- Table ×2: 1 E; 2 E']);
  expect(tables(6)).toEqual(['- Table ×6: 1 E; 2 E; 3 E; 4 E; and 2 more']);
});

test('furniture with a use is of note: a picture in words names a gate, but no table', () => {
  const { view } = town();
  const prop = (raw: string) => ({ ...view.things.find(({ raw: other }) => other === 'table')!, raw });
  const words = i18n.altText({ ...view, events: [], things: [prop('table'), prop('citadel-gate')] });
  expect(words).toContain('Citadel Gate');
  expect(words).not.toContain('Table');
});

const { view } = town();
const seen = (more: Partial<View['things'][number]>): View['things'][number] => ({ ...view.things[0]!, ...more });

test('the tooltip of a creature has its name, build, level and statuses', () => {
  const leanings = { might: 1, fitness: 0, quickness: -1, intelligence: -1 } as const;
  const statuses = [{ kind: 'slow', source: 'web', turns: 3 } as const];
  const ogre = seen({ id: 7, raw: 'orc', level: 2, leanings, statuses });
  expect(i18n.tooltip({ ...view, things: [ogre] }, 7)).toEqual([
    'Orc',
    'Strong Clumsy Unintelligent',
    'Level: 2',
    'Slowed (3 turns)',
  ]);
  expect(i18n.describe({ ...view, things: [ogre] }, 7)).toContain(', strong, clumsy, unintelligent, slowed (3 turns)');
});

test.each([
  ['de', 'schwach, wendig, verwirrt (1 Runde)'],
  ['es', 'débil, ágil, confusión (1 turno)'],
] as const)('in a sentence no label begins with a capital (%s)', (language, text) => {
  const { view } = town();
  const orc = {
    ...{ ...view.things[0]!, id: 7, raw: 'orc', at: view.hero.at },
    leanings: { might: -1, quickness: 1, fitness: 0, intelligence: 0 } as const,
    statuses: [{ kind: 'confusion', source: 'spell', turns: 1 } as const],
  };
  expect(createI18n(raws, LOCALES[language]).describe({ ...view, things: [orc] }, 7)).toContain(text);
});

test.each([
  ['watch-fire', 'Watch Fire (1 E): hurts whoever steps in.'],
  ['glowing-crack', 'Glowing Crack (1 E): bursts into flames next turn, under whoever stands there.'],
  ['burning-crack', 'Burning Crack (1 E): hurts whoever steps in.'],
])('a %s tells what it does', (raw, text) => {
  const view = viewOf(scenario('@h', { legend: { h: raw } }));
  const [hazard] = view.things.filter((thing) => thing.raw === raw);
  expect(i18n.describe(view, hazard!.id).replaceAll('*', '')).toBe(text);
});

test('a creature without leanings is average, and a thing has no build', () => {
  const average = { might: 0, fitness: 0, quickness: 0, intelligence: 0 } as const;
  const folk = seen({ id: 7, raw: 'peasant', level: 1, leanings: average, statuses: [] });
  expect(i18n.tooltip({ ...view, things: [folk] }, 7)).toEqual(['Peasant', 'Quite Average', 'Level: 1']);
  const potion = seen({ id: 8, kind: 'item', raw: 'beer', level: null, leanings: null, statuses: [] });
  expect(i18n.tooltip({ ...view, things: [potion] }, 8)).toEqual(['Beer']);
  expect(i18n.tooltip(view, 99_999)).toEqual([]);
});

test('an altar is notable and says what it is for', () => {
  const altar = seen({ id: 9, kind: 'prop', raw: 'altar', stance: null, level: null, health: null, inviting: true });
  const there = { ...view, things: [{ ...altar, leanings: null, statuses: [] }] };
  expect(i18n.look(there).join('\n')).toContain('Altar');
  expect(i18n.altText(there)).toContain('Altar');
  expect(i18n.describe(there, 9)).toContain('touch it');
  const portal = { ...view, things: [{ ...altar, raw: 'town-portal', leanings: null, statuses: [] }] };
  expect(i18n.describe(portal, 9)).toContain('leads back to where you opened it: step in');
});

test.each([
  ['en', 'gives no experience or gold'],
  ['de', 'bringt weder Erfahrung noch Gold'],
  ['es', 'no da experiencia ni oro'],
] as const)('a creature that came later says that it gives nothing (%s)', (language, text) => {
  const describe = (summoned: object) => {
    const of = viewOf(scenario('@o', { legend: { o: { raw: 'orc', ...summoned } } }));
    return createI18n(raws, LOCALES[language]).describe(of, of.things[0]!.id);
  };
  expect(describe({ summoned: true })).toContain(text);
  expect(describe({})).not.toContain(text);
});

test('a mushroom that goes off has a description of its effect', () => {
  const seenFrom = engineView(scenario('@.c', { legend: { c: 'sporecap' } }), raws);
  const cap = seenFrom.things.find(({ raw }) => raw === 'sporecap');
  expect(i18n.describe(seenFrom, cap?.id ?? 0)).toContain('bursts when somebody comes near');
});

test('the description of a thing in sight has everything that the hero knows', () => {
  const { view } = lair();
  const wyrm = mob('black-dragon', 13, 6, {
    size: { width: 2, height: 2 },
    health: 0.2,
    level: 6,
    statuses: [{ kind: 'confusion', source: 'confusion-scroll', turns: 1 }],
  });
  expect(i18n.describe({ ...view, things: [wyrm] }, wyrm.id)).toBe(
    '**Black Dragon** (1 N, 3 E): Level 6, hostile, nearly dead, confused (1 turn). Breathes acid from up to eight cells away, and keeps off whoever could soon slay it. Wounded, it flies from blows, up to twelve cells far, and then has to rest its wings for ten turns. From shots and spells it only runs.',
  );
  expect(i18n.describe(view, 99_999)).toBe('You do not see that any more.');
});

test('the log has pages, the newest first, and clamps the page number', () => {
  const { view } = town();
  const events = Array.from({ length: 45 }, (_, xp) => ({
    kind: 'rewarded' as const,
    xp,
    gold: 0,
    turn: xp,
    sense: 'self' as const,
  }));
  const log = (page: number) => i18n.log({ ...view, events }, page);
  expect(log(1)).toMatchObject({ page: 1, pages: 3 });
  expect(log(1).lines.at(-1)).toBe('You gain 44 experience.');
  expect(log(3).lines).toHaveLength(5);
  expect([log(99).page, log(-1).page]).toEqual([3, 1]);
  expect(i18n.log({ ...view, events: [] }, 1)).toEqual({ lines: [], page: 1, pages: 1 });
});
