import { armorClass } from '../../../src/engine/formulas';
import { melee } from '../../../src/engine/systems/melee';
import { loadRaws } from '../../../src/raws';
import { intend, told, worldOf } from '../../support/combat';
import { HERO } from '../../support/effects';
import { act, find, scenario } from '../../support/scenario';

const plain = loadRaws().items.filter(({ wearable, magic }) => wearable && !magic);

/** Armour class of a hero in nothing but this. */
const classOf = (...worn: string[]) => {
  const game = scenario('@', { worn });
  return armorClass(worldOf(game), game.hero);
};

const ARMOUR: [raw: string, slot: string, bonus: number][] = [
  ['shield', 'shield', 1],
  ['tower-shield', 'shield', 2],
  ['stained-tunic', 'torso', 0],
  ['torn-trousers', 'legs', 0],
  ['old-boots', 'feet', 0],
  ['cloth-tunic', 'torso', 0],
  ['cloth-pants', 'legs', 0],
  ['slippers', 'feet', 0],
  ['leather-armor', 'torso', 1],
  ['chainmail-armor', 'torso', 2],
  ['breastplate', 'torso', 3],
  ['dwarf-steel-shirt', 'torso', 3],
  ['chain-coif', 'head', 1],
  ['leather-boots', 'feet', 0],
  ['buckler', 'shield', 0],
  ['drow-chain', 'torso', 3],
  ['drow-leggings', 'legs', 0],
  ['drow-boots', 'feet', 0],
  ['leather-pants', 'legs', 0],
  ['chain-leggings', 'legs', 0],
  ['steel-greaves', 'legs', 0],
  ['cloth-cap', 'head', 0],
  ['leather-cap', 'head', 0],
  ['steel-helm', 'head', 2],
  ['chain-boots', 'feet', 0],
  ['steel-boots', 'feet', 0],
  ['cloth-gloves', 'hands', 0],
  ['leather-gloves', 'hands', 0],
  ['chain-gloves', 'hands', 0],
  ['steel-gloves', 'hands', 0],
  ['widows-veil', 'head', 1],
];

it('is all here', () => {
  expect(ARMOUR.map(([raw]) => raw).sort()).toEqual(plain.map(({ id }) => id).sort());
});

it.each(ARMOUR)('%s goes on the %s and adds %i whole points', (raw, slot, bonus) => {
  const game = scenario('@', { worn: [], carried: [raw] });
  const worn = act(game, { kind: 'equip', item: find(game, raw).id }).game;
  expect(find(worn, raw).equipped).toEqual({ owner: HERO, slot });
  expect(classOf(raw)).toBe(classOf() + bonus);
});

it('adds up before it is cut to whole points: tenths alone give nothing', () => {
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

it('does not lessen damage', () => {
  const bitten = (worn: string[]) => {
    const game = scenario('@w', { worn });
    const world = worldOf(game, [0, 20, 3]);
    intend(world, find(game, 'mangy-wolf').id, { kind: 'melee', target: HERO }, melee);
    return told(world, 'hit')[0]?.amount;
  };
  expect(bitten(['breastplate', 'tower-shield'])).toBe(bitten([]));
});
