import { line, type Point } from '../../lib/geometry';
import { areBodiesAdjacent, bodyOf, nearestCell } from '../creatures';
import { refOf } from '../knowledge';
import { type Entity, emitAbout, entityById, moveEntity, positionOf, visibleCellOf, type World } from '../state';
import { always, type EffectKind } from './common/kind';

/** Drags the target straight towards the user, as near as possible. */
export const pulls: EffectKind = {
  readFrom: ({ effects }) => (effects.pulls ? {} : null),
  hasEffect: always,
  apply(world, { by }, target) {
    const author = by === null ? null : entityById(world, by);
    if (!author?.position || author === target) return;
    const to = cellBeside(world, author, target);
    if (to === null) return;
    moveEntity(world, target, to);
    const fact = { kind: 'dragged', who: refOf(world, target), by: refOf(world, author), at: to } as const;
    emitAbout(world, { ...fact, at: visibleCellOf(world, target) }, target, author.id);
  },
};

function cellBeside(world: World, author: Entity, target: Entity): Point | null {
  const [own, other] = [bodyOf(world.raws, author), bodyOf(world.raws, target)];
  if (areBodiesAdjacent(own, other)) return null;
  const way = line(nearestCell(other, own), positionOf(target)).slice(0, -1);
  return way.find((cell) => world.index.fits(target, cell)) ?? null;
}
