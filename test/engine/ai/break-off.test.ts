import type { Game } from '../../../src/engine';
import type { Entity } from '../../../src/engine/state/entity';
import { told } from '../../support/combat';
import { think, thinkOn } from '../../support/minds';
import { changed, find, scenario } from '../../support/scenario';

const HALL = `
  ..........
  .@D.......
  ..........
  ..........`;

/** The dragon with so many hit points, just hurt by the hero. */
const hurt = (map: string, hp: number, own: Partial<Entity> = {}): Game =>
  changed(scenario(map), (draft) => {
    const dragon = find(draft, 'black-dragon');
    dragon.pools!.hp.current = hp;
    dragon.harmedBy = { id: draft.hero.id, turn: draft.turn };
    Object.assign(dragon, own);
  });

const bites = (game: Game): boolean => think(game).intents.get(find(game, 'black-dragon').id)?.kind === 'melee';

describe('a wounded creature with a lair', () => {
  test('breaks off below three quarters of its hit points, and that is told', () => {
    const { game, intents, events } = think(hurt(HALL, 41));
    expect(intents.size).toBe(0);
    expect(find(game, 'black-dragon')).toMatchObject({ position: { x: 4 }, afraidOf: game.hero.id });
    expect(told({ events }, 'broke-off')).toHaveLength(1);
    expect(told(think(game), 'broke-off')).toEqual([]);
  });

  test('fights on with more', () => {
    expect(bites(hurt(HALL, 42))).toBe(true);
  });

  test('fights when cornered', () => {
    expect(bites(hurt('@D.\n...', 10))).toBe(true);
  });

  test('waits out of sight until it is whole, and then hunts, with a roar', () => {
    const map = `
      @.........................
      ..........................
      ########################..
      ......................D...
      ..........................`;
    const wounded = hurt(map, 54, { afraidOf: 1, home: { x: 23, y: 4 } });
    expect(find(thinkOn(wounded, 3), 'black-dragon').position).toEqual(find(wounded, 'black-dragon').position);
    const { game, events } = think(hurt(map, 55, { afraidOf: 1, home: { x: 23, y: 4 } }));
    expect(find(game, 'black-dragon')).toMatchObject({ chasing: game.hero.id });
    expect(find(game, 'black-dragon')).not.toHaveProperty('afraidOf');
    expect(told({ events }, 'roared')).toHaveLength(1);
  });
});
