import { legalActions, view } from '../../../src/engine';
import type { Game } from '../../../src/engine/state/game';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, kindsOf } from '../../support/combat';
import { act, changed, find, here, type Legend, refusal, scenario } from '../../support/scenario';
import { stocked, stockIn } from '../../support/stock';

const legend: Legend = { p: 'priest', a: 'alchemist' };

/** Game of a hero with the given standing (in points) with the townsfolk, and gold. */
const fined = (drawing: string, points: number, gold: number): Game =>
  changed({ ...scenario(drawing, { legend, carried: ['dagger'] }), standings: { townsfolk: points } }, ({ hero }) => {
    hero.pools.gold = gold;
  });
const pay = (game: Game, raw: string) => ({ kind: 'pay-fine', to: find(game, raw).id }) as const;
const offered = (game: Game) => legalActions(game, loadRaws()).filter(({ kind }) => kind === 'pay-fine');

describe('a fine', () => {
  it.each(['priest', 'alchemist'])('costs 20 gold a point, and a %s takes it in no time', (raw) => {
    const game = fined(raw === 'priest' ? '@p' : '@a', -5, 130);
    const result = act(game, pay(game, raw));
    expect(result.turns).toBe(0);
    expect(result.game.hero.pools.gold).toBe(30);
    expect(result.game.standings).toEqual({});
    expect(eventsOfKind(result, 'fined')).toMatchObject([{ by: { raw }, price: 100 }]);
    expect(eventsOfKind(result, 'standing')).toMatchObject([{ change: 5, standing: 0, attitude: 'neutral' }]);
  });

  it('can be paid in part, in quarters of a point', () => {
    const game = fined('@p', -20, 44.9);
    const result = act(game, pay(game, 'priest'));
    expect(result.game.hero.pools.gold).toBe(4.9);
    expect(result.game.standings).toEqual({ townsfolk: -18 });
  });

  it('is refused below a quarter of a point', () => {
    const game = fined('@p', -20, 4.9);
    expect(refusal(game, pay(game, 'priest'))).toEqual({ code: 'not-enough-gold', need: 5, have: 4.9 });
    expect(offered(game)).toEqual([]);
  });

  it('is refused if nothing is owed, if the vendor is not beside the hero, or if the creature does not trade', () => {
    for (const [game, raw] of [
      [fined('@p', 0, 100), 'priest'],
      [fined('@p', 3, 100), 'priest'],
      [fined('@.p', -5, 100), 'priest'],
      [fined('@t', -5, 100), 'peasant'],
    ] as const) {
      expect(refusal(game, pay(game, raw))).toEqual({ code: 'no-fine' });
      expect(offered(game)).toEqual([]);
    }
  });

  it('ends the grudges of the faction once it is paid in full', () => {
    const angry = (gold: number) =>
      changed(fined('@pt', -5, gold), (draft) => {
        find(draft, 'peasant').grudges = [draft.hero.id];
      });
    expect(find(act(angry(99), pay(angry(99), 'priest')).game, 'peasant').grudges).toEqual([1]);
    expect(find(act(angry(100), pay(angry(100), 'priest')).game, 'peasant').grudges).toBeUndefined();
  });

  it('ends the grudges on another level when the hero comes back there', () => {
    const paid = (appeased: Game['appeased']) => {
      const start = changed(scenario('>@'), (draft) => {
        draft.hero.position = { x: 1, y: 1 };
      });
      const below = act(start, { kind: 'descend' }).game;
      const angry = changed(below, (draft) => {
        for (const mob of here(draft).entities.filter(({ kind }) => kind === 'mob')) mob.grudges = [draft.hero.id];
      });
      const above = act(angry, { kind: 'ascend' }).game;
      const back = act({ ...above, turn: above.turn + 9, ...(appeased && { appeased }) }, { kind: 'descend' }).game;
      return here(back).entities.flatMap(({ raw, grudges }) => (grudges ? [raw] : []));
    };
    const angry = paid(undefined);
    expect(angry).not.toEqual([]);
    const [raw] = angry;
    const faction = loadRaws().archetypes[raw!]!.faction!;
    expect(paid({ [faction]: 5 })).not.toContain(raw);
    expect(paid({ [faction]: 0 })).toEqual(angry);
  });

  it('is taken for a faction without vendors, after the fine of the vendor’s own faction', () => {
    const owing = (standings: Game['standings']) => ({ ...fined('@p', 0, 500), standings });
    const both = owing({ townsfolk: -2, 'dwarven-remnant': -5 });
    const first = act(both, pay(both, 'priest')).game;
    expect(first.standings).toEqual({ 'dwarven-remnant': -5 });
    expect(view(first, loadRaws()).fines).toMatchObject([{ faction: 'dwarven-remnant', forOthers: true, due: 100 }]);
    expect(act(first, pay(first, 'priest')).game.standings).toEqual({});
    const clan = owing({ arbat: -5 });
    expect(refusal(clan, pay(clan, 'priest'))).toEqual({ code: 'no-fine' });
  });

  it('is listed, and in the view', () => {
    const game = fined('@a', -12, 100);
    expect(offered(game)).toEqual([pay(game, 'alchemist')]);
    expect(view(game, loadRaws()).fines).toEqual([
      { to: { id: find(game, 'alchemist').id, raw: 'alchemist' }, faction: 'townsfolk', due: 240, payable: 100 },
    ]);
  });
});

describe('vendors', () => {
  const buy = (game: Game) => ({ kind: 'buy', vendor: find(game, 'alchemist').id, item: 'health-potion' }) as const;

  it.each([
    [0, 60],
    [5, 60],
    [-0.25, 120],
    [-9.75, 120],
  ])('at a standing of %s ask %i gold for a health potion', (points, price) => {
    const game = stocked(fined('@a', points, 500), 'alchemist', 'health-potion');
    expect(act(game, buy(game)).game.hero.pools.gold).toBe(500 - price);
    expect(view(game, loadRaws()).shops[0]!.wares).toContainEqual(
      expect.objectContaining({ raw: 'health-potion', price }),
    );
  });

  it('pay a distrusted hero as much as any other', () => {
    const sold = (points: number) => {
      const game = fined('@a', points, 0);
      return act(game, { kind: 'sell', vendor: find(game, 'alchemist').id, item: find(game, 'dagger').id });
    };
    expect(sold(-5).game.hero.pools.gold).toBe(sold(0).game.hero.pools.gold);
  });

  it('refuse to trade at a standing of -10, but take the fine', () => {
    const game = fined('@a', -10, 500);
    const id = find(game, 'alchemist').id;
    const item = find(game, 'dagger').id;
    expect(refusal(game, buy(game))).toEqual({ code: 'no-trade', who: 'alchemist' });
    expect(refusal(game, { kind: 'sell', vendor: id, item })).toEqual({ code: 'no-trade', who: 'alchemist' });
    expect(view(game, loadRaws()).shops).toEqual([
      { vendor: { id, raw: 'alchemist' }, trades: false, wares: [], offers: [] },
    ]);
    expect(act(game, pay(game, 'alchemist')).game.standings).toEqual({});
  });

  it('with a grudge are struck when the hero walks into them', () => {
    const game = changed(fined('@a', 0, 500), (draft) => {
      find(draft, 'alchemist').grudges = [draft.hero.id];
    });
    expect(kindsOf(act(game, { kind: 'move', direction: 'e' }))).not.toContain('shop');
    expect(refusal(game, buy(game))).toEqual({ code: 'no-trade', who: 'alchemist' });
  });
});

describe('a trader who deals for a clan', () => {
  const shop = (points: number) => {
    const game = { ...scenario('@c', { legend: { c: 'cirro-weaver' } }), standings: { cirro: points } };
    const [only] = view(game, loadRaws()).shops;
    return { ...only!, price: only!.wares.find(({ raw }) => raw === 'cloth-tunic')?.price };
  };

  it('sells by the standing with the clan: at 0 for the usual price, below for double, at -10 nothing', () => {
    const fair = shop(0).price!;
    expect(shop(0)).toMatchObject({ trades: true, dealsFor: 'cirro' });
    expect(shop(-1).price).toBeCloseTo(2 * fair);
    expect(shop(-10)).toMatchObject({ trades: false, wares: [] });
  });

  it('opens the shop to an enemy of the clan, so that the hero can pay tribute', () => {
    const game = { ...scenario('@c', { legend: { c: 'cirro-weaver' } }), standings: { cirro: -10 } };
    expect(kindsOf(act(game, { kind: 'move', direction: 'e' }))).toContain('shop');
  });

  it('has twice as much of each ware as other vendors', () => {
    const left = (raw: string) => stockIn(scenario('@c', { legend: { c: raw } }), raw)['leather-armor'];
    expect([left('clothier'), left('cirro-weaver')]).toEqual([1, 2]);
  });
});
