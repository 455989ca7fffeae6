import type { GameEvent, ItemFigures, SeenThing, View } from '../../src/engine';
import type { Captions, Tone } from '../../src/i18n';
import { fieldOfView } from '../../src/lib/sight';
import type { PictureOptions } from '../../src/render/contract';

/** View made by hand, with its captions and the options of its picture. */
export interface FixedView {
  view: View;
  captions: Captions;
  options: PictureOptions;
}

const WIDTH = 80;
const HEIGHT = 50;
/** Column and row of the level at which every drawn map begins. The hero stands in the middle of the map. */
const LEFT = 20;
const TOP = 14;
const CENTRE = { x: 10, y: 8 };
const HERO = { x: LEFT + CENTRE.x, y: TOP + CENTRE.y };
const TURN = 100;

/** Converts a cell of a drawn map to a cell of the level. */
const cell = (x: number, y: number) => ({ x: LEFT + x, y: TOP + y });

type Line = (string | [string, Tone])[];

interface Drawing {
  map: string[];
  things: SeenThing[];
  blood?: [number, number][];
  events?: GameEvent[];
  lights?: View['lights'];
  log: { line: Line; fresh: boolean }[];
  chips: Captions['chips'];
  place: string;
  options?: PictureOptions;
  level: Partial<View>;
  hero: Partial<View['hero']>;
}

/** Figures of a thing that weighs a pound and does nothing, with the given changes. */
export const figures = (more: Partial<ItemFigures> = {}): ItemFigures => ({
  slot: null,
  weight: 1,
  blow: null,
  armorClass: null,
  penalty: 0,
  attributes: {},
  effects: {},
  statuses: [],
  proc: null,
  comparison: null,
  ...more,
});

let nextId = 2;
const ids = new Map<string, number>();

function thing(kind: SeenThing['kind'], raw: string, x: number, y: number, more: Partial<SeenThing> = {}): SeenThing {
  const id = nextId++;
  ids.set(`${raw} ${x} ${y}`, id);
  const base = { id, raw, kind, at: cell(x, y), size: { width: 1, height: 1 }, order: kind === 'mob' ? 1 : 2 };
  const plain = {
    vendor: false,
    leanings: null,
    odds: null,
    figures: null,
    statuses: [],
    open: null,
    harmful: false,
    inviting: false,
    shrine: null,
  };
  const state = { stance: null, level: null, health: null, ...plain };
  return { ...base, ...state, ...more };
}

/** Creature seen at a cell of a drawn map, hostile by default. */
export const mob = (raw: string, x: number, y: number, more: Partial<SeenThing> = {}): SeenThing =>
  thing('mob', raw, x, y, { stance: 'hostile', level: 1, health: 1, ...more });
const friend = (raw: string, x: number, y: number) => mob(raw, x, y, { stance: 'friendly' });
/** Prop seen at a cell of a drawn map. */
export const prop = (raw: string, x: number, y: number) => thing('prop', raw, x, y);
const item = (raw: string, x: number, y: number) => thing('item', raw, x, y);
const door = (x: number, y: number, open = false) => thing('prop', 'door', x, y, { open });
const named = (raw: string, x: number, y: number) => ({ id: ids.get(`${raw} ${x} ${y}`)!, raw });
const me = { id: 1, raw: 'hero' };

function fixed(drawing: Drawing): FixedView {
  const tiles = Array.from({ length: HEIGHT }, () => Array<string>(WIDTH).fill(' '));
  drawing.map.forEach((row, y) => {
    [...row].forEach((tile, x) => {
      tiles[TOP + y]![LEFT + x] = tile;
    });
  });
  const text = tiles.map((row) => row.join('')).join('');
  const visible = sight(text, drawing.things);
  const attribute = { value: 11, base: 11, bonus: 0 };
  const view: View = {
    seed: 'fixed',
    turn: TURN,
    depth: 1,
    deepest: 1,
    recipe: 'town',
    theme: 'default',
    themeEast: null,
    eastFrom: WIDTH / 2,
    lit: true,
    width: WIDTH,
    height: HEIGHT,
    tiles: text,
    visible,
    blood: (drawing.blood ?? []).map(([x, y]) => (TOP + y) * WIDTH + LEFT + x),
    hero: {
      name: 'Aldric',
      at: HERO,
      hp: { current: 30, max: 30 },
      mana: { current: 4, max: 4 },
      level: 1,
      xp: 0,
      gold: 0,
      attributes: { might: attribute, fitness: attribute, quickness: attribute, intelligence: attribute },
      skills: { melee: 1, defense: 1, magic: 1 },
      armorClass: 11,
      blow: { least: 0, most: 8, mean: 4, toHit: 0 },
      hunger: 'normal',
      statuses: [],
      weight: 10,
      capacity: 165,
      penalty: 2,
      spells: [],
      sight: 8,
      ...drawing.hero,
    },
    things: drawing.things.filter(({ at, size }) => overlaps(visible, at, size)),
    lights: drawing.lights ?? [],
    pack: [],
    shops: [],
    places: [],
    remembered: [],
    descent: [],
    ascent: [],
    standings: [],
    fines: [],
    tributes: [],
    standingOn: '.',
    events: drawing.events ?? [],
    kills: 3,
    pending: null,
    laurel: false,
    cheated: false,
    over: null,
    summary: null,
    scoreParts: null,
    ...drawing.level,
  };
  const log = drawing.log.map(({ line, fresh }) => ({
    segments: line.map((part) =>
      typeof part === 'string' ? { text: part, tone: 'plain' as const } : { text: part[0], tone: part[1] },
    ),
    fresh,
  }));
  return {
    view,
    captions: {
      place: drawing.place,
      level: `Level ${view.hero.level}`,
      gauge: { health: 'Health', mana: 'Mana' },
      chips: drawing.chips,
      log,
    },
    options: drawing.options ?? {},
  };
}

function sight(tiles: string, things: SeenThing[]): string {
  const opaque = Uint8Array.from(tiles, (tile) => (' #v^'.includes(tile) ? 1 : 0));
  for (const { open, at } of things) if (open === false) opaque[at.y * WIDTH + at.x] = 1;
  const seen = new Set(fieldOfView({ width: WIDTH, height: HEIGHT, opaque }, HERO.x, HERO.y, 8));
  return [...tiles].map((tile, i) => (seen.has(i) && tile !== ' ' ? '1' : '0')).join('');
}

function overlaps(visible: string, at: { x: number; y: number }, size: { width: number; height: number }): boolean {
  for (let y = at.y; y < at.y + size.height; y++) {
    for (let x = at.x; x < at.x + size.width; x++) if (visible[y * WIDTH + x] === '1') return true;
  }
  return false;
}

const now = { turn: TURN, sense: 'self' } as const;

/** The pub and the street that the hero sees from the doorway. */
export const town = (): FixedView =>
  fixed({
    map: [
      ';;;;;;;;;;;;;;;;;;;;;',
      ';;;###############;;#',
      '#;;#_____________#;;#',
      '#;;#_____________#;;#',
      '#;;#_____________#;;#',
      '#;;#_____________#;;#',
      '#;;#_____________#;;#',
      '#;;#_____________#;;#',
      '#;;#######.#######;;#',
      ';;;;;;;;;;=;;;;;;;;;;',
      '=====================',
      '=====================',
      '=====================',
      '=====================',
      '=====================',
      ';;;;;=;;;;;;;;;;=;;;;',
      '#####.####  ####.####',
    ],
    things: [
      door(10, 8, true),
      ...[9, 10, 11].map((x) => prop('keg', x, 2)),
      prop('table', 7, 4),
      prop('chair', 8, 4),
      prop('table', 12, 4),
      prop('chair', 13, 4),
      prop('candle', 7, 2),
      prop('candle', 13, 5),
      prop('table', 8, 6),
      prop('chair', 14, 2),
      item('meat', 13, 10),
      friend('barkeep', 10, 3),
      friend('patron', 6, 4),
      friend('peasant', 11, 5),
      friend('shady-salesman', 14, 4),
      friend('wannabe-pirate', 6, 12),
      friend('fisher', 14, 12),
      friend('drunk', 12, 14),
      mob('rat', 8, 14),
    ],
    events: [{ ...now, kind: 'healed', target: me, amount: 4, at: HERO }],
    log: [
      { line: ['The barkeep nods at you.'], fresh: false },
      { line: ['You eat the Dried Sausage. ', ['+4 health', 'good']], fresh: true },
      { line: ['You open the door.'], fresh: true },
    ],
    chips: [{ text: 'Well Fed', tone: 'good' }],
    place: 'The Town of Bracketon',
    level: { theme: 'town' },
    hero: { hp: { current: 27, max: 30 }, gold: 45, xp: 120, hunger: 'well-fed' },
  });

/** A fight on the forest road. */
export const forest = (): FixedView => {
  const things = [
    item('health-potion', 6, 6),
    thing('item', 'scroll', 13, 5, { raw: null, alias: { kind: 'scroll', word: 'ebonut' } }),
    item('leather-boots', 8, 9),
    mob('mangy-wolf', 11, 8, { health: 0.4 }),
    mob('mangy-wolf', 11, 7, { health: 0.8 }),
    mob('bandit', 14, 9),
    mob('deer', 6, 4, { stance: 'wary' }),
    mob('fox', 13, 12),
  ];
  const wolf = named('mangy-wolf', 11, 8);
  return fixed({
    map: [
      '#####################',
      '#####..#########.####',
      '####....####.##...--#',
      '###.#....##.......--#',
      '##.....#.....#...--.#',
      '##.##.....##.....--.#',
      '...###.........#--...',
      '=====..#........--...',
      '=====================',
      '=====================',
      '....======...=======.',
      '#.##.......#...--...#',
      '#####.##.......--.###',
      '########.##..#--..###',
      '###########...--.####',
      '#####################',
      '#####################',
    ],
    things,
    blood: [
      [8, 9],
      [9, 8],
      [12, 8],
      [11, 10],
    ],
    events: [
      { ...now, kind: 'hit', attacker: me, target: wolf, attack: null, amount: 6, at: cell(11, 8), from: HERO },
      { ...now, kind: 'missed', attacker: wolf, target: me, fumble: false, at: HERO, from: cell(11, 8) },
    ],
    log: [
      { line: ['You hit the Mangy Wolf for 6.'], fresh: true },
      { line: [['A Mangy Wolf bites you for 4!', 'hurt']], fresh: true },
      { line: ['A Mangy Wolf misses you.'], fresh: true },
    ],
    chips: [{ text: 'Hungry', tone: 'hungry' }],
    place: 'Into the Woods',
    level: { theme: 'forest', depth: 2 },
    hero: {
      hp: { current: 14, max: 24 },
      mana: { current: 3, max: 4 },
      gold: 124,
      level: 2,
      xp: 1650,
      hunger: 'hungry',
    },
  });
};

/** A torch, a watch fire and a glowing cube underground. The hero is nearly dead. */
export const cave = (): FixedView => {
  const things = [
    prop('watch-fire', 15, 4),
    item('breastplate', 9, 12),
    thing('item', 'potion', 13, 6, { raw: null, alias: { kind: 'potion', adjective: 'glowing', colour: 'violet' } }),
    mob('goblin', 16, 5),
    mob('orc', 14, 4),
    mob('large-spider', 9, 9, { health: 0.6 }),
    mob('rat', 6, 8),
    mob('bat', 11, 5),
    mob('gelatinous-cube', 8, 12),
  ];
  const spider = named('large-spider', 9, 9);
  return fixed({
    map: [
      '#####################',
      '###...##########...##',
      '##.>...###...^#.....#',
      '###...........#......',
      '#####..##............',
      '##########...........',
      '##...###.........##..',
      '#.....#.........#####',
      '................#####',
      '###.........--...####',
      '#####..^...-~~-...###',
      '######.....-~~~-....#',
      '#######....--~--.####',
      '########.....--..####',
      '#########....##...###',
      '################..###',
      '#####################',
    ],
    things,
    blood: [
      [9, 7],
      [8, 8],
    ],
    events: [
      { ...now, kind: 'hit', attacker: spider, target: me, attack: 'bite', amount: 8, at: HERO, from: cell(9, 9) },
    ],
    lights: [
      { at: HERO, range: 8, color: '#FFFF7F', source: 'hero' },
      { at: cell(15, 4), range: 6, color: '#FFFF55', source: 'watch-fire' },
      { at: cell(8, 12), range: 4, color: '#550000', source: 'gelatinous-cube' },
    ],
    log: [
      { line: ['You see a watch fire, an orc, a goblin.'], fresh: true },
      { line: [['The Large Spider bites you for 8!', 'hurt']], fresh: true },
      { line: [['You are badly hurt.', 'hurt']], fresh: true },
    ],
    chips: [
      { text: 'Starving', tone: 'bad' },
      { text: 'Web 3', tone: 'neutral' },
    ],
    place: 'Limestone Caverns',
    level: { theme: 'limestone', depth: 3, lit: false },
    hero: { hp: { current: 7, max: 34 }, mana: { current: 1, max: 6 }, gold: 208, level: 3, xp: 2300 },
  });
};

/** The dragon's breath, while the player chooses the target of a spell. */
export const lair = (): FixedView => {
  const things = [
    door(4, 3),
    door(14, 3),
    door(16, 5),
    door(3, 9),
    thing('item', 'scroll', 12, 12, { raw: null, alias: { kind: 'scroll', word: 'ebonut' } }),
    mob('black-dragon', 13, 6, { size: { width: 2, height: 2 }, health: 0.62 }),
    mob('lizardman', 9, 7, { health: 0.5 }),
    mob('giant-lizard', 11, 10),
  ];
  const [dragon, lizardman, lizard] = [
    named('black-dragon', 13, 6),
    named('lizardman', 9, 7),
    named('giant-lizard', 11, 10),
  ];
  const blast: { x: number; y: number }[] = [];
  for (let y = 5; y <= 11; y++)
    for (let x = 7; x <= 13; x++) if (Math.hypot(x - 10, y - 8) <= 3.2) blast.push(cell(x, y));
  const one = { width: 1, height: 1 };
  return fixed({
    map: [
      '#####################',
      '#...#.........#.....#',
      '#...#.........#..>..#',
      '#.......#...........#',
      '#...#.........#.....#',
      '#####....#....##.####',
      '   #................#',
      '   #................#',
      '####....#........#..#',
      '#...................#',
      '#..#................#',
      '####......#....#....#',
      '   #................#',
      '   #####.####..######',
      '       #.#  #..#     ',
      '       #.####..#     ',
      '       #.......#     ',
    ],
    things,
    blood: [
      [9, 9],
      [11, 10],
      [8, 7],
    ],
    events: [
      { ...now, kind: 'cast', caster: dragon, spell: 'acid-breath', at: HERO, from: cell(13, 6) },
      { ...now, kind: 'burst', effect: 'damage', glyph: '☼', color: '#00FF00', cells: blast },
      { ...now, kind: 'hurt', target: me, amount: 13, at: HERO, cause: 'acid-breath', by: dragon },
    ],
    log: [
      { line: ['You hit the Lizardman for 9.'], fresh: true },
      { line: [['The Black Dragon breathes acid!', 'good']], fresh: true },
      { line: [['Acid burns you for 13!', 'hurt']], fresh: true },
    ],
    chips: [{ text: 'Zap: choose a target', tone: 'mode' }],
    place: 'Dwarven Fortress',
    options: {
      targeting: {
        label: 'Zap',
        range: 6,
        chosen: { at: cell(13, 6), valid: true },
        targets: [
          { id: lizardman.id, at: cell(9, 7), size: one },
          { id: lizard.id, at: cell(11, 10), size: one },
          { id: dragon.id, at: cell(13, 6), size: { width: 2, height: 2 } },
        ],
      },
    },
    level: { theme: 'default', depth: 6 },
    hero: { hp: { current: 31, max: 78 }, mana: { current: 7, max: 11 }, gold: 961.4, level: 5, xp: 4820 },
  });
};

const lairSafe = (): FixedView => {
  const scene = lair();
  return { ...scene, options: { ...scene.options, palette: 'safe' } };
};

export const lairContrast = (): FixedView => {
  const scene = lair();
  return { ...scene, options: { ...scene.options, palette: 'contrast' } };
};

/** Views by the names of their golden pictures. */
export const FIXED_VIEWS = { town, forest, cave, lair, 'lair-safe': lairSafe, 'lair-contrast': lairContrast };
export type FixedViewName = keyof typeof FIXED_VIEWS;
