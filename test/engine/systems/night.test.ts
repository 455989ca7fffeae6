import { enterLevel } from '../../../src/engine/levels/change-level';
import type { Game } from '../../../src/engine/state/game';
import { closeWorld, openWorld } from '../../../src/engine/state/world-draft';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { act, all, changed, find, here, poolsWith, scenario } from '../../support/scenario';

const raws = loadRaws();
const WAIT = { kind: 'wait' } as const;
const HALL = `@${'.'.repeat(30)}`;

/** Game of a hero who has been at depth 5, in the town at the given player-turn. */
const inTown = (turn: number, deepest = 5, drawing = HALL): Game =>
  changed(scenario(drawing, { depth: 1, hero: poolsWith({ gold: 98 }) }), (game) => {
    Object.assign(game, { turn, deepest });
    here(game).recipe = 'town';
  });

const prowlers = (game: Game): number => all(game, 'thug').length + all(game, 'pickpocket').length;

test('at night the town is dark, and two thugs and a pickpocket come, once a night', () => {
  const dusk = act(inTown(399), WAIT);
  expect(eventsOfKind(dusk, 'day-turned')).toMatchObject([{ night: true }]);
  expect(here(dusk.game).lit).toBe(false);
  expect([all(dusk.game, 'thug').length, all(dusk.game, 'pickpocket').length]).toEqual([2, 1]);
  expect(prowlers(act(dusk.game, WAIT).game)).toBe(3);
  const next = act(
    changed(dusk.game, (game) => Object.assign(game, { turn: 999 })),
    WAIT,
  ).game;
  expect(prowlers(next)).toBe(3);
  expect(find(next, 'pickpocket').id).not.toBe(find(dusk.game, 'pickpocket').id);
});

test('by day nobody comes, the prowlers leave, and the light returns', () => {
  const noon = act(inTown(100), WAIT);
  expect(prowlers(noon.game)).toBe(0);
  const dawn = changed(act(inTown(399), WAIT).game, (game) => Object.assign(game, { turn: 599 }));
  const morning = act(dawn, WAIT);
  expect(eventsOfKind(morning, 'day-turned')).toMatchObject([{ night: false }]);
  expect(here(morning.game).lit).toBe(true);
  expect(prowlers(morning.game)).toBe(0);
});

test('a new hero meets no prowlers', () => {
  expect(prowlers(act(inTown(399, 3), WAIT).game)).toBe(0);
});

test('a hero who was away for days meets the prowlers of one night', () => {
  const world = openWorld(act(inTown(399), WAIT).game, raws);
  enterLevel(world, 2, 'stairs');
  world.game.turn = 1599;
  enterLevel(world, 1, 'portal');
  const back = closeWorld(world);
  const slunkOff = changed(back, (game) => {
    here(game).entities = here(game).entities.filter(({ raw }) => raw !== 'thug' && raw !== 'pickpocket');
  });
  expect(prowlers(act(slunkOff, WAIT).game)).toBe(3);
});

test('townsfolk and prowlers leave each other alone', () => {
  const game = changed(scenario('t.g.......@', { depth: 1, legend: { g: 'thug' } }), (draft) => {
    draft.hero.godMode = true;
  });
  const later = [1, 2, 3].reduce((now) => act(now, WAIT).game, game);
  expect(find(later, 'peasant').pools?.hp).toEqual(find(game, 'peasant').pools?.hp);
  expect(find(later, 'peasant').position).toEqual(find(game, 'peasant').position);
});
