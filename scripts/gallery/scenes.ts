import {
  type AimedAction,
  buildLevel,
  type Game,
  newGame,
  previewAim,
  type Raws,
  rawsFor,
  type View,
  view,
  WIDTH,
} from '../../src/engine';
import { refreshDerivedState } from '../../src/engine/levels/change-level';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';
import { createI18n } from '../../src/i18n';
import { groupBy } from '../../src/lib/groups';
import type { PictureOptions } from '../../src/render/contract';
import { offered, withBoons } from '../../test/support/boons';
import { dryScenario } from '../../test/support/fire';
import { changed, find, here, type Legend, scenario } from '../../test/support/scenario';
import { arriveAt } from '../lib/level-setup';

/** Something to draw: a board, or a drawn sheet. */
export interface Scene {
  view: View;
  options?: PictureOptions;
  sheet?: 'pack' | 'hero' | 'boons';
}

const of = (raws: Raws, game: Game, more: Omit<Scene, 'view'> = {}): Scene => ({ view: view(game, raws), ...more });

const kits = (raws: Raws): Scene[] =>
  raws.kits.map(({ id }) => of(rawsFor(raws, { kit: id }), newGame({ seed: 'look', kit: id }, raws)));

/** Returns two offers of the boons with the longest texts, and the sheet of a hero with a boon of each school. */
function boons(raws: Raws): Scene[] {
  const schools = groupBy(raws.boons, ({ school }) => school);
  const longest = schools.map((all) => all.toSorted((a, b) => b.line.length - a.line.length)[0]!.id);
  const offers = [longest.slice(0, 3), longest.slice(3, 6)];
  const game = arriveAt(raws, 'boons', 3);
  const taken = withBoons(game, ...schools.map(([first]) => first!.id));
  return [...offers.map((offer) => of(raws, offered(game, offer))), of(raws, taken, { sheet: 'boons' })];
}

/** Maximum number of seeds in the search for a kind of cage. */
const SEEDS = 60;

/** Returns a picture of a cage of each kind, from the cell near it with the best view of its things. */
const cages = (raws: Raws): Scene[] =>
  raws.cages.flatMap(({ fifth, things }) => {
    const depth = fifth < 2 ? fifth + 5 : fifth;
    for (let n = 0; n < SEEDS; n++) {
      const seed = `cage ${n}`;
      const caged = buildLevel(raws, seed, depth).spawns.filter((spawn) => spawn.caged);
      if (caged.length === 0 || !caged.every(({ raw }, place) => things[place]?.includes(raw))) continue;
      return [
        of(
          raws,
          seeing(
            raws,
            arriveAt(raws, seed, depth),
            caged.map(({ cell }) => cell),
          ),
        ),
      ];
    }
    return [];
  });

/** Maximum distance in cells from the middle thing to the hero. */
const FAR = 3;

/** Returns the game with the hero on the free cell near the middle that sees the most things in cages. */
function seeing(raws: Raws, game: Game, cells: readonly number[]): Game {
  const [middle = 0] = cells.toSorted((a, b) => a - b).slice(1);
  const at = { x: middle % WIDTH, y: Math.floor(middle / WIDTH) };
  const around = Array.from({ length: (2 * FAR + 1) ** 2 }, (_, n) => ({
    x: at.x - FAR + (n % (2 * FAR + 1)),
    y: at.y - FAR + Math.floor(n / (2 * FAR + 1)),
  }));
  const level = here(game);
  const isFree = ({ x, y }: { x: number; y: number }): boolean =>
    '.~='.includes(level.tiles[y * WIDTH + x] ?? '#') &&
    !level.entities.some(({ kind, position }) => kind !== 'item' && position?.x === x && position.y === y);
  const shots = around.filter(isFree).map((position) => {
    const moved = changed(game, ({ hero }) => void Object.assign(hero, { position }));
    const world = openWorld(moved, raws);
    refreshDerivedState(world);
    const shown = closeWorld(world);
    return { shown, seen: view(shown, raws).things.filter(({ caged }) => caged).length };
  });
  return shots.toSorted((a, b) => b.seen - a.seen)[0]?.shown ?? game;
}

function shrines(raws: Raws): Scene[] {
  const ids = raws.props.filter(({ shrine }) => shrine).map(({ id }) => id);
  const legend: Legend = Object.fromEntries(ids.map((id, n) => [String(n), id]));
  const row = ids.map((_, n) => `.${n}`).join('');
  return [of(raws, scenario(`...........\n${row}.\n.....@.....\n...........`, { legend }))];
}

/** Returns a picture of all rings and charms on the ground, and a picture of the pack with two that are worn. */
function ornaments(raws: Raws): Scene[] {
  const all = raws.items.filter(({ wearable }) => wearable?.slot === 'ring' || wearable?.slot === 'charm');
  const ids = all.map(({ id }) => id);
  const legend: Legend = Object.fromEntries(ids.map((id, n) => [String.fromCharCode(65 + n), id]));
  const letters = Object.keys(legend);
  const row = (from: number): string =>
    letters
      .slice(from, from + 6)
      .map((letter) => `${letter}.`)
      .join('');
  const game = scenario(`.............\n.${row(0)}\n......@......\n.${row(6)}.\n.............`, {
    legend,
    worn: ['rusty-longsword', 'ring-of-venom', 'owl-charm'],
    identified: ids,
  });
  return [of(raws, game), of(raws, game, { sheet: 'pack' })];
}

/** Returns a picture of sleeping, watching and hunting creatures, and a picture of a look at a sleeper. */
function sleepers(raws: Raws): Scene[] {
  const legend: Legend = {
    a: { raw: 'orc', unaware: 'asleep' },
    b: { raw: 'bandit', unaware: 'awake' },
    c: { raw: 'mangy-wolf' },
    e: { raw: 'orc-leader', unaware: 'asleep' },
    f: { raw: 'rat', unaware: 'asleep' },
    h: { raw: 'goblin', unaware: 'awake' },
  };
  const game = scenario('...............\n..a...b...c....\n...............\n..f..e.@...h...\n...............', {
    legend,
  });
  const seen = view(game, raws);
  const sleeper = seen.things.find(({ unaware }) => unaware === 'asleep')!;
  return [{ view: seen }, { view: seen, options: { look: { at: sleeper.at, id: sleeper.id } } }];
}

/** Returns pictures of throws of a dagger, a potion and a flask, as the player aims them. */
function throws(raws: Raws): Scene[] {
  const legend: Legend = { a: { raw: 'orc', unaware: 'asleep' } };
  const carried = ['dagger', 'poison-potion', 'fire-flask'];
  const drawing = '.............\n.......""....\n...@..a""....\n.......w"....\n.............';
  const game = dryScenario(drawing, { carried, legend, identified: ['poison-potion'] });
  const at = find(game, 'orc').position!;
  const kindOf = (raw: string): 'use' | 'throw' => (raw === 'fire-flask' ? 'use' : 'throw');
  return carried.map((raw) => aimed(raws, game, { kind: kindOf(raw), item: find(game, raw).id, at }));
}

/** In cells. */
const REACH = 4;

function aimed(raws: Raws, game: Game, action: AimedAction): Scene {
  const i18n = createI18n(raws);
  const seen = view(game, raws);
  const preview = previewAim(game, action, raws);
  const targets = seen.things
    .filter(({ stance }) => stance === 'hostile')
    .map(({ id, at, size }) => ({ id, at, size }));
  const label =
    'item' in action
      ? i18n.thing({ id: action.item, raw: find(game, game.pack.find(({ id }) => id === action.item)!.raw).raw })
      : '';
  const targeting = {
    label,
    range: REACH,
    targets,
    blast: preview?.cells ?? [],
    chosen: { at: action.at!, valid: true },
    ruler: true,
  };
  return { view: seen, options: { targeting } };
}

export const SCENES: Record<string, (raws: Raws) => Scene[]> = {
  kits,
  boons,
  cages,
  shrines,
  ornaments,
  sleepers,
  throws,
};
