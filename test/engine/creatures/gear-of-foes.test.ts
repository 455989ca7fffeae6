import { isGearOfFoes, sellPrice } from '../../../src/engine/creatures';
import { loadRaws } from '../../../src/raws';

const raws = loadRaws();

test.each([
  ['dagger', 'bandits'],
  ['drow-chain', 'dark elves'],
  ['dagger-of-venom', 'a named bandit'],
])('vendors pay a tenth of its value for a %s, which %s wear', (raw) => {
  expect(isGearOfFoes(raws, raw)).toBe(true);
  expect(sellPrice(raws, { raw })).toBeCloseTo(raws.item[raw]!.base_value! / 10, 1);
});

test.each([
  ['longsword', 'the Watch'],
  ['cloth-tunic', 'townsfolk'],
  ['war-axe', 'nobody'],
])('vendors pay four fifths of its value for a %s, which %s wears', (raw) => {
  expect(isGearOfFoes(raws, raw)).toBe(false);
  expect(sellPrice(raws, { raw })).toBeCloseTo(0.8 * raws.item[raw]!.base_value!, 1);
});
