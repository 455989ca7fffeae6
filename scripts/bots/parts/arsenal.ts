import { type PackItem, type RawId, type Raws, totalDamage, type View } from '../../../src/engine';
import { magicDamage } from '../../../src/engine/formulas';
import type { EffectMap } from '../../../src/engine/schema/effects';
import { sum } from '../../../src/lib/lists';
import type { Situation } from '../situation';

/** Assumed damage per turn, in hit points, of a boss beside the hero. */
const BOSS_DAMAGE = 24;
/** Assumed number of turns in which the hero can shoot before the boss is beside it. */
const HEADSTART = 2;
/** Hit points that the hero must keep. */
const RESERVE = 10;
/** Hit points by which the planned damage must exceed the enemy's hit points. */
const MARGIN = 5;

/** Identified scroll or rod that affects a target at a distance. */
export interface Shot {
  thing: PackItem;
  effects: EffectMap;
  charges: number;
}

/** Returns the identified scrolls and rods in the pack that need a target and have uses left. */
export function shots({ raws, view }: Situation): Shot[] {
  return view.pack.flatMap((thing) => {
    const effects = thing.raw === null ? undefined : raws.item[thing.raw]?.consumable?.effects;
    const charges = thing.charges ?? 1;
    if (effects?.ranged === undefined || charges < 1) return [];
    return [{ thing, effects: grown(view, effects), charges }];
  });
}

/** Returns the effects with the damage that the hero's Magic skill gives them. */
function grown({ hero }: View, effects: EffectMap): EffectMap {
  const { damage, damage_over_time: perTurn } = effects;
  const magic = hero.skills.magic ?? 0;
  return {
    ...effects,
    ...(damage !== undefined && { damage: magicDamage(damage, magic) }),
    ...(perTurn !== undefined && { damage_over_time: magicDamage(perTurn, magic) }),
  };
}

/** Everything with which the hero can harm or hinder an enemy from a distance. Each number is one use. */
export interface Arsenal {
  /** Immediate damage of a use, in hit points. */
  nukes: number[];
  /** Number of turns for which a use confuses the enemy, who then does nothing. */
  stuns: number[];
  /** Damage over time of a use, in hit points altogether. */
  venoms: number[];
}

/** Returns the uses of scrolls and rods with a target, and the casts of the strongest spell that the mana allows. */
export function arsenalOf(situation: Situation): Arsenal {
  const { view, raws } = situation;
  const arsenal: Arsenal = { nukes: [], stuns: [], venoms: [] };
  for (const { effects, charges } of shots(situation)) {
    for (let charge = 0; charge < charges; charge++) add(arsenal, effects);
  }
  const best = [...view.hero.spells].sort((a, b) => power(raws, b.spell) - power(raws, a.spell))[0];
  if (best) {
    const effects = grown(view, raws.spell[best.spell]?.effects ?? {});
    for (let mana = view.hero.mana.current; mana >= best.manaCost; mana -= best.manaCost) add(arsenal, effects);
  }
  return arsenal;
}

function add({ nukes, stuns, venoms }: Arsenal, { damage, confusion, damage_over_time }: EffectMap): void {
  if (damage !== undefined) nukes.push(damage);
  else if (damage_over_time !== undefined) venoms.push(totalDamage({ damage_over_time }));
  else if (confusion !== undefined) stuns.push(confusion);
}

/** Returns the total damage of one cast of a spell, in hit points, for a hero of the first level. */
export const power = (raws: Raws, spell: RawId): number => totalDamage(raws.spell[spell]?.effects ?? {});

/** True if the hero would kill an enemy with this many hit points before the enemy kills the hero. */
export function suffices({ hero }: View, { nukes, stuns, venoms }: Arsenal, hitPoints: number): boolean {
  const stunned = stuns.reduce((sum, turns) => sum + turns - 1, 0);
  const turns = HEADSTART + Math.max(0, Math.floor((hero.hp.current - RESERVE) / BOSS_DAMAGE)) + stunned;
  const strongest = [...nukes, ...venoms].sort((a, b) => b - a).slice(0, turns);
  return sum(strongest) >= hitPoints + MARGIN;
}
