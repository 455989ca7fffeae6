import { type Entity, type Game, type Level, newGame, type RawId, type Raws } from '../../src/engine';
import { createEntity, createHero } from '../../src/engine/creatures/create';
import { refreshDerivedState } from '../../src/engine/levels/change-level';
import { own } from '../../src/engine/state/components';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';
import { rngFromSeed } from '../../src/lib/rng';

/** A board made by hand: a hero in the middle of a room, with things around it. */
export interface Scene {
  /** What stands or lies around: a raw, its offset to the east and south in cells, and components of its own. */
  around?: readonly (readonly [raw: RawId, east: number, south: number, own?: Partial<Entity>])[];
  hero?: Partial<Entity>;
  carried?: readonly RawId[];
  worn?: readonly RawId[];
  spells?: readonly RawId[];
  /** Are magic items identified? */
  known?: boolean;
  depth?: number;
  pools?: { gold?: number; hp?: number };
}

/** A name with Markdown and letters beyond ASCII. */
export const HERO = 'Łucja *the* _Brave_ `W`|';

const WIDTH = 31;
const HEIGHT = 21;
const MIDDLE = { x: 15, y: 10 };
/** Column of a wall with a gap. */
const PARTITION = 24;
/** Ids of the level's entities start above those of the hero's items. */
const FIRST_ID = 200;

const TILES_OF_ROOM = Array.from({ length: WIDTH * HEIGHT }, (_, cell) => {
  const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
  if (x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1 || (x === PARTITION && y !== MIDDLE.y)) return '#';
  if (x === 1 && y === 1) return '<';
  return x === WIDTH - 2 && y === HEIGHT - 2 ? '>' : '.';
}).join('');

/** A room with stairs in two corners, and a part behind a wall with a gap that is not explored yet. */
export function buildScene(raws: Raws, scene: Scene): Game {
  const rng = rngFromSeed('stage');
  const { around = [], carried = raws.hero.carried, worn = raws.hero.equipped, spells = raws.hero.spells } = scene;
  const { depth = 2, known = false, hero: changes = {} } = scene;
  const { hero, pack } = createHero({
    ...raws,
    hero: { ...raws.hero, statuses: [], equipped: [...worn], carried: [...carried], spells: [...spells] },
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
  const begun = newGame({ seed: 'stage', heroName: HERO }, raws);
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
