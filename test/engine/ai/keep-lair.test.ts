import type { Game } from '../../../src/engine';
import { createLevel } from '../../../src/engine/levels/create-level';
import type { Entity } from '../../../src/engine/state/entity';
import { loadRaws } from '../../../src/raws';
import { think, thinkOn } from '../../support/minds';
import { changed, find, scenario } from '../../support/scenario';

const HALL = `
  .................................
  .................................
  .................................
  .................................`;

/** Game with a dragon at x = 30 whose home is at x = `home`, and the hero at x = `heroAt`. */
const dragonFrom = (home: number, heroAt: number, own: Partial<Entity> = {}): Game =>
  changed(scenario(HALL.replace('.', '@')), (draft) => {
    const dragon = find(scenario('D.\n..\n@.'), 'black-dragon');
    draft.hero.position = { x: heroAt, y: 1 };
    draft.turn = 100;
    const entity = { ...dragon, id: 900, position: { x: 30, y: 2 }, home: { x: home, y: 2 }, ...own };
    for (const level of Object.values(draft.levels)) if ('entities' in level) level.entities = [entity];
    draft.nextId = 901;
  });

const xOf = (game: Game): number => find(game, 'black-dragon').position?.x ?? 0;

describe('a creature with a lair', () => {
  test('is generated at home', () => {
    const { entities } = createLevel(loadRaws(), { seed: 'lair', depth: 6 }, 100);
    const dragon = entities.find(({ raw }) => raw === 'black-dragon');
    expect(dragon?.home).toEqual(dragon?.position);
    expect(dragon?.home).toBeDefined();
  });

  test('of an older run takes the cell where it stands as its home', () => {
    const { game } = think(dragonFrom(30, 1, { home: null }));
    expect(find(game, 'black-dragon')).toMatchObject({ position: { x: 30, y: 2 }, home: { x: 30, y: 2 } });
  });

  test('goes home when it has nothing else to do, and stays there', () => {
    expect(xOf(thinkOn(dragonFrom(26, 1), 3))).toBe(27);
    expect(xOf(thinkOn(dragonFrom(26, 1), 8))).toBe(26);
  });

  test('hunts outside its lair', () => {
    const { game } = think(dragonFrom(10, 24));
    expect(find(game, 'black-dragon')).toMatchObject({ position: { x: 29 }, hunting: 100, chasing: game.hero.id });
  });

  test('hunts for sixty turns, then goes home even if the hero is in sight', () => {
    const hunting = (since: number) => think(dragonFrom(50, 24, { home: { x: 10, y: 2 }, hunting: since }));
    expect(find(hunting(41).game, 'black-dragon')).toHaveProperty('chasing');
    expect(find(hunting(40).game, 'black-dragon')).not.toHaveProperty('chasing');
  });

  test('goes all the way home before it hunts again', () => {
    const near = dragonFrom(32, 22, { hunting: 1 });
    expect(xOf(think(near).game)).toBe(31);
    const home = find(think(dragonFrom(30, 22, { hunting: 1 })).game, 'black-dragon');
    expect(home).not.toHaveProperty('hunting');
    expect(home).toMatchObject({ chasing: 1, position: { x: 29 } });
  });

  test('turns round on the way home when it is wounded', () => {
    const struck = dragonFrom(10, 24, { hunting: 1, harmedBy: { id: 1, turn: 99 } });
    expect(find(think(struck).game, 'black-dragon')).toMatchObject({ chasing: 1, position: { x: 29 } });
  });

  test('bites the hero if it is beside it on the way home', () => {
    const game = dragonFrom(10, 29, { hunting: 1 });
    expect(think(game).intents.get(900)).toMatchObject({ kind: 'melee' });
  });

  test('has no time limit on a chase within its lair', () => {
    expect(find(think(dragonFrom(30, 24)).game, 'black-dragon')).not.toHaveProperty('hunting');
  });
});
