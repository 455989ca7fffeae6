import type { Parsed } from '../kinds';
import { markOfBonus, markOfTrait } from '../variant-looks';
import { checkEffects } from './check-effects';
import { faultsOfGrid } from './check-look';
import type { Reporter } from './reporter';

export function checkMagicGear({ magicGear, items, sprites }: Parsed, reporter: Reporter): void {
  const { report, refer } = reporter;
  const { bases, bonuses, traits, chance } = magicGear;
  refer('', 'campaigns', 'campaign', magicGear.campaigns);
  for (const id of bases) {
    const base = items.items.find((item) => item.id === id);
    if (!base) report(id, 'bases', `no item ${id}`);
    else if (base.magic || (!base.weapon && !base.wearable)) report(id, 'bases', 'no gear without magic');
  }
  for (const { id, proc_effects } of traits) {
    checkEffects({ id, field: 'proc_effects', carrier: 'proc' }, proc_effects, reporter);
  }
  const once = { bases, bonuses: bonuses.map(({ bonus }) => `${bonus}`), traits: traits.map(({ id }) => id) };
  for (const [field, names] of Object.entries(once)) {
    for (const name of namedTwice(names)) report(name, field, 'stands twice');
  }
  const marks = [...bonuses.map(({ bonus }) => markOfBonus(bonus)), ...traits.map(markOfTrait)];
  for (const fault of marks.flatMap((grid) => faultsOfGrid(sprites, grid))) report('', 'looks', fault);
  if (chance.from.depth >= chance.to.depth) report('', 'chance', 'the depths must ascend');
}

const namedTwice = (names: readonly string[]): Set<string> =>
  new Set(names.filter((name, index) => names.indexOf(name) !== index));
