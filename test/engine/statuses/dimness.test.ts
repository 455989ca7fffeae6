import { type Game, view } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { demons, TOUGH, until } from '../../support/demons';
import { act, changed, here } from '../../support/scenario';

const raws = loadRaws();
const WAIT = { kind: 'wait' } as const;

describe('a Wick-Eater', () => {
  const dimmed = (turns: number) =>
    changed(demons('@.......', TOUGH), ({ hero }) => {
      hero.statuses = [{ kind: 'dimness', source: 'snuff', turns, by: null, cells: 4 }];
    });

  test('takes light from the hero', () => {
    const { game } = until(demons('@...w', TOUGH), 'status-gained')!;
    expect(game.hero.statuses).toMatchObject([{ kind: 'dimness', cells: 4 }]);
    expect(view(game, raws).hero.sight).toBe(4);
  });

  test('leaves some light', () => {
    const blind = changed(dimmed(3), ({ hero }) => {
      hero.statuses = [{ kind: 'dimness', source: 'snuff', turns: 3, by: null, cells: 99 }];
    });
    expect(view(blind, raws).hero.sight).toBe(2);
  });

  test('shortens the hero’s sight until the dimness ends', () => {
    const seen = (game: Game) => [...view(game, raws).visible].filter((one) => one === '1').length;
    const whole = seen(demons('@.......', TOUGH));
    expect(seen(dimmed(3))).toBeLessThan(whole);
    expect(seen(act(dimmed(1), WAIT).game)).toBe(whole);
  });

  test('lets the hero see far again in the turn in which it ends', () => {
    const forgotten = changed(dimmed(1), (game) => {
      here(game).revealed = '0'.repeat(here(game).tiles.length);
    });
    const { game } = act(forgotten, WAIT);
    expect(here(game).revealed).toBe(view(game, raws).visible);
  });
});
