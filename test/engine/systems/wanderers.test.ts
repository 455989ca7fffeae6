import type { Game } from '../../../src/engine';
import { stanceByNature } from '../../../src/engine/creatures/factions';
import { stageAt } from '../../../src/engine/schema/campaigns';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { act, changed, here, type ScenarioOptions, scenario } from '../../support/scenario';

const raws = loadRaws();

/** Long passage with a corner, so that part of it is out of the hero's sight. */
const PASSAGE = `
  @......
  ######.
  .......
  .######
  .......
  ######.
  .......`;

/** Game in which a wanderer is due in the given number of turns. */
const dueIn = (turns: number, options: ScenarioOptions = {}, drawing = PASSAGE): Game =>
  changed(scenario(drawing, options), (game) => {
    const key = String(game.depth);
    game.tallies[key] = { ...game.tallies[key]!, wanderer: game.turn + turns };
  });

const tallyOf = (game: Game) => game.tallies[String(game.depth)];
const wait = (game: Game) => act(game, { kind: 'wait' });

/** Figures of the campaign's stage at the depth of the scenarios. */
const { first, every } = stageAt(raws.campaign, 2)!.wanderers!;

test('the first wanderer is due when the stage says, from the first turn on a level', () => {
  expect(tallyOf(wait(scenario(PASSAGE)).game)?.wanderer).toBe(1 + first);
});

test('without figures in the stage, the first wanderer is due after 60 turns and the next after 100', () => {
  expect(tallyOf(wait(scenario(PASSAGE, { depth: 7 })).game)?.wanderer).toBe(61);
  expect(tallyOf(wait(dueIn(1, { depth: 7 })).game)?.wanderer).toBe(101);
});

test('a wanderer arrives out of sight and comes to the hero, and the next is due after the interval of the stage', () => {
  const { game, events } = wait(dueIn(1));
  const [one, ...others] = here(game).entities.filter(({ kind }) => kind === 'mob');
  expect(others).toEqual([]);
  expect(one).toMatchObject({ summoned: true, moveMode: 'random_waypoint', heard: game.hero.position });
  expect(stanceByNature(raws, one!.raw)).toBe('hostile');
  expect(one!.position!.y).toBeGreaterThan(2);
  expect(eventsOfKind({ events }, 'wanderer')).toHaveLength(1);
  expect(tallyOf(game)?.wanderer).toBe(1 + every);
});

test('a band comes together, six summoned creatures at most', () => {
  const { band } = stageAt(raws.campaign, 5)!.wanderers!;
  const came = (rats: number): Game => {
    const legend = { r: { raw: 'rat', summoned: true } } as const;
    return wait(dueIn(1, { depth: 5, legend }, PASSAGE.replace(/\.+$/, 'r'.repeat(rats) + '.'.repeat(7 - rats)))).game;
  };
  const called = (game: Game) => here(game).entities.filter(({ summoned }) => summoned);
  expect(called(came(0))).toHaveLength(band!);
  expect(called(came(4))).toHaveLength(6);
});

test('no wanderer comes early, in the town, or to a hero with the Amulet', () => {
  const home = changed(dueIn(1, { carried: ['amulet-of-yala'], depth: 9 }), (game) => {
    game.campaign = 'amulet';
  });
  for (const game of [dueIn(2), dueIn(1, { depth: 1 }), home]) expect(eventsOfKind(wait(game), 'wanderer')).toEqual([]);
});

test('no wanderer comes if every cell is in sight, or if six are there already', () => {
  const open = changed(dueIn(1), (game) => {
    const level = here(game);
    level.tiles = level.tiles.replaceAll('.', '#');
  });
  const legend = { r: { raw: 'rat', summoned: true } } as const;
  const crowd = (rats: number) => dueIn(1, { legend }, PASSAGE.replace(/\.+$/, 'r'.repeat(rats)));
  const came = (game: Game): number => eventsOfKind(wait(game), 'wanderer').length;
  expect([came(open), came(crowd(5)), came(crowd(6))]).toEqual([0, 1, 0]);
});

test('turns on another level put a wanderer off', () => {
  const above = dueIn(50, { seed: 'stairs' }, '@>');
  const below = act(above, { kind: 'descend' }).game;
  const back = act(wait(wait(below).game).game, { kind: 'ascend' }).game;
  expect(back.depth).toBe(2);
  expect(tallyOf(back)?.wanderer).toBe(50 + back.turn - below.turn);
});
