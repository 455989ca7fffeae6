import { type Entity, type Game, type Level, newGame, type RawId, type Raws } from '../../src/engine';
import { settle } from '../../src/engine/levels';
import { own } from '../../src/engine/state/components';
import { createEntity } from '../../src/engine/state/create';
import { createHero } from '../../src/engine/state/create-hero';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';
import { rngFromSeed } from '../../src/lib/rng';

/** A hero in the middle of a room, with whatever is wanted about it. */
export interface Scene {
  /** What stands or lies about: a raw, steps to the east and to the south, and components of its own. */
  around?: readonly (readonly [raw: RawId, east: number, south: number, own?: Partial<Entity>])[];
  hero?: Partial<Entity>;
  carried?: readonly RawId[];
  worn?: readonly RawId[];
  spells?: readonly RawId[];
  /** Are magic things known for what they are? */
  known?: boolean;
  depth?: number;
  pools?: { gold?: number; hp?: number };
}

/** As awkward a name as there may be. */
export const HERO = 'Łucja *the* _Brave_ `W`|';

const WIDTH = 31;
const HEIGHT = 21;
const MIDDLE = { x: 15, y: 10 };
/** Column of a wall with a gap. */
const PARTITION = 24;
/** Ids of what the level holds begin where the hero's belongings cannot reach. */
const FIRST_ID = 200;

const TILES_OF_ROOM = Array.from({ length: WIDTH * HEIGHT }, (_, cell) => {
  const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
  if (x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1 || (x === PARTITION && y !== MIDDLE.y)) return '#';
  if (x === 1 && y === 1) return '<';
  return x === WIDTH - 2 && y === HEIGHT - 2 ? '>' : '.';
}).join('');

/** A room with stairs both ways in its corners, and behind a gap in the wall what the hero has yet to see. */
export function buildScene(raws: Raws, scene: Scene): Game {
  const rng = rngFromSeed('stage');
  const { around = [], carried = raws.hero.carried, worn = raws.hero.equipped, spells = raws.hero.spells } = scene;
  const { depth = 2, known = false, hero: different = {} } = scene;
  const { hero, pack } = createHero({
    ...raws,
    hero: { ...raws.hero, statuses: [], equipped: [...worn], carried: [...carried], spells: [...spells] },
  });
  const entities = around.map(([raw, east, south, particular], index): Entity => {
    const position = { x: MIDDLE.x + east, y: MIDDLE.y + south };
    return { ...createEntity(raws, rng, raw, FIRST_ID + index), ...particular, position };
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
    hero: { ...hero, ...different, position: { ...MIDDLE } },
    pack,
    nextId: FIRST_ID + entities.length,
    levels: { [depth]: level },
    identified: known ? raws.items.filter(({ magic }) => magic).map(({ id }) => id) : begun.identified,
    events: [],
  };
  const world = openWorld(game, raws);
  settle(world);
  const pools = own(raws, world.game.hero, 'pools');
  pools.gold = scene.pools?.gold ?? pools.gold;
  pools.hp.current = scene.pools?.hp ?? pools.hp.current;
  return closeWorld(world);
}
