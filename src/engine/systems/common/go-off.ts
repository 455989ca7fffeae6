import { isLedByHero, middleOf } from '../../creatures';
import { cellsHit } from '../../effects/common/areas';
import { queueEffects } from '../../effects/queue/carriers';
import { refOf } from '../../knowledge';
import { type Entity, type EntityId, emitAbout, own, type RawId, visibleCellOf, type World } from '../../state';

/** `by` is the killer. Throws for an unknown spell. */
export function goOff(world: World, who: Entity, spell: RawId, by: EntityId | null): void {
  const { raws, game } = world;
  const effects = raws.spell[spell]?.effects;
  if (!effects) throw new Error(`no spell is called ${spell}`);
  const at = middleOf(raws, who);
  emitAbout(world, { kind: 'went-off', who: refOf(world, who), spell, at }, who, who.id);
  const cells = cellsHit(world, effects, at);
  const isHeros =
    by === game.hero.id || cells.some((cell) => world.index.at(cell).some((one) => isLedByHero(world, one)));
  const credit = isHeros ? { credit: game.hero.id } : {};
  const source = { raw: spell, entity: null, effects, from: visibleCellOf(world, who), ...credit };
  queueEffects(world, source, who.id, { kind: 'cells', cells });
  if (effects.single_activation) {
    own(raws, who, 'pools').hp.current = 0;
    world.fallen = true;
  }
}
