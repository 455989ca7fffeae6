import { refOf } from '../knowledge';
import { call, countCalled } from '../spawning/call';
import { emitAt, positionOf, type RawId, type World } from '../state';
import { always, type EffectKind } from './common/kind';

/** Raises one dead creature. The remains stay and can be raised again. */
export const wakes: EffectKind = {
  readFrom: ({ effects }) => (effects.wakes ? {} : null),
  hasEffect: always,
  apply(world, { source, by, targets }, target) {
    const what = world.raws.spell[source]?.effects.wakes;
    if (!what || target.id !== by || targets.kind !== 'cells' || !mayWakeMore(world, source)) return;
    const remains = targets.cells.flatMap((cell) => world.index.at(cell)).filter(({ raw }) => raw === what.remains);
    if (remains.length === 0) return;
    const woken = call(world, what.as, positionOf(world.rng.pick(remains)));
    if (!woken) return;
    const at = positionOf(woken);
    emitAt(world, { kind: 'woken', who: refOf(world, woken), remains: what.remains, at }, at, false);
  },
};

/** False if the level already has the spell's maximum of woken creatures. */
export function mayWakeMore(world: World, spell: RawId): boolean {
  const what = world.raws.spell[spell]?.effects.wakes;
  return !what || countCalled(world, what.as) < what.most;
}
