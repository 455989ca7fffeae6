import type { HeldThing, RawId, Raws, View } from '../../../src/engine';
import type { EffectMap } from '../../../src/engine/schema/effects';
import { LINGERING_TURNS } from '../../../src/engine/statuses/common/definition';
import type { Situation } from '../situation';

/** What a great foe does to whoever stands beside it, hit points a turn, as players tell each other. */
const BITE = 24;
/** Turns in which it is in range but not yet beside the hero. */
const HEADSTART = 2;
/** Hit points kept back. */
const RESERVE = 10;
/** Hit points by which a kit should exceed the foe's. */
const MARGIN = 5;

/** A known weapon that works from afar. */
export interface Shot {
  thing: HeldThing;
  effects: EffectMap;
  /** Uses left. */
  charges: number;
}

/** Known scrolls and rods that want a target. */
export function shots({ raws, view }: Situation): Shot[] {
  return view.held.flatMap((thing) => {
    const effects = thing.raw === null ? undefined : raws.item[thing.raw]?.consumable?.effects;
    const charges = thing.charges ?? 1;
    return effects?.ranged !== undefined && charges > 0 ? [{ thing, effects, charges }] : [];
  });
}

/** What it can bring to bear on a single foe from afar. */
export interface Arsenal {
  /** Hit points each, at once. */
  nukes: number[];
  /** Turns each during which a confused foe does nothing. */
  stuns: number[];
  /** Hit points all told, later. */
  venoms: number[];
}

export function arsenalOf(situation: Situation): Arsenal {
  const { view, raws } = situation;
  const arsenal: Arsenal = { nukes: [], stuns: [], venoms: [] };
  for (const { effects, charges } of shots(situation)) {
    for (let charge = 0; charge < charges; charge++) add(arsenal, effects);
  }
  const best = [...view.hero.spells].sort((a, b) => power(raws, b.spell) - power(raws, a.spell))[0];
  if (best) {
    const effects = raws.spell[best.spell]?.effects ?? {};
    for (let mana = view.hero.mana.current; mana >= best.manaCost; mana -= best.manaCost) add(arsenal, effects);
  }
  return arsenal;
}

function add({ nukes, stuns, venoms }: Arsenal, { damage, confusion, damage_over_time }: EffectMap): void {
  if (damage !== undefined) nukes.push(damage);
  else if (damage_over_time !== undefined) venoms.push(damage_over_time * LINGERING_TURNS);
  else if (confusion !== undefined) stuns.push(confusion);
}

/** Hit points a spell takes in the end. */
export function power(raws: Raws, spell: RawId): number {
  const { damage = 0, damage_over_time = 0 } = raws.spell[spell]?.effects ?? {};
  return damage + damage_over_time * LINGERING_TURNS;
}

/** Would all this together bring down a foe of so many hit points before it brings down the hero? */
export function suffices({ hero }: View, { nukes, stuns, venoms }: Arsenal, hitPoints: number): boolean {
  const stunned = stuns.reduce((sum, turns) => sum + turns - 1, 0);
  const turns = HEADSTART + Math.max(0, Math.floor((hero.hp.current - RESERVE) / BITE)) + stunned;
  const strongest = [...nukes, ...venoms].sort((a, b) => b - a).slice(0, turns);
  return strongest.reduce((sum, one) => sum + one, 0) >= hitPoints + MARGIN;
}
