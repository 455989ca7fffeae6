import { type Game, isStairs, isWalkable, type Raws, turn, view } from '../../src/engine';
import { NEIGHBOURS } from '../../src/lib/sides';
import { accompanied } from '../../test/support/companions';
import { dryScenario } from '../../test/support/fire';
import { arrivedAtFork, stairs } from '../../test/support/forks';
import { changed, find, here, type Legend, scenario } from '../../test/support/scenario';
import type { Scene } from './scenes';

const shown = (raws: Raws, game: Game, more: Omit<Scene, 'view'> = {}): Scene => ({ view: view(game, raws), ...more });

const ROW = 7;

/** Returns pictures of all captives, of a badly hurt companion, of a look at the companion, and of the hero's sheet. */
function captives(raws: Raws): Scene[] {
  const ids = raws.mobs.filter(({ captive }) => captive).map(({ id }) => id);
  const legend: Legend = Object.fromEntries(ids.map((id, n) => [String.fromCharCode(65 + n), id]));
  const letters = Object.keys(legend);
  const row = (from: number): string =>
    letters
      .slice(from, from + ROW)
      .join('.')
      .padEnd(2 * ROW, '.');
  const blank = '.'.repeat(2 * ROW);
  const chained = scenario(`${blank}\n${row(0)}\n......@.......\n${row(ROW)}\n${blank}`, { legend });
  const friends = changed(accompanied('.........\n...@m..w.\n.........'), (game) => {
    find(game, 'mara').pools!.hp.current = 3;
  });
  const at = find(friends, 'mara').position!;
  return [
    shown(raws, chained),
    shown(raws, friends),
    shown(raws, friends, { options: { look: { at, id: find(friends, 'mara').id } } }),
    shown(raws, friends, { sheet: 'hero' }),
  ];
}

/** Returns a picture of dry grass, webs, oil and furniture with a flame, and a picture of each turn of the fire. */
function fire(raws: Raws): Scene[] {
  const legend: Legend = { S: 'sticky-web', O: 'oil', K: 'keg' };
  let game = dryScenario('..............\n.""""F""".SSO.\n.""""""w".SOO.\n......@...K.T.\n..............', { legend });
  const scenes = [shown(raws, game)];
  for (let turns = 0; turns < 5; turns++) {
    const result = turn(game, { kind: 'wait' }, raws);
    if (!result.ok) break;
    game = result.game;
    scenes.push(shown(raws, game));
  }
  return scenes;
}

const forks = (raws: Raws): Scene[] =>
  [3, 4, 5].flatMap((depth) => ([0, 1] as const).map((way) => shown(raws, besideStairs(arrivedAtFork(depth), way))));

/** Returns the game with the hero beside the stairs to the first (0) or the second way (1). */
function besideStairs(game: Game, way: 0 | 1): Game {
  const { width, tiles } = here(game);
  const at = stairs(game)[way];
  const free = NEIGHBOURS.map(([x, y]) => ({ x: at.x + x, y: at.y + y })).find((cell) => {
    const tile = tiles[cell.y * width + cell.x];
    return tile !== undefined && isWalkable(tile) && !isStairs(tile);
  });
  return changed(game, ({ hero }) => void Object.assign(hero, { position: free ?? at }));
}

export const ENCOUNTER_SCENES: Record<string, (raws: Raws) => Scene[]> = { captives, fire, forks };
