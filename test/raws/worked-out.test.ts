import { join } from 'node:path';
import { attacksOf, damageDice, toHit } from '../../src/engine/creatures/attacks';
import { isGearOfFoes } from '../../src/engine/creatures/gear-of-foes';
import { sellPrice } from '../../src/engine/creatures/vendors';
import { armorClass, XP_PER_VICTIM_LEVEL } from '../../src/engine/formulas';
import type { Entity } from '../../src/engine/state/entity';
import type { World } from '../../src/engine/state/world';
import { loadRaws } from '../../src/raws';
import { worldOf } from '../support/combat';
import { find, scenario } from '../support/scenario';
import { inTables, type Row, readCsv, withDecidedValue } from './csv';

/** Folder of the reference tables, as named by the variable REFERENCE_DATA. Without it these tests are skipped. */
const folder = process.env.REFERENCE_DATA;
const suite = folder ? describe : describe.skip;

const raws = loadRaws();
const table = (name: string): Row[] => readCsv(join(folder ?? '', `${name}.csv`));
const nameOf = (raw: string | null): string => (raw && raws.item[raw]?.name) ?? raw ?? 'unarmed';

/** Every attack of a creature, with its attributes and skills included. */
function attackRows(world: World, mob: Entity): { attack: string; to_hit: number; damage: string }[] {
  const { raws } = world;
  return attacksOf(world, mob).map((attack) => {
    const { count, sides, bonus } = damageDice(raws, mob, attack);
    const sign = bonus > 0 ? '+' : '';
    return {
      attack: nameOf(attack.weapon ?? attack.name),
      to_hit: toHit(raws, mob, attack),
      damage: `${count}d${sides}${bonus === 0 ? '' : `${sign}${bonus}`}`,
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
    const ours = [hp.max, mana.max, XP_PER_VICTIM_LEVEL * level, armorClass(world, mob), weight, penalty].map(String);
    const columns = ['hp', 'mana', 'xp', 'ac', 'weight_lbs', 'initiative_penalty'];
    expect(ours).toEqual(columns.map((column) => row?.[`calc_${column}`]));
    expect(attackRows(world, mob)).toEqual(JSON.parse(row?.calc_attacks ?? '[]'));
  });

  test('prices are rounded to the tenth', () => {
    for (const row of table('items')) {
      const { name, base_value, calc_sell_value } = row;
      if (!base_value || withDecidedValue(row) !== row) continue;
      const raw = raws.items.find((one) => one.name === name)?.id ?? '';
      // Vendors pay an eighth of what the tables say for gear that foes wear.
      const paid = Number(calc_sell_value) / (isGearOfFoes(raws, raw) ? 8 : 1);
      expect([name, sellPrice(raws, { raw })]).toEqual([name, Math.round(paid * 10) / 10]);
    }
  });
});
