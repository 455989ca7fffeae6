import { type Action, type Game, legalActions, view } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { act, changed, find, poolsWith, refusal, scenario } from '../../support/scenario';

const raws = loadRaws();
const offer: Action = { kind: 'offer' };

/** Game in the town of a hero with this much gold and the given items, by default two unknown ones and a known meal. */
const visitor = (map: string, gold = 100, carried = ['health-potion', 'rod-of-venom', 'rations']): Game =>
  scenario(map, { legend: { p: 'priest' }, depth: 1, carried, hero: poolsWith({ gold }) });

const consult = (game: Game, raw: string) => {
  const { game: asked } = act(game, offer);
  return act(asked, { kind: 'answer', option: find(asked, raw).id });
};

test('a priest beside the hero offers a choice of all items that the hero does not know', () => {
  const game = visitor('@p');
  const { game: asked, turns } = act(game, offer);
  expect(turns).toBe(0);
  const options = [find(game, 'health-potion').id, find(game, 'rod-of-venom').id];
  expect(asked.pending).toEqual({ kind: 'consult', item: find(game, 'priest').id, options, price: 60 });
});

test('the priest identifies one item for 60 gold, which takes no time', () => {
  const { game, turns, events } = consult(visitor('@p'), 'rod-of-venom');
  expect(turns).toBe(0);
  expect(game.hero.pools.gold).toBe(40);
  expect(game.identified).toEqual(['rod-of-venom']);
  expect(game.pending).toBeNull();
  expect(eventsOfKind({ events }, 'consulted')).toMatchObject([{ who: { raw: 'priest' }, price: 60 }]);
});

test('declining costs nothing', () => {
  const { game, turns } = act(act(visitor('@p'), offer).game, { kind: 'answer', option: null });
  expect(turns).toBe(0);
  expect(game).toMatchObject({ pending: null, identified: [] });
  expect(game.hero.pools.gold).toBe(100);
});

test('the priest charges a hero double if the town distrusts the hero', () => {
  const game = changed(visitor('@p', 140), (draft) => {
    draft.standings = { townsfolk: -1 };
  });
  expect(consult(game, 'rod-of-venom').game.hero.pools.gold).toBe(20);
});

test.each<[string, Game, object]>([
  ['from afar', visitor('@.p'), { code: 'no-shrine' }],
  ['without the gold', visitor('@p', 59.9), { code: 'not-enough-gold', need: 60, have: 59.9 }],
  ['by one who knows all that it carries', visitor('@p', 100, ['rations']), { code: 'no-effect-here' }],
])('nobody is asked %s', (_, game, expected) => {
  expect(refusal(game, offer)).toEqual(expected);
  expect(legalActions(game, raws)).not.toContainEqual(offer);
});

test('the view shows the priest and the price', () => {
  expect(view(visitor('@p'), raws).sage).toMatchObject({ who: { raw: 'priest' }, price: 60 });
  expect(view(visitor('@.p'), raws).sage).toBeUndefined();
});

/** Game of a hero beside an alchemist, with a rod that has used one of its five charges and one that is full. */
const withUsedRod = (gold = 300): Game =>
  changed(
    scenario('@a', {
      legend: { a: 'alchemist' },
      depth: 1,
      carried: ['rod-of-venom', 'rod-of-fireballs'],
      hero: poolsWith({ gold }),
    }),
    (draft) => {
      find(draft, 'rod-of-venom').consumable = { charges: 4, maxCharges: 5 };
    },
  );

test('an alchemist gives a rod one charge back for 130 gold, and takes no full rod', () => {
  const before = withUsedRod();
  const asked = act(before, offer).game;
  const rod = find(before, 'rod-of-venom').id;
  expect(asked.pending).toEqual({ kind: 'consult', item: find(before, 'alchemist').id, options: [rod], price: 130 });
  const { game, turns } = act(asked, { kind: 'answer', option: rod });
  expect(turns).toBe(0);
  expect(game.hero.pools.gold).toBe(170);
  expect(find(game, 'rod-of-venom').consumable).toEqual({ charges: 5, maxCharges: 5 });
  expect(game.identified).toEqual([]);
  expect(refusal(game, offer)).toEqual({ code: 'no-effect-here' });
});
