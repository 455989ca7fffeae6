import { mapLevel } from '../effects/magic-mapping';
import { enterLevel, parkedDepth } from '../levels/change-level';
import { hasWayDown } from '../schema/campaigns';
import { type Cheat, emit, own, type World } from '../state';
import { type Planner, refuse } from './common/plan';

/** A cheat takes no time and marks the run as cheated. */
export const cheat: Planner<'cheat'> = (world, action) => {
  if (action.cheat === 'exit' && !hasWayDown(world.raws.campaign, world.game.depth)) {
    return refuse({ code: 'no-way-down' });
  }
  const parked = action.cheat === 'exit' ? parkedDepth(world, world.game.depth + 1) : null;
  if (parked !== null) return refuse({ code: 'level-parked', depth: parked });
  return {
    kind: 'free',
    run: () => {
      world.game.cheated = true;
      emit(world, { kind: 'cheated', cheat: action.cheat }, 'self');
      CHEAT_EFFECTS[action.cheat](world);
    },
  };
};

const CHEAT_EFFECTS = {
  exit: (world) => enterLevel(world, world.game.depth + 1, 'cheat'),
  heal: (world) => {
    const { hp } = own(world.raws, world.game.hero, 'pools');
    hp.current = hp.max;
  },
  reveal: ({ level }) => mapLevel(level),
  god: (world) => {
    world.game.hero.godMode = true;
  },
} satisfies Record<Cheat, (world: World) => void>;
