import type { ItemRaw, Variant } from '../engine/schema/items';
import type { BonusRaw, MagicGearRaw, TraitRaw } from '../engine/schema/magic-gear';
import { dice } from '../lib/dice';

type Weapon = NonNullable<ItemRaw['weapon']>;

/** Ticks that each point of bonus removes; melee weapons lose whole ticks. */
const LIGHTER = 0.1;

/** Keeps the order of bases. Skips names that an item in the same campaigns has. */
export function magicVariants(items: readonly ItemRaw[], rules: MagicGearRaw): ItemRaw[] {
  const isBeside = ({ campaigns }: ItemRaw): boolean =>
    campaigns?.some((campaign) => rules.campaigns.includes(campaign)) ?? true;
  const names = new Set(items.filter(isBeside).map(({ name }) => name));
  const variants = rules.bases.flatMap((id) => {
    const base = items.find((item) => item.id === id);
    if (!base) return [];
    const traits = base.weapon ? rules.traits : [];
    return [null, ...traits].flatMap((trait) =>
      rules.bonuses
        .filter(({ bonus }) => trait === null || bonus > 0)
        .map((bonus) => variantOf(base, bonus, trait, rules)),
    );
  });
  return variants.filter(({ name }) => !names.has(name));
}

function variantOf(base: ItemRaw, row: BonusRaw, trait: TraitRaw | null, { campaigns }: MagicGearRaw): ItemRaw {
  const { bonus } = row;
  const { junk, vendor_category, weapon, wearable, initiative_penalty = 0, base_value = 0, ...rest } = base;
  const signed = `${bonus > 0 ? '+' : ''}${bonus}`;
  const lighter = weapon?.range === 'melee' ? bonus : LIGHTER * bonus;
  return {
    ...rest,
    id: `${trait ? `${trait.id}-` : ''}${base.id}${signed}`,
    name: [...(trait ? [trait.name] : []), base.name, signed].join(' '),
    ...(bonus < 0 && { junk: true }),
    base_value: ((bonus < 0 ? 0 : base_value) + row.value) * (trait ? 2 : 1),
    initiative_penalty: Math.round(100 * (initiative_penalty - lighter)) / 100,
    campaigns: [...campaigns],
    ...(weapon && { weapon: { ...enchant(weapon, bonus), ...procOf(trait) } }),
    ...(wearable && {
      wearable: { ...wearable, armor_class: Math.round(10 * (wearable.armor_class + bonus)) / 10 },
    }),
    magic: { class: row.class, naming: `Unidentified ${base.name}`, ...(bonus < 0 && { cursed: true }) },
    variant: placeOf(base, row, trait),
  };
}

const placeOf = ({ id }: ItemRaw, { bonus, weight, min_depth }: BonusRaw, trait: TraitRaw | null): Variant => ({
  base: id,
  bonus,
  trait: trait?.id ?? null,
  weight: trait ? Math.max(1, weight - 1) : weight,
  minDepth: trait ? min_depth + 1 : min_depth,
});

function enchant(weapon: Weapon, bonus: number): Weapon {
  const { count, sides, bonus: before } = dice(weapon.base_damage);
  const sum = before + bonus;
  const base_damage = `${count}d${sides}${sum > 0 ? '+' : ''}${sum === 0 ? '' : sum}`;
  return { ...weapon, base_damage, hit_bonus: weapon.hit_bonus + bonus };
}

const procOf = (trait: TraitRaw | null): Partial<Weapon> =>
  trait ? { proc_chance: trait.proc_chance, proc_target: 'target', proc_effects: trait.proc_effects } : {};
