import { loadRaws } from '../../../src/raws';
import { act, find, refusal, scenario } from '../../support/scenario';

it.each(['hide', 'dragon-scale'])('%s is of use only to sell', (raw) => {
  const game = scenario('@', { carried: [raw] });
  expect(refusal(game, { kind: 'use', item: find(game, raw).id })).toEqual({ code: 'not-usable' });
  expect(refusal(game, { kind: 'equip', item: find(game, raw).id })).toEqual({ code: 'not-equippable' });
});

it.each([
  ['hide', 4],
  ['dragon-scale', 60],
])('%s fetches %i gold', (raw, price) => {
  const game = scenario('@k', { carried: [raw] });
  const { id } = find(game, raw);
  const sold = act(game, { kind: 'sell', vendor: find(game, 'barkeep').id, item: id });
  expect(sold.game.hero.pools?.gold).toBe(game.hero.pools.gold + price);
});

it.each(['hide', 'dragon-scale'])('no vendor stocks %s', (raw) => {
  expect(loadRaws().item[raw]?.vendor_category).toBeUndefined();
});
