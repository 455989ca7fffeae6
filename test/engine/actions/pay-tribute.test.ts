import { legalActions } from '../../../src/engine';
import type { Game } from '../../../src/engine/state/game';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { act, changed, find, type Legend, refusal, scenario } from '../../support/scenario';

describe('tribute', () => {
  const traders: Legend = { m: 'market-draper', c: 'cirro-weaver' };
  const rich = (drawing: string, standings: Game['standings'], gold: number, depth = 2): Game =>
    changed({ ...scenario(drawing, { legend: traders, carried: [], depth }), standings }, ({ hero }) => {
      hero.pools.gold = gold;
    });
  const tribute = (game: Game, raw: string, faction: string, points: number) =>
    ({ kind: 'pay-tribute', to: find(game, raw).id, faction, points }) as const;
  const listed = (game: Game) =>
    legalActions(game, loadRaws()).flatMap((action) =>
      action.kind === 'pay-tribute' ? [`${action.faction} ${action.points}`] : [],
    );

  it('buys points of standing with a clan in no time, each for 5 gold times the depth', () => {
    const game = rich('@m', {}, 60);
    const result = act(game, tribute(game, 'market-draper', 'barbo', 2));
    expect(result.turns).toBe(0);
    expect(result.game.hero.pools.gold).toBe(40);
    expect(eventsOfKind(result, 'tribute')).toMatchObject([{ faction: 'barbo', price: 20 }]);
    const deep = rich('@m', {}, 200, 11);
    expect(act(deep, tribute(deep, 'market-draper', 'barbo', 2)).game.hero.pools.gold).toBe(90);
  });

  it('costs as many points with each rival of the clan as it buys', () => {
    const game = rich('@m', { cirro: 4 }, 60);
    const result = act(game, tribute(game, 'market-draper', 'barbo', 2));
    expect(result.game.standings).toEqual({ arbat: -2, barbo: 2, cirro: 2 });
    expect(eventsOfKind(result, 'standing')).toMatchObject([
      { faction: 'barbo', change: 2 },
      { faction: 'arbat', change: -2 },
      { faction: 'cirro', change: -2 },
    ]);
  });

  it('lowers rivals to -5 at most, and leaves alone those that are lower', () => {
    const game = rich('@m', { arbat: -4, cirro: -9 }, 60);
    expect(act(game, tribute(game, 'market-draper', 'barbo', 3)).game.standings).toEqual({
      arbat: -5,
      barbo: 3,
      cirro: -9,
    });
  });

  it('is listed for each clan, for one point and for as many as are useful', () => {
    expect(listed(rich('@m', { arbat: -12, barbo: -3.5, cirro: 4 }, 900))).toEqual([
      'arbat 1',
      'arbat 3',
      'barbo 1',
      'barbo 4',
      'cirro 1',
      'cirro 2',
    ]);
    expect(listed(rich('@m', {}, 12))).toEqual(['arbat 1', 'barbo 1', 'cirro 1']);
    expect(listed(rich('@c', {}, 12))).toEqual(['cirro 1']);
  });

  it('raises a standing to 6 at most, and costs less for a part of a point', () => {
    const game = rich('@c', { cirro: 5.75 }, 100);
    expect(act(game, tribute(game, 'cirro-weaver', 'cirro', 1)).game).toMatchObject({
      standings: { cirro: 6, arbat: -0.25 },
      hero: { pools: { gold: 97.5 } },
    });
    const ends = { code: 'tribute-ends', faction: 'cirro', most: 6 };
    expect(refusal(game, tribute(game, 'cirro-weaver', 'cirro', 2))).toEqual(ends);
    const deserving = rich('@c', { cirro: 8 }, 100);
    expect(refusal(deserving, tribute(deserving, 'cirro-weaver', 'cirro', 1))).toEqual(ends);
  });

  it('is refused for another clan than the vendor’s, from afar, and without enough gold', () => {
    const game = rich('@c', {}, 100);
    expect(refusal(game, tribute(game, 'cirro-weaver', 'arbat', 1))).toEqual({ code: 'no-tribute' });
    const away = rich('@.c', {}, 100);
    expect(refusal(away, tribute(away, 'cirro-weaver', 'cirro', 1))).toEqual({ code: 'no-tribute' });
    const poor = rich('@c', {}, 9);
    expect(refusal(poor, tribute(poor, 'cirro-weaver', 'cirro', 1))).toEqual({
      code: 'not-enough-gold',
      need: 10,
      have: 9,
    });
  });

  it('to all three clans in turn makes the hero neither an enemy nor a friend of any', () => {
    let game = rich('@m', {}, 9999);
    for (const faction of ['arbat', 'barbo', 'cirro', 'arbat']) {
      const points = 6 - (game.standings[faction] ?? 0);
      game = act(game, tribute(game, 'market-draper', faction, points)).game;
    }
    expect(game.standings).toEqual({ arbat: 6, barbo: -5, cirro: -5 });
  });
});
