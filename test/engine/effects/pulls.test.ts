import { demons, TOUGH, until } from '../../support/demons';
import { find } from '../../support/scenario';

describe('a Gaffer', () => {
  test('hauls the hero to the cell beside it', () => {
    const { game } = until(demons('@.....h', TOUGH), 'dragged')!;
    expect(game.hero.position).toMatchObject({ x: find(game, 'gaffer').position!.x - 1 });
  });

  test('hauls the hero over a chasm, but never into one', () => {
    const { game } = until(demons('@~~~.h', TOUGH), 'dragged')!;
    expect(game.hero.position).toEqual({ x: 5, y: 1 });
    expect(until(demons('@.~~~~h', TOUGH), 'dragged')?.game.hero.position).toEqual({ x: 2, y: 1 });
  });

  test('does not haul a hero that it does not see', () => {
    expect(until(demons('@.#...h', TOUGH), 'dragged', 6)).toBeNull();
  });
});
