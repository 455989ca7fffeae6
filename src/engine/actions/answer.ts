import { hostilesInView, takeBoon } from '../creatures';
import { refOf } from '../knowledge';
import { refreshDerivedState } from '../levels/change-level';
import { emit, type Pending, packItem, type World } from '../state';
import { freeCaptive } from './common/captives';
import { learnFromSage } from './common/consult';
import { type Plan, type Planner, refuse } from './common/plan';

/** Without a pending choice, `option` numbers the offered boons from 1. */
export const answer: Planner<'answer'> = (world, { option }) => {
  const { pending } = world.game;
  if (!pending) return chooseBoon(world, option);
  if (option !== null && !pending.options.includes(option)) return refuse({ code: 'not-an-option' });
  if (option !== null && pending.kind === 'consult') return learnFromSage(world, pending, option);
  if (option !== null && pending.kind === 'captive') return freeCaptive(world, pending, option);
  if (option !== null || pending.begun) return choose(world, pending, option);
  return { kind: 'free', run: () => decline(world, pending) };
};

function chooseBoon(world: World, option: number | null): Plan {
  const { earnedBoons } = world.game.hero;
  if (!earnedBoons) return refuse({ code: 'nothing-pending' });
  const boon = option === null ? undefined : earnedBoons.offer[option - 1];
  if (boon === undefined) return refuse({ code: 'not-an-option' });
  const [foe] = hostilesInView(world);
  if (foe) return refuse({ code: 'hostile-in-view', who: foe.raw });
  return {
    kind: 'free',
    run() {
      takeBoon(world, boon);
      // A free action causes no tick that would update derived figures.
      refreshDerivedState(world, [world.game.hero]);
    },
  };
}

const choose = (world: World, { item }: Pending, choice: number | null): Plan => ({
  kind: 'turn',
  run: () => {
    world.game.pending = null;
    world.intents.set(world.game.hero.id, { kind: 'use', item, at: null, choice, begun: true });
  },
});

function decline(world: World, { item }: Pending): void {
  world.game.pending = null;
  const scroll = packItem(world, item);
  if (scroll) emit(world, { kind: 'declined', item: refOf(world, scroll) }, 'self');
}
