import type { PackItem, View } from '../../src/engine';
import { createI18n } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { cave, lair, mob, town } from '../support/views';

const i18n = createI18n(loadRaws());

const held = (raw: string | null, more: Partial<PackItem> = {}): PackItem => ({
  id: 2,
  raw,
  slot: null,
  fits: null,
  usable: false,
  range: null,
  radius: null,
  cursed: false,
  weight: 1,
  value: 1,
  figures: null,
  ...more,
});

test('the inventory lists worn and carried things with rounded weights', () => {
  const { view } = town();
  const pack = [
    held('longsword-minus-1', { slot: 'melee', fits: 'melee', cursed: true, weight: 3 }),
    held('rod-of-venom', { charges: 4, weight: 0.30000000000000004 }),
    held('leather-boots', { fits: 'feet' }),
  ];
  expect(i18n.inventory({ ...view, pack: pack })).toEqual([
    '**Worn**',
    '1. Longsword -1 (weapon, 3 lb, cursed)',
    '**Carried**',
    '1. Rod of Venom (4) (0.3 lb)',
    '2. Leather Boots (feet, 1 lb)',
    '-# Load 10 of 165 lb · 45 gold',
  ]);
  expect(i18n.inventory(view)).toContain('nothing');
});

test('the character sheet has everything but the name', () => {
  const { view } = cave();
  const hero = {
    ...view.hero,
    attributes: { ...view.hero.attributes, might: { value: 18, base: 18, bonus: 4 } },
    spells: [{ spell: 'zap', manaCost: 1, range: 6, radius: null }],
    statuses: [{ kind: 'slow' as const, source: 'web', turns: 3, by: null, penalty: 10 }],
  };
  const standings: View['standings'] = [
    { faction: 'townsfolk', standing: -1.25, attitude: 'distrust' },
    { faction: 'dwarven-remnant', standing: 0, attitude: 'neutral' },
  ];
  expect(i18n.character({ ...view, hero, standings, kills: 1 })).toEqual([
    'Level 3 (300 of 1000 experience)',
    'Health 7/34 · Mana 1/6 · Armour class 11',
    'Might 18 (+4) · Fitness 11 · Quickness 11 · Intelligence 11',
    'Melee 1 · Defense 1 · Magic 1',
    'Not hungry · Load 10 of 165 lb · Initiative penalty 2',
    'Spells: Zap (1 mana)',
    'Standing: Townsfolk -1.25 (they distrust you) · Last Dwarves 0 (they neither love nor fear you)',
    'Under: Slowed (3 turns)',
    '-# 208 gold · Turn 100 · 1 kill · deepest 1 · seed fixed',
  ]);
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
  expect(i18n.describe({ ...view, things: [ogre] }, 7)).toContain('Strong, Clumsy, Unintelligent, Slowed (3 turns)');
});

test('a creature without leanings is quite average, and a thing has no build', () => {
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
  expect(i18n.describe(portal, 9)).toContain('leads elsewhere');
});

test('a description has everything known of a thing in sight', () => {
  const { view } = lair();
  const wyrm = mob('black-dragon', 13, 6, {
    size: { width: 2, height: 2 },
    health: 0.2,
    level: 6,
    statuses: [{ kind: 'confusion', source: 'confusion-scroll', turns: 1 }],
  });
  expect(i18n.describe({ ...view, things: [wyrm] }, wyrm.id)).toBe(
    '**Black Dragon** (1 N, 3 E): Level 6, hostile, nearly dead, Confused (1 turn).',
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
