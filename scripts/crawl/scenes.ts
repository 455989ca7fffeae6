import { type Entity, type Game, type Hero, type Level, newGame, type RawId, type Raws } from '../../src/engine';
import { createEntity, createHero } from '../../src/engine/creatures/create';
import { refreshDerivedState } from '../../src/engine/levels/change-level';
import { own } from '../../src/engine/state/components';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';
import { rngFromSeed } from '../../src/lib/rng';

export interface Scene {
  /** Things around the hero: a raw, its offset to the east and to the south in cells, and components to override. */
  around?: readonly (readonly [raw: RawId, east: number, south: number, own?: Partial<Entity>])[];
  hero?: Partial<Hero>;
  carried?: readonly RawId[];
  worn?: readonly RawId[];
  spells?: readonly RawId[];
  /** True if magic items are identified. */
  known?: boolean;
  depth?: number;
  /** Id of the campaign; absent for the first campaign. */
  campaign?: RawId;
  pools?: { gold?: number; hp?: number };
}

/** A name that an old version could store, with right-to-left letters, Markdown, a mention, a link and an override. */
export const HERO = '*سل* <@1> discord.gg/x\u202E';

const WIDTH = 31;
const HEIGHT = 21;
const MIDDLE = { x: 15, y: 10 };
/** Column of a wall with a gap. */
const PARTITION = 24;
/** First id of the level's entities, above the ids of the hero's items. */
const FIRST_ID = 200;

const TILES_OF_ROOM = Array.from({ length: WIDTH * HEIGHT }, (_, cell) => {
  const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
  if (x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1 || (x === PARTITION && y !== MIDDLE.y)) return '#';
  if (x === 1 && y === 1) return '<';
  return x === WIDTH - 2 && y === HEIGHT - 2 ? '>' : '.';
}).join('');

/** Returns the game of a scene: a room with stairs in two corners. A wall with a gap separates an unexplored part. */
export function buildScene(raws: Raws, scene: Scene): Game {
  const rng = rngFromSeed('stage');
  const { around = [], carried = raws.hero.carried, worn = raws.hero.equipped, spells = raws.hero.spells } = scene;
  const { depth = 2, known = false, campaign, hero: changes = {} } = scene;
  const { hero, pack } = createHero({
    ...raws,
    hero: { ...raws.hero, equipped: [...worn], carried: [...carried], spells: [...spells] },
  });
  const entities = around.map(([raw, east, south, components], index): Entity => {
    const position = { x: MIDDLE.x + east, y: MIDDLE.y + south };
    return { ...createEntity(raws, rng, raw, FIRST_ID + index), ...components, position };
  });
  const level: Level = {
    depth,
    recipe: 'forest',
    width: WIDTH,
    height: HEIGHT,
    tiles: TILES_OF_ROOM,
    revealed: '0'.repeat(WIDTH * HEIGHT),
    blood: [],
    lit: true,
    start: MIDDLE,
    entities,
  };
  const begun = newGame({ seed: 'stage', heroName: HERO, ...(campaign === undefined ? {} : { campaign }) }, raws);
  const game: Game = {
    ...begun,
    depth,
    deepest: depth,
    hero: { ...hero, ...changes, position: { ...MIDDLE } },
    pack,
    nextId: FIRST_ID + entities.length,
    levels: { [depth]: level },
    identified: known ? raws.items.filter(({ magic }) => magic).map(({ id }) => id) : begun.identified,
    events: [],
  };
  const world = openWorld(game, raws);
  refreshDerivedState(world);
  const pools = own(raws, world.game.hero, 'pools');
  pools.gold = scene.pools?.gold ?? pools.gold;
  pools.hp.current = scene.pools?.hp ?? pools.hp.current;
  return closeWorld(world);
}

const FOES = [
  ['goblin', 1, 0],
  ['mangy-wolf', 3, 1],
  ['orc', -4, -2],
  ['peasant', 0, 1],
  ['dead-thing', 2, 2],
] as const;

const POTIONS = ['health-potion', 'poison-potion', 'slow-potion', 'haste-potion', 'mana-potion', 'strength-potion'];

const CARRIED = [
  ...['magic-missile-scroll', 'web-scroll', 'fireball-scroll', 'confusion-scroll', 'magic-mapping-scroll'],
  ...['rod-of-fireballs', 'rod-of-venom', 'beginners-magic', 'rations', 'beer', 'longsword', 'shield'],
  ...POTIONS,
];

const TRAPS = [
  ['bear-trap', 1, 0, { hidden: null }],
  ['landmine', -1, 0, { hidden: null }],
  ['stonefall-trap', 2, 0],
  ['watch-fire', 0, 1],
  ['altar', 0, -1],
  ['door', 9, 0],
] as const;

const SHRINES = [
  ['shrine-of-coin', 1, 0],
  ['shrine-of-ink', -1, 0],
  ['shrine-of-sweat', 0, 1],
] as const;

const ASLEEP = { unaware: 'asleep', initiative: 10_000 } as const;

const ILL = {
  statuses: [
    { kind: 'confusion', source: 'confusion-scroll', turns: 4, by: null },
    { kind: 'damage-over-time', source: 'venom', turns: 3, by: null, damage: 2 },
    { kind: 'slow', source: 'web', turns: 5, by: null, penalty: 2 },
  ],
} satisfies Scene['hero'];

/** Offsets of vendors from the hero; one for each kind of vendor. */
const OFFSETS = [
  ...[[1, 0] as const, [0, 1] as const, [-1, 0] as const, [0, -1] as const],
  ...[[1, 1] as const, [-1, -1] as const, [1, -1] as const, [-1, 1] as const],
];

/** Returns the ids of all items without variants of magic gear. */
export const everyItem = (raws: Raws): string[] => raws.items.filter(({ variant }) => !variant).map(({ id }) => id);

export function scenesOf(raws: Raws) {
  const spells = raws.spells.map(({ id }) => id);
  const everything = everyItem(raws);
  const trading = raws.mobs.flatMap(({ id }) => (raws.archetypes[id]?.vendor ? [id] : []));
  const vendors = trading.flatMap((id, index) => {
    const offset = OFFSETS[index];
    return offset ? [[id, offset[0], offset[1]] as const] : [];
  });
  const fight = { around: FOES, carried: CARRIED, spells } satisfies Scene;
  const orcs = [['orc', 1, 0] as const, ['orc', 0, 1] as const];
  return {
    'a fight': { ...fight, known: true },
    'a fight with unknown things': fight,
    'a shop': { carried: [...everything, ...everything], around: vendors, pools: { gold: 40 } },
    'a shop with magic gear': { campaign: 'amulet', depth: 9, around: [['blacksmith', 1, 0]], pools: { gold: 99_999 } },
    'a poor hero in a shop': { carried: [], around: [['barkeep', 1, 0]] },
    'a full pack': { carried: [...everything, ...everything, ...everything], known: true },
    'a heap at its feet': { around: everything.map((raw) => [raw, 0, 0] as const) },
    'on the way to the dragon': { depth: 6, around: [['black-dragon', 4, -1]], carried: CARRIED, spells },
    'at death’s door': { around: orcs, carried: POTIONS, known: true, pools: { hp: 1 } },
    'confused, poisoned and slow': { ...fight, known: true, hero: ILL },
    starving: { hero: { hunger: { state: 'starving', turns: 3 } }, carried: ['rations', 'meat'] },
    'traps and fires about': { around: TRAPS },
    'a captive to free': { around: [['mara', 1, 0]], carried: CARRIED },
    'shrines about': { around: SHRINES, carried: CARRIED, pools: { gold: 200 } },
    'enemies asleep': { around: [['orc', 4, 0, ASLEEP] as const, ['mangy-wolf', -3, 2, ASLEEP] as const] },
    'boons on offer': { hero: { earnedBoons: { levels: [2, 3], offer: ['wildfire', 'toxins', 'bulwark'] } } },
    'with nothing at all': { carried: [], worn: [], spells: [] },
  } satisfies Record<string, Scene>;
}
