import type { Game } from '../../../src/engine';
import { kingDistance } from '../../../src/lib/geometry';
import { think, thinkOn } from '../../support/minds';
import { act, changed, draw, drawing, find, type Legend, scenario } from '../../support/scenario';

/** Game in which the hero has just hurt the creature of a raw and left it the given hit points. */
const hurt = (map: string, raw: string, hp: number, legend: Legend = {}): Game =>
  changed(scenario(map, { legend }), (draft) => {
    const mob = find(draft, raw);
    mob.pools!.hp.current = hp;
    mob.harmedBy = { id: draft.hero.id, turn: draft.turn };
  });

const melee = (game: Game, raw: string) => think(game).intents.get(find(game, raw).id)?.kind === 'melee';

describe('a wounded coward', () => {
  test('runs from beside the hero when it has less than a third of its hit points', () => {
    const game = hurt('.....\n.@g..\n.....', 'goblin', 2);
    const { game: next, intents } = think(game);
    expect(intents.size).toBe(0);
    expect(find(next, 'goblin')).toMatchObject({ position: { x: 4 }, afraidOf: game.hero.id });
  });

  test('fights on at a third', () => {
    expect(melee(hurt('.....\n.@g..\n.....', 'goblin', 3), 'goblin')).toBe(true);
  });

  test('fights when cornered', () => {
    expect(melee(hurt('@g', 'goblin', 1), 'goblin')).toBe(true);
  });

  test('fights another enemy beside it', () => {
    const game = changed(hurt('@#rg', 'goblin', 1), (draft) => {
      find(draft, 'goblin').afraidOf = draft.hero.id;
    });
    expect(melee(game, 'goblin')).toBe(true);
  });

  test('hides out of sight until it has two thirds of its hit points again, and then returns', () => {
    const map = '@..g#...\n####....';
    const hidden = changed(hurt(map, 'goblin', 2), (draft) => {
      Object.assign(find(draft, 'goblin'), { position: { x: 7, y: 1 }, afraidOf: draft.hero.id });
    });
    expect(draw(thinkOn(hidden, 3))).toBe(drawing('@...#.g.\n####....'));
    const recovered = changed(hidden, (draft) => {
      find(draft, 'goblin').pools!.hp.current = 6;
    });
    const goblin = find(think(recovered).game, 'goblin');
    expect(goblin).not.toHaveProperty('afraidOf');
    expect(goblin).toMatchObject({ chasing: hidden.hero.id, harmedBy: { id: hidden.hero.id } });
  });

  test('does not run again once it has come back', () => {
    const back = changed(hurt('.....\n.@g..\n.....', 'goblin', 6), (draft) => {
      find(draft, 'goblin').afraidOf = draft.hero.id;
    });
    const wounded = changed(think(back).game, (draft) => {
      find(draft, 'goblin').pools!.hp.current = 2;
    });
    expect(melee(wounded, 'goblin')).toBe(true);
  });

  test('does not follow over the stairs', () => {
    const onStairs = (afraid: boolean): Game =>
      changed(hurt('>g', 'goblin', 2), (draft) => {
        draft.hero.position = { x: 1, y: 1 };
        if (afraid) find(draft, 'goblin').afraidOf = draft.hero.id;
      });
    expect(act(onStairs(true), { kind: 'descend' }).game.pursuers).toEqual([]);
    expect(act(onStairs(false), { kind: 'descend' }).game.pursuers).toHaveLength(1);
  });

  test('does not run from a hero who never hurt it', () => {
    const game = changed(hurt('.....\n.@g..\n.....', 'goblin', 2), (draft) => {
      delete find(draft, 'goblin').harmedBy;
    });
    expect(melee(game, 'goblin')).toBe(true);
  });
});

test('orcs are no cowards', () => {
  expect(melee(hurt('.....\n.@o..\n.....', 'orc', 1), 'orc')).toBe(true);
});

test('a coward remembers a blow of the hero', () => {
  let game = scenario('.......\n.@g....\n.......', { hero: { godMode: true } });
  const { hero } = game;
  for (let turn = 0; turn < 20 && find(game, 'goblin').harmedBy === undefined; turn++) {
    game = changed(act(game, { kind: 'attack', direction: 'e' }).game, (draft) => {
      find(draft, 'goblin').pools!.hp = { current: 90, max: 90 };
    });
  }
  expect(find(game, 'goblin').harmedBy).toEqual({ id: hero.id, turn: game.turn });
  expect(kingDistance(find(game, 'goblin').position!, hero.position)).toBe(1);
});
