import { attractFoes, type Creature } from '../../creatures';
import { refOf } from '../../knowledge';
import { emit, heroSeesEntity, type World } from '../../state';

/** Cells over which an alarm is heard, walls or not. */
const CALL = 10;

/**
 * Whoever sets out after the hero, of a faction that raises the alarm, calls those of it who are near and have nobody
 * to go after: they come to where the hero is. The hero is told when anybody begins to, and by whom if it sees that
 * one.
 */
export function raiseAlarm(world: World, { entity: caller, faction }: Creature): void {
  if (world.raws.faction[faction]?.raises_alarm !== true) return;
  const hears = (one: Creature): boolean => one.faction === faction && one.entity.chasing == null;
  if (!attractFoes(world, { from: caller, cells: CALL, hears })) return;
  const isSeen = heroSeesEntity(world, caller);
  emit(world, { kind: 'alarmed', who: isSeen ? refOf(world, caller) : null }, isSeen ? 'seen' : 'heard');
}
