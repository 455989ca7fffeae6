import type { HeroRaw } from '../engine/schema/hero';
import type { KitRaw } from '../engine/schema/kits';
import type { Kit } from '../engine/schema/raws';
import { heroArchetype } from './archetypes';

/** Keeps the order; `base` supplies what a kit lacks. */
export const kitsFrom = (kits: readonly KitRaw[], base: HeroRaw, manaCost: (spell: string) => number): Kit[] =>
  kits.map((kit) => {
    const hero = heroWith(kit, base);
    const { id, name, about, look } = kit;
    return { id, name, about, hero, archetype: heroArchetype(hero, manaCost), ...(look && { look }) };
  });

function heroWith({ id, name, about, look, attributes, skills, ...others }: KitRaw, base: HeroRaw): HeroRaw {
  return {
    ...base,
    ...others,
    attributes: { ...base.attributes, ...attributes },
    skills: { ...base.skills, ...skills },
  };
}
