import { attractFoes, type Creature } from '../../creatures';
import { refOf } from '../../knowledge';
import { emit, heroSeesEntity, type World } from '../../state';

/** Distance in cells over which creatures hear an alarm, even through walls. */
const CALL = 10;

/**
 * Makes the creature call members of its faction for help, if its faction raises the alarm. Members within earshot that
 * chase nobody then come to the hero's position. If any begin to come, emits an `alarmed` event, which names the
 * creature if the hero sees it.
 */
export function raiseAlarm(world: World, { entity: caller, faction }: Creature): void {
  if (world.raws.faction[faction]?.raises_alarm !== true) return;
  const hears = (one: Creature): boolean => one.faction === faction && one.entity.chasing == null;
  if (!attractFoes(world, { from: caller, cells: CALL, hears })) return;
  const isSeen = heroSeesEntity(world, caller);
  emit(world, { kind: 'alarmed', who: isSeen ? refOf(world, caller) : null }, isSeen ? 'seen' : 'heard');
}
