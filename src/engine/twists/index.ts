import { Latest } from '../../lib/latest';
import type { Level, TwistId, World } from '../state';
import { burningCracks } from './burning-cracks';
import { dealTwist } from './common/deal';
import type { Twist } from './common/twist';
import { mirrors } from './mirrors';
import { silence } from './silence';
import { tilting } from './tilting';

const DEFINITIONS = {
  'burning-cracks': burningCracks,
  mirrors,
  silence,
  tilting,
} satisfies Record<TwistId, Twist>;

// Cached, because every possible caster asks for the modifier.
const twistsByLevel = new Latest<Level, TwistId | null>();

/** Returns the modifier of the hero's level; `null` for most levels. */
export function twistOf({ raws, game, level }: World): TwistId | null {
  let twist = twistsByLevel.get(level);
  if (twist === undefined) {
    twist = dealTwist(raws, game, level);
    twistsByLevel.set(level, twist);
  }
  return twist;
}

function definitionAt(world: World): Twist | null {
  const twist = twistOf(world);
  return twist && DEFINITIONS[twist];
}

/** True if nobody on the hero's level can cast spells. */
export const isMuted = (world: World): boolean => definitionAt(world)?.mutes === true;

export function passTwist(world: World): void {
  definitionAt(world)?.pass?.(world);
}
