import type { RawId, ThingRef } from '../../../src/engine';
import { same } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { stepAlong, wayTo } from './ground';
import { plainKindOf } from './wardrobe';

const TRIES = 40;

/**
 * Plans to equip, buy or fetch magic gear, if the bot has never worn magic gear of the same plain kind. Fetches it even
 * if enemies are in view.
 */
export function* wearNewGear(situation: Situation): Plan {
  const { view, memory } = situation;
  for (const thing of view.pack) {
    const kind = newKindOf(situation, thing);
    if (kind === null || thing.slot !== null || thing.fits === null) continue;
    memory.done.add(worn(kind));
    yield { kind: 'equip', item: thing.id };
    memory.done.delete(worn(kind));
  }
  for (const { vendor, wares } of view.shops) {
    for (const { raw, price, left } of wares) {
      const isWanted = left > 0 && price <= view.hero.gold && newKindOf(situation, { raw }) !== null;
      if (isWanted) yield { kind: 'buy', vendor: vendor.id, item: raw };
    }
  }
  for (const { kind, id, at, ...thing } of view.things) {
    if (kind !== 'item' || newKindOf(situation, thing) === null || !memory.tryAgain(`gear ${id}`, TRIES)) continue;
    if (same(at, view.hero.at)) yield { kind: 'pickup', item: id };
    yield { kind: 'fetch', item: id };
    yield* stepAlong(view, wayTo(view, [at]));
  }
}

const worn = (kind: RawId): string => `worn magic ${kind}`;

/** Returns the plain kind of magic gear; `null` for other things, and if the bot has worn magic gear of this kind. */
function newKindOf({ raws, memory }: Situation, thing: Pick<ThingRef, 'raw' | 'alias'>): RawId | null {
  const kind = (thing.raw === null ? null : raws.item[thing.raw]?.variant?.base) ?? plainKindOf(raws, thing);
  return kind === null || memory.done.has(worn(kind)) ? null : kind;
}
