import type { Game } from '../../../../src/engine';
import type { Entity } from '../../../../src/engine/state/entity';
import { eventsOfKind } from '../../../support/combat';
import { think } from '../../../support/minds';
import { changed, find, scenario } from '../../../support/scenario';

const DEAD_END = `
  D.@..............
  .................`;

/** Game in which the hero has just hit the dragon. The dragon has a third of its hit points and no mana to breathe. */
const struck = (map: string, own: Partial<Entity> = {}, turn = 0): Game =>
  changed(scenario(map), (draft) => {
    const dragon = find(draft, 'black-dragon');
    const { hp, mana } = dragon.pools!;
    Object.assign(dragon.pools!, { hp: { ...hp, current: 18 }, mana: { ...mana, current: 0 } });
    dragon.harmedBy = { id: draft.hero.id, turn };
    draft.turn = turn;
    Object.assign(dragon, own);
  });

const placeAfter = (game: Game) => find(think(game).game, 'black-dragon').position;
const bites = (game: Game): boolean => think(game).intents.get(find(game, 'black-dragon').id)?.kind === 'melee';

describe('a wounded dragon that is struck', () => {
  test('flies over the head of the hero out of a dead end, twelve cells far', () => {
    const { game, events } = think(struck(DEAD_END));
    expect(find(game, 'black-dragon').position).toEqual({ x: 13, y: 1 });
    expect(eventsOfKind({ events }, 'flew')).toMatchObject([{ who: { raw: 'black-dragon' }, sense: 'seen' }]);
  });

  test('lands where the hero’s path is longest', () => {
    const round = `
      D.@.......
      ..........
      ~~~~~~~~..
      ~~~~~~~~..
      ..........
      ..........`;
    expect(placeAfter(struck(round))).toEqual({ x: 1, y: 5 });
  });

  test('stays on its feet if the hero is not beside it', () => {
    const { game } = think(struck(DEAD_END.replace('D.@.', 'D..@')));
    expect(find(game, 'black-dragon')).not.toHaveProperty('flew');
  });

  test('does not fly from a hero who shot it', () => {
    expect(bites(struck(DEAD_END, { shotBy: 1 }))).toBe(true);
  });

  test('does not fly before it is badly hurt', () => {
    const whole = changed(struck(DEAD_END), (draft) => {
      find(draft, 'black-dragon').pools!.hp.current = 42;
    });
    expect(bites(whole)).toBe(true);
  });

  test('rests its wings for ten turns', () => {
    expect(find(think(struck(DEAD_END, {}, 20)).game, 'black-dragon').flew).toBe(20);
    expect([29, 30].map((turn) => bites(struck(DEAD_END, { flew: 20 }, turn)))).toEqual([true, false]);
  });

  test('fights if it sees no place six steps from the hero', () => {
    const room = (width: number): string => `D.@${'.'.repeat(width)}\n...${'.'.repeat(width)}`;
    expect([6, 7].map((width) => bites(struck(room(width))))).toEqual([true, false]);
  });

  test('does not fly to a place that the hero could not reach', () => {
    const overChasm = `
      D.@~.............
      ...~.............`;
    expect(bites(struck(overChasm))).toBe(true);
  });

  test('does not land on a visible trap', () => {
    expect(placeAfter(struck(DEAD_END.replace('@..........', '@..........X')))).toEqual({ x: 12, y: 1 });
  });
});
