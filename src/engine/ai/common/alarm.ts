import { attractFoes, type Creature, makeNoise } from '../../creatures';
import { refOf } from '../../knowledge';
import { emit, heroSeesEntity, positionOf, type World } from '../../state';

/** Calls the faction's members. Emits `alarmed` if any begins to come. */
export function raiseAlarm(world: World, { entity: caller, faction }: Creature): void {
  const noise = callOf(world, caller.raw, faction);
  if (noise === null) return;
  const hears = (one: Creature): boolean => one.faction === faction && one.entity.chasing == null;
  const isNew = attractFoes(world, { from: caller, cells: world.raws.noises.radii[noise], hears });
  makeNoise(world, noise, positionOf(caller));
  if (!isNew) return;
  const isSeen = heroSeesEntity(world, caller);
  emit(world, { kind: 'alarmed', who: isSeen ? refOf(world, caller) : null }, isSeen ? 'seen' : 'heard');
}

function callOf({ raws }: World, kind: string, faction: string): 'alarm' | 'shout' | null {
  if (raws.mob[kind]?.shouts) return 'shout';
  return raws.faction[faction]?.raises_alarm ? 'alarm' : null;
}
