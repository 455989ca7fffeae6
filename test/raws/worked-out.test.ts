import { join } from 'node:path';
import { sellPrice } from '../../src/engine/creatures/vendors';
import { armorClass, bonusOf, skillOf, XP_PER_LEVEL } from '../../src/engine/formulas';
import type { Entity } from '../../src/engine/state/entity';
import type { World } from '../../src/engine/state/world';
import { type Attack, attackOf } from '../../src/engine/systems/melee';
import { dice } from '../../src/lib/dice';
import { loadRaws } from '../../src/raws';
import { loadedDice, worldOf } from '../support/combat';
import { find, scenario } from '../support/scenario';
import { inTables, type Row, readCsv } from './csv';

/** REFERENCE_DATA names the folder of the reference tables. */
const folder = process.env.REFERENCE_DATA;
const suite = folder ? describe : describe.skip;

const raws = loadRaws();
const table = (name: string): Row[] => readCsv(join(folder ?? '', `${name}.csv`));
const nameOf = (raw: string | null): string => (raw && raws.item[raw]?.name) ?? raw ?? 'unarmed';

/** Every attack somebody has, with attributes and skills folded in. */
function attacksOf(world: World, mob: Entity): { attack: string; to_hit: number; damage: string }[] {
  const natural = world.raws.mob[mob.raw]?.natural?.attacks.length ?? 0;
  const [armed] = world.raws.mob[mob.raw]?.equipped ?? [];
  const attacks: Attack[] = [];
  for (let choice = 0; choice < Math.max(1, armed ? 1 : natural); choice++) {
    world.rng = loadedDice([choice]);
    attacks.push(attackOf(world, mob));
  }
  const skill = skillOf(world.raws, mob, 'melee');
  return attacks.map(({ name, attribute, hitBonus, damage }) => {
    const { count, sides, bonus } = dice(damage);
    const added = bonus + bonusOf(world.raws, mob, 'might') + skill;
    const sign = added > 0 ? '+' : '';
    return {
      attack: nameOf(name),
      to_hit: bonusOf(world.raws, mob, attribute) + skill + hitBonus,
      damage: `${count}d${sides}${added === 0 ? '' : `${sign}${added}`}`,
    };
  });
}

suite(`figures worked out${folder ? '' : ' (REFERENCE_DATA names no folder)'}`, () => {
  test.each(inTables(raws.mobs).map(({ id, name }) => [name, id]))('%s', (name, id) => {
    const game = scenario('@.......\n....m...\n........', {
      legend: { m: id },
      identified: raws.items.map((i) => i.id),
    });
    const world = worldOf(game);
    const mob = find(world.game, id);
    const row = table('mobs').find((one) => one.name === name);
    const { hp, mana, level, weight, penalty } = mob.pools!;
    const ours = [hp.max, mana.max, XP_PER_LEVEL * level, armorClass(world, mob), weight, penalty].map(String);
    const columns = ['hp', 'mana', 'xp', 'ac', 'weight_lbs', 'initiative_penalty'];
    expect(ours).toEqual(columns.map((column) => row?.[`calc_${column}`]));
    expect(attacksOf(world, mob)).toEqual(JSON.parse(row?.calc_attacks ?? '[]'));
  });

  test('prices are rounded to the tenth', () => {
    for (const { name, base_value, calc_sell_value } of table('items')) {
      if (!base_value) continue;
      const item = raws.items.find((one) => one.name === name);
      expect([name, sellPrice(raws, { raw: item?.id ?? '' })]).toEqual([
        name,
        Math.round(Number(calc_sell_value) * 10) / 10,
      ]);
    }
  });
});
