import { legalActions, view } from '../../../src/engine';
import type { Game } from '../../../src/engine/state/game';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { act, changed, find, type Legend, refusal, scenario } from '../../support/scenario';

describe('tribute', () => {
  const traders: Legend = { m: 'market-draper', c: 'cirro-weaver', e: { raw: 'cirro-dark-elf', initiative: 10000 } };
  const rich = (drawing: string, standings: Game['standings'], gold: number): Game =>
    changed({ ...scenario(drawing, { legend: traders, carried: [] }), standings }, ({ hero }) => {
      hero.pools.gold = gold;
    });
  const tribute = (game: Game, raw: string, faction: string, points: number) =>
    ({ kind: 'pay-tribute', to: find(game, raw).id, faction, points }) as const;
  const listed = (game: Game) =>
    legalActions(game, loadRaws()).flatMap((action) =>
      action.kind === 'pay-tribute' ? [`${action.faction} ${action.points}`] : [],
    );

  it('buys a point of standing with a clan for 25 gold, in no time', () => {
    const game = rich('@m', {}, 60);
    const result = act(game, tribute(game, 'market-draper', 'barbo', 2));
    expect(result.turns).toBe(0);
    expect(result.game.hero.pools.gold).toBe(10);
    expect(result.game.standings).toEqual({ barbo: 2 });
    expect(eventsOfKind(result, 'tribute')).toMatchObject([{ faction: 'barbo', price: 50 }]);
  });

  it('is listed by the point and up to what changes next, for each clan', () => {
    expect(listed(rich('@m', { arbat: -12, barbo: -3.5, cirro: 4 }, 900))).toEqual([
      'arbat 1',
      'arbat 3',
      'barbo 1',
      'barbo 4',
      'cirro 1',
      'cirro 6',
    ]);
    expect(listed(rich('@m', {}, 30))).toEqual(['arbat 1', 'barbo 1', 'cirro 1']);
    expect(listed(rich('@c', {}, 30))).toEqual(['cirro 1']);
  });

  it('leads no further than 10, and costs less where less than a point is left', () => {
    const game = rich('@c', { cirro: 9.75 }, 100);
    expect(act(game, tribute(game, 'cirro-weaver', 'cirro', 1)).game).toMatchObject({
      standings: { cirro: 10 },
      hero: { pools: { gold: 93.8 } },
    });
    expect(refusal(game, tribute(game, 'cirro-weaver', 'cirro', 2))).toEqual({ code: 'no-tribute' });
    const friend = rich('@c', { cirro: 10 }, 100);
    expect(refusal(friend, tribute(friend, 'cirro-weaver', 'cirro', 1))).toEqual({ code: 'no-tribute' });
  });

  it('is taken beside those who take it alone, for the clan that they deal for', () => {
    const game = rich('@c', {}, 100);
    expect(refusal(game, tribute(game, 'cirro-weaver', 'arbat', 1))).toEqual({ code: 'no-tribute' });
    const away = rich('@.c', {}, 100);
    expect(refusal(away, tribute(away, 'cirro-weaver', 'cirro', 1))).toEqual({ code: 'no-tribute' });
    const poor = rich('@c', {}, 20);
    expect(refusal(poor, tribute(poor, 'cirro-weaver', 'cirro', 1))).toEqual({
      code: 'not-enough-gold',
      need: 25,
      have: 20,
    });
  });

  it('at 10, and not before, makes those of the clan let go of their grudges, and of the hero', () => {
    const resented = (cirro: number) =>
      changed(rich('c@.e', { cirro }, 100), (draft) => {
        find(draft, 'cirro-dark-elf').grudges = [draft.hero.id];
      });
    const game = resented(9);
    const early = resented(8);
    const paid = act(early, tribute(early, 'cirro-weaver', 'cirro', 1)).game;
    expect(find(paid, 'cirro-dark-elf').grudges).toEqual([paid.hero.id]);
    const hostile = (now: Game) => view(now, loadRaws()).things.find(({ raw }) => raw === 'cirro-dark-elf')?.stance;
    expect(hostile(game)).toBe('hostile');
    expect(hostile(act(game, tribute(game, 'cirro-weaver', 'cirro', 1)).game)).toBe('friendly');
  });
});
