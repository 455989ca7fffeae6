import { type Game, type Hero, legalActions, view } from '../../../src/engine';
import { sellPrice } from '../../../src/engine/creatures';
import { enterLevel } from '../../../src/engine/levels/change-level';
import { magicWeights, masterTable } from '../../../src/engine/spawning/master-table';
import { closeWorld, openWorld } from '../../../src/engine/state/world-draft';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { act, changed, find, type Legend, refusal, type ScenarioOptions, scenario } from '../../support/scenario';

const raws = loadRaws();
const legend: Legend = {
  C: 'shrine-of-coin',
  S: 'shrine-of-sweat',
  I: 'shrine-of-ink',
  M: 'shrine-of-crumbs',
  W: 'shrine-of-still-water',
};

interface Purse {
  gold?: number;
  hp?: number;
  mana?: number;
}

/** Game of a hero before a shrine, with the given gold, hit points and mana. */
function facing(drawing: string, { gold, hp, mana }: Purse = {}, options: ScenarioOptions = {}): Game {
  const game = scenario(drawing, { legend, carried: [], worn: [], depth: 3, ...options });
  return changed(game, ({ hero }) => {
    if (gold !== undefined) hero.pools.gold = gold;
    if (hp !== undefined) hero.pools.hp.current = hp;
    if (mana !== undefined) hero.pools.mana.current = mana;
  });
}

const SURE = { kind: 'offer', sure: true } as const;
const packed = (game: Game): string[] => game.pack.map(({ raw }) => raw);
const isOffered = (game: Game): boolean => legalActions(game, raws).some(({ kind }) => kind === 'offer');

describe('a shrine', () => {
  it('asks first, and says what it takes and gives', () => {
    const game = facing('@C', { gold: 80 });
    expect(refusal(game, { kind: 'offer' })).toEqual({
      code: 'danger',
      danger: 'offer',
      what: 'shrine-of-coin',
      proposal: { takes: { gold: 80 }, gives: { random: 'magic-item' }, item: null },
    });
    expect(legalActions(game, raws)).toContainEqual(SURE);
  });

  it('gives a magic item for gold, in a turn', () => {
    const result = act(facing('@C', { gold: 81.5 }), SURE);
    expect(result.turns).toBe(1);
    expect(result.game.hero.pools?.gold).toBe(1.5);
    const given = packed(result.game);
    expect(given.map((raw) => raws.item[raw]?.magic !== undefined)).toEqual([true]);
    expect(eventsOfKind(result, 'offered')).toMatchObject([{ shrine: { raw: 'shrine-of-coin' }, takes: { gold: 80 } }]);
    expect(eventsOfKind(result, 'granted')).toMatchObject(
      result.game.pack.map(({ id }) => ({ item: { id }, attribute: null })),
    );
  });

  it('gives might for fitness, which lowers the maximum hit points', () => {
    const game = facing('@S');
    const result = act(game, SURE);
    const { might, fitness } = raws.hero.attributes;
    expect(eventsOfKind(result, 'granted')).toMatchObject([{ item: null, attribute: 'might', points: 2 }]);
    expect(find(result.game, 'hero').attributes).toMatchObject({
      might: { base: might + 2 },
      fitness: { base: fitness - 3 },
    });
    expect(result.game.hero.pools.hp.max).toBeLessThan(game.hero.pools.hp.max);
  });

  it('identifies everything in the pack for a scroll', () => {
    const carried = ['web-scroll', 'health-potion', 'rod-of-venom'];
    const result = act(facing('@I', {}, { carried }), SURE);
    expect(result.game.identified).toEqual(['health-potion', 'rod-of-venom']);
    expect(packed(result.game)).toEqual(['health-potion', 'rod-of-venom']);
  });

  it('heals and ends confusion for food', () => {
    const { game } = act(facing('@M', { hp: 3, mana: 0 }, { carried: ['meat'] }), SURE);
    const { hp, mana } = game.hero.pools;
    expect([hp.current, mana.current]).toEqual([hp.max, mana.max]);
    expect(packed(game)).toEqual([]);
  });

  it.each([
    ['health', { hp: 3 }, ['healed']],
    ['mana', { mana: 0 }, ['mana-restored']],
  ])('tells of %s alone where nothing else was missing', (_, purse, kinds) => {
    const { events } = act(facing('@M', purse, { carried: ['meat'] }), SURE);
    expect(events.map(({ kind }) => kind).filter((kind) => /healed|restored/.test(kind))).toEqual(kinds);
  });

  it('gives fitness or intelligence for a potion', () => {
    const grown = new Set(
      Array.from({ length: 12 }, (_, n) =>
        eventsOfKind(act(facing('@W', {}, { carried: ['mana-potion'], seed: `W${n}` }), SURE), 'granted').map(
          ({ attribute }) => attribute,
        ),
      ).flat(),
    );
    expect([...grown].sort()).toEqual(['fitness', 'intelligence']);
  });

  it('takes the oldest thing of the kind, and nothing that is worn', () => {
    const carried = ['rations', 'mana-potion', 'health-potion'];
    const { game } = act(facing('@W', {}, { carried, worn: ['dagger'] }), SURE);
    expect(packed(game).sort()).toEqual(['dagger', 'health-potion', 'rations']);
  });

  it('is in reach underfoot too, but not two cells away', () => {
    const apart = facing('@.C', { gold: 80 });
    expect(refusal(apart, SURE)).toEqual({ code: 'no-shrine' });
    const beside = act(apart, { kind: 'move', direction: 'e' }).game;
    const underfoot = act(beside, { kind: 'move', direction: 'e' }).game;
    expect([apart, beside, underfoot].map(isOffered)).toEqual([false, true, true]);
    expect(packed(act(underfoot, SURE).game)).toHaveLength(1);
  });

  it('is passed over once it has had its offering, for another that is in reach', () => {
    const both = facing('S@C', { gold: 80, hp: 20 });
    const first = act(both, SURE).game;
    const second = act(first, SURE).game;
    expect(['shrine-of-sweat', 'shrine-of-coin'].map((raw) => find(first, raw).spent)).toEqual([true, undefined]);
    expect(find(second, 'shrine-of-coin').spent).toBe(true);
  });

  it('shows in the view what it takes and gives, and if it has had its offering', () => {
    const game = facing('@C', { gold: 80 });
    const seen = (state: Game) => view(state, raws).things.map(({ shrine }) => shrine);
    const bargain = { takes: { gold: 80 }, gives: { random: 'magic-item' } };
    expect(seen(game)).toEqual([{ ...bargain, spent: false }]);
    expect(seen(act(game, SURE).game)).toEqual([{ ...bargain, spent: true }]);
  });

  it('stops Explore at first sight', () => {
    const game = facing(
      '@........\n.........\n########.\n.........\nC........',
      {},
      { hero: { viewshed: { range: 3 } } },
    );
    const stops: unknown[] = [];
    let now = game;
    for (let n = 0; n < 20 && !stops.includes('shrine-of-coin'); n++) {
      const result = act(now, { kind: 'explore' });
      stops.push(...eventsOfKind(result, 'stopped').map(({ what }) => what));
      now = result.game;
    }
    expect(stops).toContain('shrine-of-coin');
  });
});

describe('no shrine', () => {
  it('trades twice, even if the hero has left the level in between', () => {
    const spent = act(facing('@C', { gold: 800 }), SURE).game;
    expect(refusal(spent, SURE)).toEqual({ code: 'shrine-spent', what: 'shrine-of-coin' });
    const world = openWorld(spent, raws);
    enterLevel(world, 4, 'stairs');
    enterLevel(world, 3, 'stairs', { x: 1, y: 1 });
    const back = closeWorld(world);
    expect(refusal(back, SURE)).toEqual({ code: 'shrine-spent', what: 'shrine-of-coin' });
    expect(isOffered(back)).toBe(false);
  });

  it.each([
    ['gold', '@C', { gold: 79.9 }, { gold: 80 }],
    ['a scroll', '@I', {}, { item: 'scroll' }],
    ['food', '@M', { hp: 1 }, { item: 'food' }],
    ['a potion', '@W', {}, { item: 'potion' }],
  ])('takes %s from a hero who cannot spare it', (_, drawing, purse, takes) => {
    expect(refusal(facing(drawing, purse, { carried: ['dagger', 'beer'] }), SURE)).toMatchObject({
      code: 'nothing-to-offer',
      takes,
    });
  });

  it('takes the last point of an attribute', () => {
    const attribute = (base: number) => ({ base, modifiers: 0 });
    const frail = (fitness: number): Partial<Hero> => ({
      attributes: {
        might: attribute(11),
        fitness: attribute(fitness),
        quickness: attribute(11),
        intelligence: attribute(11),
      },
    });
    expect(act(facing('@S', {}, { hero: frail(4) }), SURE).game.over).toBeNull();
    expect(refusal(facing('@S', {}, { hero: frail(3) }), SURE)).toMatchObject({ code: 'nothing-to-offer' });
  });

  it('takes an offering if its gift would do nothing', () => {
    const useless = { code: 'no-effect-here' };
    expect(refusal(facing('@M', {}, { carried: ['meat'] }), SURE)).toEqual(useless);
    expect(refusal(facing('@I', {}, { carried: ['web-scroll', 'meat'] }), SURE)).toEqual(useless);
  });

  it('gives an item that sells on average for more than the gold it took, at any depth', () => {
    for (let depth = 3; depth <= 40; depth++) {
      const { items } = masterTable(raws, depth);
      const weights = magicWeights(raws, items);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const worth = items.raws.reduce((sum, raw, n) => sum + weights[n]! * sellPrice(raws, { raw }), 0) / total;
      for (const { shrine } of raws.props) {
        if (shrine && 'random' in shrine.gives) expect(shrine.takes).toEqual({ gold: expect.any(Number) });
        if (shrine && 'random' in shrine.gives && 'gold' in shrine.takes) {
          expect(shrine.takes.gold).toBeGreaterThan(worth);
        }
      }
    }
  });
});
