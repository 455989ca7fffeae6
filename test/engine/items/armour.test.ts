import { armorClass } from '../../../src/engine/formulas';
import { melee } from '../../../src/engine/systems/melee';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, intend, worldOf } from '../../support/combat';
import { HERO } from '../../support/effects';
import { CONTENT } from '../../support/recorded-content';
import { act, find, scenario } from '../../support/scenario';

/** Slots of things that are no armour; they may change an attribute on which armour class depends. */
const ORNAMENTS = ['ring', 'charm'];
const plain = loadRaws().items.filter(
  ({ wearable, magic }) => wearable && !magic && !ORNAMENTS.includes(wearable.slot),
);

/** Armour class of a hero who wears only the given items. */
const classOf = (...worn: string[]) => {
  const game = scenario('@', { worn });
  return armorClass(worldOf(game), game.hero);
};

const ARMOUR = Object.entries(CONTENT.armour)
  .filter(([, { slot }]) => !ORNAMENTS.includes(slot))
  .map(([raw, { slot, points }]) => [raw, slot, points] as const);

it('is all here', () => {
  expect(ARMOUR.map(([raw]) => raw).sort()).toEqual(plain.map(({ id }) => id).sort());
});

it.each(ARMOUR)('%s goes on the %s and adds %i whole points', (raw, slot, bonus) => {
  const game = scenario('@', { worn: [], carried: [raw] });
  const worn = act(game, { kind: 'equip', item: find(game, raw).id }).game;
  expect(find(worn, raw).equipped).toEqual({ owner: HERO, slot });
  expect(classOf(raw)).toBe(classOf() + bonus);
});

it('adds up before it is rounded to whole points, so tenths alone give nothing', () => {
  expect(classOf('cloth-tunic', 'cloth-pants', 'leather-boots')).toBe(11);
  expect(classOf('leather-armor', 'cloth-pants', 'leather-boots')).toBe(12);
});

it('sums over the whole body', () => {
  expect(classOf('tower-shield', 'breastplate', 'chain-coif', 'torn-trousers', 'leather-boots')).toBe(11 + 6);
});

it('protects only when it is worn', () => {
  const game = scenario('@', { worn: [], carried: ['breastplate'] });
  expect(armorClass(worldOf(game), game.hero)).toBe(11);
});

it('does not reduce damage', () => {
  const bitten = (worn: string[]) => {
    const game = scenario('@w', { worn });
    const world = worldOf(game, [0, 20, 3]);
    intend(world, find(game, 'mangy-wolf').id, { kind: 'melee', target: HERO }, melee);
    return eventsOfKind(world, 'hit')[0]?.amount;
  };
  expect(bitten(['breastplate', 'tower-shield'])).toBe(bitten([]));
});
