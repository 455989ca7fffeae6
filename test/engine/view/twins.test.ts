import { type Entity, type Game, type Level, view } from '../../../src/engine';
import { bodyOf, cellsOf } from '../../../src/engine/creatures/bodies';
import { component, has, readWorld } from '../../../src/engine/state';
import { rngFromSeed } from '../../../src/lib/rng';
import { loadRaws } from '../../../src/raws';
import { draws } from '../../support/deep';
import { randomRun, richGame, someGame } from '../../support/random-run';
import { changed, here, scenario } from '../../support/scenario';

const raws = loadRaws();

/** True if the hero sees no cell of the thing and does not know of it by other means. */
function isUnseen(game: Game, entity: Entity): boolean {
  const { visible, level } = readWorld(game, raws);
  if (!entity.position || component(raws, entity, 'ofNote') || entity.seen) return false;
  const cells = cellsOf(bodyOf(raws, entity)).map(({ x, y }) => y * level.width + x);
  const isKnownGround = entity.kind === 'prop' && !component(raws, entity, 'hidden');
  return cells.every((cell) => visible[cell] === 0 && !(isKnownGround && level.revealed[cell] === '1'));
}

type Change = (level: Level, unseen: readonly Entity[], game: Game) => void;

const remove = (level: Level, gone: readonly Entity[]): void => {
  level.entities = level.entities.filter((entity) => !gone.includes(entity));
};
const isDark = (entity: Entity): boolean => !component(raws, entity, 'lightSource');
const opens = (entity: Entity): boolean => !has(raws, entity, 'blocksVisibility');

/** Changes of a game that its hero cannot notice. */
const CHANGES: Record<string, Change> = {
  'creatures are gone': (level, unseen) =>
    remove(
      level,
      unseen.filter((one) => one.kind === 'mob' && isDark(one)),
    ),
  'creatures are hurt': (_, unseen) => {
    for (const { pools } of unseen) if (pools) pools.hp.current = 1;
  },
  'creatures with lights are others': (_, unseen) => {
    for (const one of unseen) {
      const light = component(raws, one, 'lightSource');
      if (light) Object.assign(one, { raw: one.kind === 'mob' ? 'bandit-archer' : 'mine-lantern', lightSource: light });
    }
  },
  'items are gone': (level, unseen) =>
    remove(
      level,
      unseen.filter(({ kind }) => kind === 'item'),
    ),
  'props are gone': (level, unseen) =>
    remove(
      level,
      unseen.filter((one) => one.kind === 'prop' && isDark(one) && opens(one)),
    ),
  'unknown ground is other ground': (level) => {
    level.tiles = [...level.tiles]
      .map((tile, cell) => (level.revealed[cell] === '0' && tile === '.' ? ',' : tile))
      .join('');
  },
  'hidden things are gone': (level) =>
    remove(
      level,
      level.entities.filter((entity) => component(raws, entity, 'hidden')),
    ),
  'unknown potions are one another': (level, _, game) => {
    const [one, other] = ['poison-potion', 'slow-potion'];
    if ([one, other].some((raw) => game.identified.includes(raw!))) return;
    const swap = (raw: string): string => (raw === one ? other! : raw === other ? one! : raw);
    for (const entity of [...game.pack, ...level.entities]) entity.raw = swap(entity.raw);
    game.aliases = Object.fromEntries(Object.entries(game.aliases).map(([raw, alias]) => [swap(raw), alias]));
  },
  'dice fall otherwise': (_, __, game) => {
    game.rng = rngFromSeed('other').state();
  },
  'other levels are empty': (level, _, game) => {
    for (const other of Object.values(game.levels)) if (other !== level && 'entities' in other) other.entities = [];
  },
};

const twinOf = (game: Game, change: Change): Game =>
  changed(game, (twin) => {
    const level = here(twin);
    change(
      level,
      level.entities.filter((entity) => isUnseen(game, entity)),
      twin,
    );
  });

/** Games in the course of random runs, and a hero in the light of lamps round a corner. */
const GAMES: readonly Game[] = [
  scenario('@......\n#####.#\n#####fb', { lit: false }),
  scenario('@......\n#####.#\n#####fb', { legend: { b: 'gelatinous-cube' } }),
  richGame('twins'),
  ...Array.from({ length: draws(20) }, (_, run) =>
    [...randomRun(someGame(run), `twins ${run}`, 30)].filter((_, step) => step % 10 === 9).map(({ game }) => game),
  ).flat(),
];

const VIEWS = GAMES.map((game) => view(game, raws));

test.each(Object.entries(CHANGES))('the view is the same if %s and the hero cannot notice', (_, change) => {
  for (const [n, game] of GAMES.entries()) expect(view(twinOf(game, change), raws)).toEqual(VIEWS[n]);
});
