import { type Action, type PackItem, type SeenThing, totalDamage } from '../../engine';
import { covers } from '../../lib/geometry';
import type { Situation } from './advice';
import { safeActions } from './situation';

/** A scroll or rod that strikes from afar, and the hit points that one use of it takes. */
interface Shot {
  thing: PackItem;
  damage: number;
  /** Uses left. */
  uses: number;
}

/** Those that the hero knows, the strongest first. */
export const shotsOf = ({ raws, view }: Pick<Situation, 'raws' | 'view'>): Shot[] =>
  view.pack
    .flatMap((thing): Shot[] => {
      const effects = thing.raw === null ? undefined : raws.item[thing.raw]?.consumable?.effects;
      const damage = effects?.ranged === undefined ? 0 : totalDamage(effects);
      return damage > 0 ? [{ thing, damage, uses: thing.charges ?? 1 }] : [];
    })
    .sort((a, b) => b.damage - a.damage);

/** To use it on a creature in range; `null` where that cannot be, or would harm others. */
export const aimedAt = (situation: Situation, { id }: PackItem, foe: SeenThing): Action | null =>
  safeActions(situation, 'use').find(({ item, at }) => item === id && at && covers(foe, at)) ?? null;
