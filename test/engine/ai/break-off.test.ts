import type { Game } from '../../../src/engine';
import type { Entity } from '../../../src/engine/state/entity';
import { eventsOfKind } from '../../support/combat';
import { streams, think, thinkOn } from '../../support/minds';
import { changed, find, scenario } from '../../support/scenario';

const HALL = `
  ..............
  ..............
  ..............
  .@D...........
  ..............
  ..............
  ..............
  ..............`;

const ROUND_THE_CORNER = `
  @.........................
  ..........................
  ########################..
  ......................D...
  ..........................`;

const WIDE = Array.from({ length: 16 }, (_, y) => (y === 7 ? `.....@D${'.'.repeat(20)}` : '.'.repeat(27))).join('\n');

const BY_A_DEAD_END = `
  @....D....##########
  ..........##########
  #####..#############
  #####...............
  #####...............
  #####...............
  #####...............
  #####...............`;

/**
 * Game in which the hero, slowed by armour, has just hurt the dragon. The dragon has the given hit points and cannot
 * fly again yet.
 */
const hurt = (map: string, hp: number, own: Partial<Entity> = {}): Game =>
  changed(scenario(map), (draft) => {
    const dragon = find(draft, 'black-dragon');
    dragon.pools!.hp.current = hp;
    dragon.harmedBy = { id: draft.hero.id, turn: draft.turn };
    dragon.flew = draft.turn;
    Object.assign(dragon, own);
    draft.hero.pools.penalty = 4;
  });

const bites = (game: Game): boolean => think(game).intents.get(find(game, 'black-dragon').id)?.kind === 'melee';

describe('a wounded creature with a lair', () => {
  test('breaks off below three quarters of its hit points, which is reported', () => {
    const { game, intents, events } = think(hurt(HALL, 41));
    expect(intents.size).toBe(0);
    expect(find(game, 'black-dragon')).toMatchObject({ position: { x: 4 }, afraidOf: game.hero.id });
    expect(eventsOfKind({ events }, 'broke-off')).toHaveLength(1);
    expect(eventsOfKind(think(game), 'broke-off')).toEqual([]);
  });

  test('fights on above three quarters', () => {
    const spent = changed(hurt(HALL, 42), (draft) => {
      find(draft, 'black-dragon').pools!.mana.current = 0;
    });
    expect(bites(spent)).toBe(true);
  });

  test('runs also from a hero who is as fast', () => {
    const swift = changed(hurt(WIDE, 20), (draft) => {
      draft.hero.pools.penalty = 0;
    });
    expect(bites(swift)).toBe(false);
  });

  test('leaves a slower hero who shot it after the first hit', () => {
    const leaves = (penalty: number, own: Partial<Entity>): boolean => {
      const shot = changed(hurt(WIDE, 54, own), (draft) => {
        draft.hero.pools.penalty = penalty;
        find(draft, 'black-dragon').pools!.mana.current = 0;
      });
      return find(think(shot).game, 'black-dragon').afraidOf === shot.hero.id;
    };
    expect([leaves(4, { shotBy: 1 }), leaves(0, { shotBy: 1 }), leaves(4, {})]).toEqual([true, false, false]);
  });

  test('does not run into a dead end while the hero is not near yet', () => {
    const spent = changed(hurt(BY_A_DEAD_END, 20), (draft) => {
      find(draft, 'black-dragon').pools!.mana.current = 0;
    });
    expect(find(thinkOn(spent, 3), 'black-dragon').position).toMatchObject({ y: 4 });
  });

  test('fights when cornered', () => {
    expect(bites(hurt('@D.\n...', 10))).toBe(true);
  });

  test('waits out of sight until it is healed, and then hunts with a roar', () => {
    const wounded = hurt(ROUND_THE_CORNER, 54, { afraidOf: 1, home: { x: 23, y: 4 } });
    expect(find(thinkOn(wounded, 3), 'black-dragon').position).toEqual(find(wounded, 'black-dragon').position);
    const { game, events } = think(hurt(ROUND_THE_CORNER, 55, { afraidOf: 1, home: { x: 23, y: 4 } }));
    expect(find(game, 'black-dragon')).toMatchObject({ chasing: game.hero.id });
    expect(find(game, 'black-dragon')).not.toHaveProperty('afraidOf');
    expect(eventsOfKind({ events }, 'roared')).toHaveLength(1);
  });

  test('waits under cover for a hero who shot it, and does not hunt', () => {
    const shot = { afraidOf: 1, shotBy: 1, home: { x: 23, y: 4 } };
    const { game, events } = think(hurt(ROUND_THE_CORNER, 55, shot));
    expect(find(game, 'black-dragon')).toMatchObject({ harmedBy: { id: 1 }, position: { x: 23, y: 4 } });
    expect(find(game, 'black-dragon')).not.toHaveProperty('chasing');
    expect(eventsOfKind({ events }, 'roared')).toEqual([]);
  });

  test('hunts for the full time after it has healed', () => {
    const healed = changed(hurt(ROUND_THE_CORNER, 55, { afraidOf: 1, hunting: 1, home: { x: 26, y: 5 } }), (draft) => {
      draft.turn = 90;
    });
    expect(find(think(healed).game, 'black-dragon').chasing).toBe(healed.hero.id);
  });

  test('breathes while it runs', () => {
    const away = changed(hurt(HALL, 20), (draft) => {
      draft.hero.position = { x: 1, y: 1 };
    });
    const kinds = streams(away, 20).map((game) => think(game).intents.get(find(game, 'black-dragon').id)?.kind);
    expect(new Set(kinds)).toEqual(new Set(['cast', undefined]));
  });
});
